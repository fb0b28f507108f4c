import CommandKit
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

/// `add FOLDER…`, `remove FOLDER…`: the family's own sounds.
enum OwnSoundsCommands {
  private static let places = Argument.repeating(
    "word.folder",
    .file,
    summary: "argument.player.folder"
  )
  private static let known = Argument.repeating(
    "word.folder",
    .named("folder"),
    summary: "argument.player.folder"
  )

  static let add = Command<PlayerSession>(
    "add",
    summary: "command.player.add",
    discussion: "command.player.add.discussion",
    parameters: [places]
  ) { values, session in
    let book = OwnSoundBook(session.dependencies)
    var added: [OwnSound] = []
    for place in values[places] {
      let path = session.absolute(place)
      try await check(path, session)
      added += try await book.add(path)
    }
    let model = TracksViewModel(own: added, in: session.messages)
    try session.print(model.json, or: [session.messages("done.sounds.added", added.count)])
  }

  static let remove = Command<PlayerSession>(
    "remove",
    summary: "command.player.remove",
    parameters: [known]
  ) { values, session in
    let book = OwnSoundBook(session.dependencies)
    for place in values[known] { try await book.remove(session.absolute(place)) }
    let own = OwnSoundBook.sounds(of: try await session.read { try OwnSoundBook.all(in: $0) })
    let model = TracksViewModel(own: own, in: session.messages)
    try session.print(model.json, or: [session.messages("done.sounds.removed", own.count)])
  }

  /// A single file has to be one that can be played; of a folder the endings are believed.
  private static func check(_ path: String, _ session: PlayerSession) async throws {
    guard OwnSoundBook.isFile(path) else { return }
    let entry = MixEntry(OwnSound(path: path).address)
    session.remark(on: try await SoundShop(session.sources).fetch([entry], seed: 1))
  }
}
