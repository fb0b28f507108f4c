import CommandKit
import HearthSupport
import PlayerCore

/// What completions offer of the program's sounds, and of what the family has kept.
enum PlayerCandidates {
  /// The values that a word of a kind may have.
  static func list(_ kind: String, _ session: PlayerSession) async throws -> [Candidate] {
    switch kind {
    case "track": try await tracks(session)
    case "preset":
      try await session.read { try PresetBook.presets(in: $0) }.map { Candidate($0.name) }
    case "folder":
      try await session.read { try OwnSoundBook.all(in: $0) }.map { Candidate($0.path) }
    default: []
    }
  }

  private static func tracks(_ session: PlayerSession) async throws -> [Candidate] {
    let own = OwnSoundBook.sounds(of: try await session.read { try OwnSoundBook.all(in: $0) })
    let scene = CollectionsViewModel(own: own.filter { !$0.isMissing }, in: session.messages)
    return scene.shelves.flatMap(\.tracks).map { Candidate($0.name, note: $0.title) }
  }
}
