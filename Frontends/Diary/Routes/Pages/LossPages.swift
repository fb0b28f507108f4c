import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Decides on values that lost against another device's.
enum LossPages {
  /// What a person can decide.
  enum Choice: String, CaseIterable {
    /// The value that lost stands.
    case take
    /// The entry stays as it is, and nobody is told any more.
    case keep
  }

  static var routes: [DiaryRoute] { Choice.allCases.map(form) + Choice.allCases.map(api) }

  static func path(_ id: RecordID, _ choice: Choice) -> String {
    "/entries/\(id)/loss/\(choice.rawValue)"
  }

  private static func form(_ choice: Choice) -> DiaryRoute {
    DiaryForms.action(
      "\(choice.rawValue)LossForm",
      PathPattern("/entries/{id}/loss/\(choice.rawValue)"),
      choice.summary,
      [DiaryInput.id] + DiaryInput.answers
    ) { input, context in
      let (diary, entry) = try await context.openEntry(try input.required(DiaryInput.id))
      let settled = try await settle(entry.id, choice, input, diary, context)
      let done = choice == .take ? "changed" : "kept"
      return DiaryPath.day(diary, holding: settled.beginning(by: diary.zones), done: done)
    }
  }

  private static func api(_ choice: Choice) -> DiaryRoute {
    DiaryAPI.act(
      "\(choice.rawValue)Loss",
      .post,
      PathPattern("/api/entries/{id}/loss/\(choice.rawValue)"),
      choice.summary,
      [DiaryInput.id] + DiaryInput.answers
    ) { input, context in
      let (diary, entry) = try await context.openEntry(try input.required(DiaryInput.id))
      let settled = try await settle(entry.id, choice, input, diary, context)
      return ["id": .string(settled.id.description)]
    }
  }

  private static func settle(
    _ id: RecordID,
    _ choice: Choice,
    _ input: RouteInput,
    _ diary: OpenDiary,
    _ context: DiaryContext
  ) async throws -> DiaryEntry {
    let journal = LossJournal(context.dependencies, zones: diary.zones)
    return switch choice {
    case .take: try await journal.take(id, try context.answers(input, in: diary))
    case .keep: try await journal.keep(id)
    }
  }
}

extension LossPages.Choice {
  fileprivate var summary: String {
    switch self {
    case .take: "Lets the other device’s values of an entry stand."
    case .keep: "Leaves an entry as it is and forgets the other device’s values."
    }
  }
}

extension WebContext<DiaryWeb> {
  /// A sleep or an event with the diary it belongs to; what is the household's is opened in any child's.
  ///
  /// - Throws: `DiaryError.noSuchRecord`, `StoreError`.
  fileprivate func openEntry(
    _ id: RecordID
  ) async throws -> (diary: OpenDiary, entry: DiaryEntry) {
    try await read { transaction in
      let entry = try RecordFinder(transaction).entry(id.description)
      guard let child = try entry.childID ?? ChildBook.children(in: transaction).first?.id else {
        throw DiaryError.noChildren
      }
      return (try self.open(child, in: transaction), entry)
    }
  }
}
