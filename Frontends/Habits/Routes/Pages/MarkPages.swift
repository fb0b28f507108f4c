import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// What is said of days, in forms.
enum MarkPages {
  static var routes: [HabitsRoute] {
    [toggle, act("done", "Marks a day done."), act("skip", "Leaves a day out.")]
      + [act("miss", "Says that a day was not done."), act("clear", "Takes back what was said.")]
  }

  private static let search = Parameter(
    "search",
    in: .body,
    .text(0...200),
    "What the page had searched for."
  )

  /// The one button of a card; the page that it stands on follows.
  private static let toggle = HabitsForms.action(
    "toggleForm",
    "/trackers/{id}/days/{day}/toggle",
    "Marks a day done, or no longer done.",
    [HabitsInput.id, HabitsInput.day, search]
  ) { input, context in
    let (id, day) = (try input.required(HabitsInput.id), try input.required(HabitsInput.day))
    let marked = try await context.marks().toggle(id.description, on: day)
    let done = marked.entry == nil ? "cleared" : "marked"
    let search = try input(search).map { "&search=\(PercentCoding.encoded($0))" } ?? ""
    return "\(HabitsPath.day(day))?done=\(done)\(search)#t-\(id)"
  }

  private static func act(_ word: String, _ summary: String) -> HabitsRoute {
    HabitsForms.action(
      "\(word)Form",
      PathPattern("/trackers/{id}/days/{day}/\(word)"),
      summary,
      [HabitsInput.id, HabitsInput.day] + MarkActions.fields
    ) { input, context in
      let day = try await MarkActions(context).act(word, input)
      return "\(HabitsPath.tracker(day.tracker.id, on: day.day))&done=\(word)"
    }
  }
}
