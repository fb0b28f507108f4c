import HTTPKit
import HabitsCore
import HearthModel
import HouseholdWeb

/// What pages and the API say of days.
struct MarkActions {
  static let fields: [any RouteParameter] = [
    HabitsInput.amount, HabitsInput.note, HabitsInput.reason,
  ]

  private let context: HabitsContext

  init(_ context: HabitsContext) {
    self.context = context
  }

  /// `done`, `skip`, `miss`, `clear` or `toggle`.
  func act(_ word: String, _ input: RouteInput) async throws -> MarkedDay {
    let id = try input.required(HabitsInput.id).description
    let day = try input.required(HabitsInput.day)
    // An empty text takes a note away; a body that does not name it leaves it alone.
    let note = input.names(HabitsInput.note) ? try input(HabitsInput.note) ?? "" : nil
    let book = try await context.marks()
    switch word {
    case "done":
      return try await book.done(id, on: day, amount: try input(HabitsInput.amount), note: note)
    case "skip": return try await book.skip(id, on: day, reason: try input(HabitsInput.reason))
    case "miss": return try await book.miss(id, on: day, note: note)
    case "toggle": return try await book.toggle(id, on: day)
    default: return try await book.clear(id, on: day)
    }
  }
}
