import HTTPKit
import HabitsCore
import HearthModel
import HearthSupport
import HouseholdWeb

/// The forms that say something of a tracker's day.
struct MarkForms {
  let tracker: Tracker
  let day: Day
  let entry: Entry?
  let messages: Messages

  var html: HTML {
    .several([
      done,
      HTML.div(.class("actions")) {
        act("miss", messages("web.miss"))
        if entry != nil { act("clear", messages("web.clear")) }
      },
      HTML.details {
        HTML.summary { messages("web.skip-day") }
        HTML.form(.post, .action(path("skip"))) {
          FormParts.line("reason", messages("web.reason"), value: entry?.reason ?? "")
          HTML.button(.type("submit")) { messages("web.skip-day") }
        }
      },
    ])
  }

  private func path(_ word: String) -> String { HabitsPath.mark(tracker.id, on: day, word) }

  private func act(_ word: String, _ label: String) -> HTML {
    FormParts.button(label, to: path(word))
  }

  /// Done, with how much of it where that is measured, and a note.
  private var done: HTML {
    HTML.form(.post, .action(path("done"))) {
      if tracker.aim != .tick {
        FormParts.line(
          "amount",
          messages("web.amount", tracker.unit ?? ""),
          .number(step: "any"),
          value: amount,
          isRequired: tracker.aim == .atMost,
          [HTMLAttribute("min", "0")]
        )
      }
      FormParts.lines("note", messages("web.form.note"), value: entry?.note ?? "")
      HTML.button(.type("submit"), .class("primary")) { messages("web.done") }
    }
  }

  private var amount: String {
    let shown = entry?.amount ?? (tracker.aim == .atLeast ? tracker.target : nil)
    return shown.map(AmountText.text) ?? ""
  }
}

/// The form of a tracker's reminder.
struct ReminderForm {
  private let tracker: Tracker
  private let reminder: Reminder?
  private let firstWeekday: Int
  private let messages: Messages

  init(tracker: Tracker, reminder: Reminder?, _ firstWeekday: Int, _ messages: Messages) {
    self.tracker = tracker
    self.reminder = reminder
    self.firstWeekday = firstWeekday
    self.messages = messages
  }

  private var path: String { "\(HabitsPath.tracker(tracker.id))/reminder" }
  /// Empty lines beside the times that are set.
  private static let spare = 1

  var html: HTML {
    let times = reminder?.times.list.map(\.description) ?? []
    return HTML.details(.class("card")) {
      HTML.summary { messages("web.reminder") }
      HTML.p(.class("soft")) { messages("web.reminder.text") }
      HTML.form(.post, .action(path)) {
        for (index, time) in (times + Array(repeating: "", count: Self.spare)).enumerated() {
          HTML.div(.class("field")) {
            .label(.for("f-time-\(index)")) { messages("web.reminder.time") }
            HTML.input(.id("f-time-\(index)"), .name("times"), .type("time"), .value(time))
          }
        }
        HTML.fieldset {
          HTML.legend { messages("web.reminder.days") }
          for number in Weekdays.all.numbers(from: firstWeekday) {
            TickBox(
              name: "weekdays",
              value: String(number),
              label: messages.weekdayName(number, .full),
              isOn: reminder?.weekdays.contains(number) ?? true
            ).html
          }
        }
        HTML.button(.type("submit")) { messages("web.save") }
      }
      if reminder != nil { FormParts.button(messages("web.delete"), to: "\(path)/delete") }
    }
  }
}
