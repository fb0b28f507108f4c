import HabitsCore
import HearthModel
import HouseholdWeb

/// What pages and the API do with categories.
struct CategoryActions {
  private let context: HabitsContext

  init(_ context: HabitsContext) {
    self.context = context
  }

  /// The fate of trackers that move to a category; nil where none is named.
  ///
  /// - Throws: `HabitsError.noSuchCategory`.
  func move(to id: String?) async throws -> CategoryBook.Fate? {
    guard let id else { return nil }
    return .move(to: try await context.read { try CategoryBook.category(id, in: $0).id })
  }
}
