import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What is said of days, for programs.
enum MarkAPI {
  static var routes: [HabitsRoute] {
    [
      list, one,
      act("done", "Marks a day done; twice is the same.", [HabitsInput.amount, HabitsInput.note]),
      act("skip", "Leaves a day out, so that it counts neither way.", [HabitsInput.reason]),
      act("miss", "Says that a day was not done.", [HabitsInput.note]),
      act("clear", "Takes back what was said of a day.", []),
      act("toggle", "The one button: done, or no longer done.", []),
    ]
  }

  private static let list = HabitsAPI.get(
    "listMarks",
    "/api/trackers/{id}/days",
    "What was said of a tracker's days, the latest first.",
    [HabitsInput.id, HabitsAPI.limit, HabitsAPI.cursor],
    schema: HabitsAPI.listSchema
  ) { input, context in
    let id = try input.required(HabitsInput.id)
    let limit = try input(HabitsAPI.limit) ?? APIPage.usualLimit
    let before = try input(HabitsAPI.cursor).map { text throws(Problem) in
      guard let day = Day(text) else { throw Problem(.unprocessable, code: "value", "cursor") }
      return day
    }
    return try await context.read { transaction in
      let tracker = try TrackerBook.tracker(id.description, in: transaction)
      var query = Entry.query.where(\.tracker, is: id).ordered(by: \.day, .descending)
      if let before { query = query.where(\.day, in: Day(number: -1_000_000)..<before) }
      let found = try transaction.fetch(query.limit(limit + 1))
      let shown = found.prefix(limit)
      return APIPage.json(
        shown.map { json($0.day, $0, tracker) },
        next: found.count > limit ? shown.last?.day.description : nil
      )
    }
  }

  private static let one = HabitsAPI.get(
    "readMark",
    "/api/trackers/{id}/days/{day}",
    "What is said of a tracker's day.",
    [HabitsInput.id, HabitsInput.day],
    schema: HabitsAPI.markSchema
  ) { input, context in
    let (id, day) = (try input.required(HabitsInput.id), try input.required(HabitsInput.day))
    return try await context.read { transaction in
      let tracker = try TrackerBook.tracker(id.description, in: transaction)
      let entry = try transaction.fetch(
        Entry.query.where(\.tracker, is: id).where(\.day, is: day).limit(1)
      ).first
      return json(day, entry, tracker)
    }
  }

  private static func json(_ day: Day, _ entry: Entry?, _ tracker: Tracker) -> JSON {
    TrackerJSON().day(MarkedDay(tracker: tracker, day: day, entry: entry))
  }

  private static func act(
    _ word: String,
    _ summary: String,
    _ parameters: [any RouteParameter]
  ) -> HabitsRoute {
    HabitsAPI.act(
      "\(word)Day",
      .post,
      PathPattern("/api/trackers/{id}/days/{day}/\(word)"),
      summary,
      [HabitsInput.id, HabitsInput.day] + parameters,
      schema: HabitsAPI.markSchema
    ) { input, context in
      TrackerJSON().day(try await MarkActions(context).act(word, input))
    }
  }
}
