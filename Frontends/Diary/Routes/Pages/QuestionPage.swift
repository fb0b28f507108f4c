import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Asks a person back where the diary would not write by itself, and sends the same form again with
/// the answer.
struct QuestionPage {
  let problems: DiaryProblems
  let input: RouteInput

  private var messages: Messages { problems.messages }

  /// An answer of the form.
  private struct Choice {
    let label: String
    let fields: [(name: String, value: String)]
  }

  /// The page for an error; nil where there is nothing to be asked.
  func response(to error: DiaryError) -> HTTPResponse? {
    switch error {
    case .conflict(let conflict) where conflict.forgotten == nil:
      let choices = [
        Choice(label: messages("web.question.join"), fields: [("onConflict", "join")]),
        Choice(label: messages("web.question.trim"), fields: [("onConflict", "trim")]),
      ]
      return page(problems.sentence(for: error), choices)
    case .conflict(let conflict): return conflict.forgotten.map { page(error, $0) }
    case .forgottenStop(let forgotten): return page(error, forgotten)
    case .needsConfirmation:
      let yes = Choice(label: messages("web.question.yes"), fields: [("confirmed", "true")])
      return page(problems.sentence(for: error), [yes])
    default: return nil
    }
  }

  private func page(_ error: DiaryError, _ forgotten: ForgottenStop) -> HTTPResponse {
    let choices = forgotten.choices.map { instant in
      Choice(
        label: messages("web.question.woke-at", problems.clock(instant)),
        fields: [("woke", problems.zones.iso(instant))]
      )
    }
    let isFeeding = if case .forgottenStop = error { true } else { false }
    let still = Choice(
      label: messages("web.question.still-asleep"),
      fields: [("confirmed", "true")]
    )
    return page(problems.sentence(for: error), choices + (isFeeding ? [still] : []), asksTime: true)
  }

  private func page(
    _ question: String,
    _ choices: [Choice],
    asksTime: Bool = false
  ) -> HTTPResponse {
    let path = String(input.request.head.target.path)
    let page = WebPage(messages("web.question.title")) {
      HTML.h1 { messages("web.question.title") }
      HTML.p(HTMLAttribute("role", "alert")) { question }
      HTML.div(.class("actions")) {
        for choice in choices {
          FormParts.button(choice.label, to: path, class: "primary", sending: fields(choice.fields))
        }
        HTML.a(.class("button"), .href("/")) { messages("web.question.cancel") }
      }
      if asksTime {
        HTML.form(.post, .action(path), .class("card")) {
          for field in fields([]) { FormParts.hidden(field.name, field.value) }
          FormParts.line("woke", messages("web.question.woke"), isRequired: true)
          HTML.button(.type("submit")) { messages("web.save") }
        }
      }
    }
    return problems.context.response(page, status: .conflict)
  }

  /// What was sent, with the answers in the place of those that were there.
  private func fields(
    _ answers: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    let replaced = Set(answers.map(\.name))
    return input.texts.filter { !replaced.contains($0.name) }.map { ($0.name, $0.value) } + answers
  }
}
