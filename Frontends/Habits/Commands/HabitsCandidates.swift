import CommandKit
import HabitsCore
import HearthModel
import HearthPlugins
import HearthSupport

/// What completions offer of the household's habits and of the program's formats.
enum HabitsCandidates {
  /// The values that a word of a kind may have.
  static func list(_ kind: String, _ session: HabitsSession) async throws -> [Candidate] {
    switch kind {
    case "import-format": session.importers.plugins.map { described($0.name, $0.summary, session) }
    case "export-format": session.exporters.plugins.map { described($0.name, $0.summary, session) }
    case "tracker": try await trackers(session)
    case "category":
      try await session.read { try CategoryBook.categories(in: $0) }.map { Candidate($0.name) }
    default: []
    }
  }

  private static func described(
    _ name: String,
    _ summary: String,
    _ session: HabitsSession
  ) -> Candidate {
    Candidate(name, note: session.messages(MessageKey(summary)))
  }

  /// Names, and identifiers with the name beside them where several have one name.
  private static func trackers(_ session: HabitsSession) async throws -> [Candidate] {
    let trackers = try await session.read { try TrackerBook.trackers(in: $0) }
    let groups = Dictionary(grouping: trackers, by: \.name)
    return trackers.map { tracker in
      groups[tracker.name]?.count == 1
        ? Candidate(tracker.name, note: tracker.emoji)
        : Candidate(tracker.id.description, note: "\(tracker.emoji) \(tracker.name)")
    }
  }
}
