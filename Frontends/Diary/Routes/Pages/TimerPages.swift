import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Timers in forms.
enum TimerPages {
  static var routes: [DiaryRoute] { [start, stop, cancel] }

  private static let start = DiaryForms.action(
    "startTimerForm",
    "/children/{child}/timers",
    "Starts a timer.",
    [DiaryInput.child, TimerActions.name, DiaryInput.at] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    _ = try await TimerActions(context, diary).start(input)
    return DiaryPath.day(diary, holding: diary.now, done: "timer-started")
  }

  private static let stop = DiaryForms.action(
    "stopTimerForm",
    "/children/{child}/timers/{id}/stop",
    "Makes an entry of a timer.",
    [DiaryInput.child, DiaryInput.id, TimerActions.outcome, DiaryInput.at] + DiaryInput.answers
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    _ = try await TimerActions(context, diary).stop(try input.required(DiaryInput.id), input)
    return DiaryPath.day(diary, holding: diary.now, done: "added")
  }

  private static let cancel = DiaryForms.action(
    "cancelTimerForm",
    "/children/{child}/timers/{id}/cancel",
    "Throws a timer away.",
    [DiaryInput.child, DiaryInput.id]
  ) { input, context in
    let diary = try await context.open(try input.required(DiaryInput.child))
    _ = try await TimerActions(context, diary).cancel(try input.required(DiaryInput.id))
    return DiaryPath.day(diary, holding: diary.now, done: "deleted")
  }

  /// The timers that run, with what each can become.
  static func list(_ timers: [DiaryTimer], of child: RecordID, _ messages: Messages) -> HTML {
    HTML.ul(.class("plain")) {
      for timer in timers {
        HTML.li {
          HTML.form(.post, .action("/children/\(child)/timers/\(timer.id)/stop")) {
            HTML.label(.for("t-\(timer.id)")) { messages("web.timer.becomes", timer.name) }
            HTML.select(.id("t-\(timer.id)"), .name("kind")) {
              for outcome in TimerOutcome.allCases {
                HTML.option(.value(outcome.rawValue)) { outcome.title(in: messages) }
              }
            }
            HTML.button(.type("submit")) { messages("web.timer.stop") }
          }
          FormParts.button(
            messages("web.timer.cancel"),
            to: "/children/\(child)/timers/\(timer.id)/cancel"
          )
        }
      }
    }
  }

  /// The form that starts one.
  static func form(of child: RecordID, _ messages: Messages) -> HTML {
    HTML.form(.post, .action("/children/\(child)/timers")) {
      FormParts.line("name", messages("web.timer.name"), isRequired: true)
      HTML.button(.type("submit")) { messages("web.timer.start") }
    }
  }
}
