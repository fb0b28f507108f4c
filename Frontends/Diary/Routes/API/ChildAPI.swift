import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Children for programs.
enum ChildAPI {
  static var routes: [DiaryRoute] { [list, add, one, change] }

  private static let list = DiaryAPI.get(
    "listChildren",
    "/api/children",
    "All children.",
    [],
    schema: DiaryAPI.listSchema
  ) { _, context in
    try await context.read { transaction in
      let writer = RecordJSON(zones: try context.zones(in: transaction), now: context.now)
      let items = try ChildBook.children(in: transaction).map { child in
        writer.child(child, hasPhoto: try ChildBook.photo(of: child.id, in: transaction) != nil)
      }
      return APIPage.json(items, next: nil)
    }
  }

  private static let add = DiaryAPI.act(
    "addChild",
    .post,
    "/api/children",
    "Adds a child.",
    ProfileForm.parameters,
    status: .created
  ) { input, context in
    let child = try await ChildActions(context).add(input)
    return try await json(of: child.id, context)
  }

  private static let one = DiaryAPI.get(
    "readChild",
    "/api/children/{child}",
    "A child.",
    [DiaryInput.child],
    schema: DiaryAPI.recordSchema
  ) { input, context in
    try await json(of: try input.required(DiaryInput.child), context)
  }

  private static let change = DiaryAPI.act(
    "editChild",
    .patch,
    "/api/children/{child}",
    "Changes what the body names of a child.",
    [DiaryInput.child]
      + [
        Parameter("name", in: .body, .text(1...1000), "The name."),
        Parameter("born", in: .body, .day, "The date of birth."),
      ] as [any RouteParameter] + ProfileForm.parameters.dropFirst(2)
  ) { input, context in
    let id = try input.required(DiaryInput.child)
    try DiaryAPI.check(input, try await json(of: id, context), context)
    try await ChildActions(context).edit(id, input)
    return try await json(of: id, context)
  }

  private static func json(of id: RecordID, _ context: DiaryContext) async throws -> JSON {
    try await context.read { transaction in
      let diary = try context.open(id, in: transaction)
      return RecordJSON(zones: diary.zones, now: diary.now).child(
        diary.child,
        hasPhoto: try ChildBook.photo(of: id, in: transaction) != nil
      )
    }
  }
}
