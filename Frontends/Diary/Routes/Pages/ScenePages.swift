import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The Day scene and the User scene.
enum ScenePages {
  static var routes: [DiaryRoute] { [home, children, today, day, pickDay] }

  /// The one child's day, else the choice of a child.
  private static let home = DiaryRoute(
    "home",
    .get,
    "/",
    "Where the app opens.",
    isDocumented: false,
    access: .reader,
    answer: .redirect
  ) { _, context in
    let present = try await context.read { transaction in
      try ChildBook.children(in: transaction).filter { !$0.isArchived }
    }
    return .redirect(to: present.count == 1 ? DiaryPath.child(present[0].id) : "/children")
  }

  private static let today = DiaryRoute(
    "todayPage",
    .get,
    "/children/{child}",
    "The child's day so far.",
    isDocumented: false,
    access: .reader,
    parameters: [DiaryInput.child, DiaryInput.done],
    answer: .page
  ) { input, context in
    try await page(of: try input.required(DiaryInput.child), nil, input, context)
  }

  private static let day = DiaryRoute(
    "dayPage",
    .get,
    "/children/{child}/days/{day}",
    "A day of the child.",
    isDocumented: false,
    access: .reader,
    parameters: [DiaryInput.child, DiaryInput.day, DiaryInput.done],
    answer: .page
  ) { input, context in
    let child = try input.required(DiaryInput.child)
    return try await page(of: child, try input.required(DiaryInput.day), input, context)
  }

  private static let chosen = Parameter("day", in: .query, .day, "The date.", isRequired: true)

  /// The date picker's form has the date in the query.
  private static let pickDay = DiaryRoute(
    "pickDay",
    .get,
    "/children/{child}/days",
    "Leads to a day's page.",
    isDocumented: false,
    access: .reader,
    parameters: [DiaryInput.child, chosen],
    answer: .redirect
  ) { input, _ in
    let child = try input.required(DiaryInput.child)
    return .redirect(to: DiaryPath.day(try input.required(chosen), of: child))
  }

  private static func page(
    of child: RecordID,
    _ day: Day?,
    _ input: RouteInput,
    _ context: DiaryContext
  ) async throws -> HTTPResponse {
    let done = try input(DiaryInput.done)
    let scene = try await context.read { transaction in
      let diary = try context.open(child, in: transaction)
      let reader = DayReader(transaction, zones: diary.zones, now: diary.now)
      let day = day ?? diary.today
      return DayScene(
        diary: diary,
        day: try reader.day(day, of: diary.child),
        now: day == diary.today ? try reader.now(of: diary.child) : nil,
        context: context
      )
    }
    return context.response(scene.page(done: done))
  }

  private static let children = DiaryRoute(
    "childrenPage",
    .get,
    "/children",
    "The children.",
    isDocumented: false,
    access: .reader,
    answer: .page
  ) { _, context in
    let scene = try await context.read { transaction in
      let children = try ChildBook.children(in: transaction)
      let zones = try context.zones(in: transaction)
      let photographed = try children.filter {
        try ChildBook.photo(of: $0.id, in: transaction) != nil
      }
      return UserScene(
        model: UserViewModel(
          children,
          today: zones.day(holding: context.now),
          in: context.messages
        ),
        photographed: Set(photographed.map(\.id)),
        context: context
      )
    }
    return context.response(scene.page)
  }
}
