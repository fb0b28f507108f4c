import CommandKit
import DiaryCore
import HearthModel
import HearthPorts
import HearthSupport

/// `child edit [CHILD] [--name N] [--born D] … [--photo FILE]`.
enum ChildEdit {
  /// What can be forgotten.
  private enum Fact: String, CaseIterable {
    case bornAt = "born-at"
    case due
    case sex
    case colour
  }

  /// A photo of the largest cameras, in bytes.
  private static let longestPhoto = 64 << 20

  private static let child = Argument<String?>.optional(
    "word.child",
    .named("child"),
    summary: "argument.child"
  )
  private static let name = Option(
    "name",
    .text,
    valueName: "word.name",
    summary: "option.child.name"
  )
  private static let born = Option("born", .date, valueName: "word.date", summary: "option.born")
  private static let night = Option(
    "night",
    .night,
    valueName: "word.night",
    summary: "option.night"
  )
  private static let clear = Option<[Fact]>.repeating(
    "clear",
    .choice(of: Fact.self),
    summary: "option.child.clear"
  )
  private static let photo = Option(
    "photo",
    .file,
    valueName: "word.path",
    summary: "option.child.photo"
  )
  private static let noPhoto = Flag("no-photo", summary: "option.child.no-photo")

  static let command = Command<DiarySession>(
    "edit",
    summary: "command.child.edit",
    parameters: [
      child, name, born, ChildCommand.bornAt, ChildCommand.due, ChildCommand.sex, night,
      ChildCommand.colour, clear, photo, noPhoto,
    ],
    exclusive: [[photo, noPhoto]]
  ) { values, session in
    var diary = try await session.open(values[child])
    let changes = changes(values)
    let takesPhoto = values[photo] != nil || values[noPhoto]
    guard !changes.isEmpty || takesPhoto else {
      throw Failure(session.messages("refused.nothing-to-change"), status: .usage)
    }
    // The photo is worked on first: where it cannot be used, nothing has changed.
    let portrait = try await portrait(values[photo], session)
    let book = ChildBook(session.dependencies)
    let hasPhoto = try await book.edit(
      diary.child.id,
      photo: takesPhoto ? .some(portrait) : nil
    ) { child in
      for change in changes { change(&child) }
    }
    diary = try await session.open(diary.child.id.description)
    let text = session.messages(
      "done.child-edited",
      diary.child.name,
      session.messages.dateText(diary.child.born, .long),
      diary.child.night.description
    )
    try session.print(diary.writer.child(diary.child, hasPhoto: hasPhoto), or: [text])
  }

  private static func changes(_ values: Values) -> [@Sendable (inout Child) -> Void] {
    var changes: [@Sendable (inout Child) -> Void] = values[clear].map { fact in
      { child in
        switch fact {
        case .bornAt: child.bornAt = nil
        case .due: child.due = nil
        case .sex: child.sex = nil
        case .colour: child.colour = nil
        }
      }
    }
    if let name = values[name] { changes.append { $0.name = name } }
    if let born = values[born] { changes.append { $0.born = born } }
    if let time = values[ChildCommand.bornAt] { changes.append { $0.bornAt = time } }
    if let due = values[ChildCommand.due] { changes.append { $0.due = due } }
    if let sex = values[ChildCommand.sex] { changes.append { $0.sex = Sex(rawValue: sex) } }
    if let night = values[night] { changes.append { $0.night = night } }
    if let colour = values[ChildCommand.colour] { changes.append { $0.colour = colour } }
    return changes
  }

  private static func portrait(_ path: String?, _ session: DiarySession) async throws -> [UInt8]? {
    guard let path else { return nil }
    guard let photos = session.photos else {
      throw Failure(session.messages("refused.no-photos"))
    }
    let bytes = try FileReader.bytes(at: path, limit: longestPhoto)
    return try await photos.portrait(of: bytes, side: ChildPhoto.side)
  }
}
