import CommandKit
import PlayerCore

/// What completions offer of the program's sounds.
enum PlayerCandidates {
  /// The values that a word of a kind may have.
  static func list(_ kind: String, _ session: PlayerSession) -> [Candidate] {
    switch kind {
    case "track":
      CollectionsViewModel(in: session.messages).shelves.flatMap(\.tracks).map {
        Candidate($0.name, note: $0.title)
      }
    default: []
    }
  }
}
