import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// What else may be said of a tracker: its goal, which way it goes, a question, a note, the first day.
struct TrackerFormDetails {
  let tracker: Tracker?
  let messages: Messages

  var html: HTML {
    HTML.details(.class("card")) {
      HTML.summary { messages("web.form.more") }
      goal
      FormParts.choice(
        "polarity",
        messages("web.form.polarity"),
        [Polarity.build, .avoid].map { ($0.rawValue, messages("web.polarity.\($0.rawValue)")) },
        chosen: (tracker?.polarity ?? .build).rawValue
      )
      FormParts.line(
        "question",
        messages("web.form.question"),
        value: tracker?.question ?? ""
      )
      FormParts.lines("note", messages("web.form.note"), value: tracker?.note ?? "")
      FormParts.line(
        "from",
        tracker == nil ? messages("web.form.created") : messages("web.form.schedule-from"),
        .date
      )
    }
  }

  private var goal: HTML {
    .several([
      FormParts.choice(
        "goal",
        messages("web.form.goal"),
        [Aim.tick, .atLeast, .atMost].map { ($0.rawValue, messages("web.goal.\($0.rawValue)")) },
        chosen: (tracker?.aim ?? .tick).rawValue
      ),
      HTML.div(.class("pair")) {
        FormParts.line("unit", messages("web.form.unit"), value: tracker?.unit ?? "")
        FormParts.line(
          "target",
          messages("web.form.target"),
          .number(step: "any"),
          value: tracker?.target.map(AmountText.text) ?? ""
        )
      },
    ])
  }
}
