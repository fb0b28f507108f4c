import HTTPKit
import HabitsCore
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The main screen, of today and of any day.
enum DayPages {
  static var routes: [HabitsRoute] { [home, day, pick] }

  private static let home = HabitsRoute(
    "home",
    .get,
    "/",
    "The cards of today.",
    isDocumented: false,
    access: .reader,
    parameters: [HabitsInput.search, HabitsInput.filter, HabitsInput.done],
    answer: .page
  ) { input, context in
    try await page(nil, input, context)
  }

  private static let day = HabitsRoute(
    "dayPage",
    .get,
    "/days/{day}",
    "The cards of a day.",
    isDocumented: false,
    access: .reader,
    parameters: [HabitsInput.day, HabitsInput.search, HabitsInput.filter, HabitsInput.done],
    answer: .page
  ) { input, context in
    try await page(try input.required(HabitsInput.day), input, context)
  }

  private static let chosen = Parameter("day", in: .query, .day, "The date.", isRequired: true)

  /// The date picker's form has the date in the query.
  private static let pick = HabitsRoute(
    "pickDay",
    .get,
    "/days",
    "Leads to a day's page.",
    isDocumented: false,
    access: .reader,
    parameters: [chosen],
    answer: .redirect
  ) { input, _ in
    .redirect(to: HabitsPath.day(try input.required(chosen)))
  }

  private static func page(
    _ day: Day?,
    _ input: RouteInput,
    _ context: HabitsContext
  ) async throws -> HTTPResponse {
    let (search, chosen) = (try input(HabitsInput.search), try input(HabitsInput.filter))
    let filter = chosen.map(TrackerFilter.init(rawValue:)) ?? FilterCookie.kept(input)
    let day = filter == .today && chosen != nil ? nil : day
    let (shown, memory, firstWeekday) = try await context.reading { reader, transaction in
      (
        try reader.day(day ?? reader.today), try HabitsMemory.stored(in: transaction),
        reader.calendar.firstWeekday
      )
    }
    guard memory.isOnboarded || !context.may(.person) else { return .redirect(to: "/onboarding") }
    let scene = DayScene(
      day: shown,
      model: TrackersViewModel(shown, search: search, filter: filter, in: context.messages),
      search: search ?? "",
      filter: filter,
      firstWeekday: firstWeekday,
      context: context
    )
    var response = context.response(
      scene.page.saying(try input(HabitsInput.done), context.messages)
    )
    if chosen != nil { response.set(FilterCookie.keeping(filter, context)) }
    return response
  }
}

/// The filter chosen last, remembered by the browser: what one person hides is no other's business.
private enum FilterCookie {
  private static let name = "filter"
  private static let seconds = 400 * 86_400

  static func kept(_ input: RouteInput) -> TrackerFilter {
    let word = input.request.head.cookie(name).map(TrackerFilter.init(rawValue:))
    return TrackerFilter.known.first { $0 == word } ?? .all
  }

  static func keeping(_ filter: TrackerFilter, _ context: HabitsContext) -> Cookie {
    Cookie(name, filter.rawValue, seconds: seconds, isSecure: context.origin.isSecure)
  }
}
