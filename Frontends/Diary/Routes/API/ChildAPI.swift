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
  static var routes: [DiaryRoute] { [list, add, one, change, merge] }

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
    let checking = context.meaning(input) { try stored(id, context, in: $0) }
    try await ChildActions(checking).edit(id, input)
    return try await json(of: id, context)
  }

  private static let merge = DiaryAPI.act(
    "mergeChild",
    .post,
    "/api/children/{child}/merge",
    "Makes one child of two: all entries of the other become this one's, and the other goes.",
    access: .owner,
    [DiaryInput.child, ChildActions.other, DiaryInput.isConfirmed]
  ) { input, context in
    let merged = try await ChildActions(context).merge(input)
    return .object(
      (try await json(of: merged.child.id, context).members ?? []) + [
        .init("moved", .integer(Int64(merged.moved)))
      ]
    )
  }

  private static func json(of id: RecordID, _ context: DiaryContext) async throws -> JSON {
    try await context.read { try stored(id, context, in: $0) }
  }

  private static func stored(
    _ id: RecordID,
    _ context: DiaryContext,
    in transaction: any ReadTransaction
  ) throws -> JSON {
    let diary = try context.open(id, in: transaction)
    return RecordJSON(zones: diary.zones, now: diary.now).child(
      diary.child,
      hasPhoto: try ChildBook.photo(of: id, in: transaction) != nil
    )
  }
}
