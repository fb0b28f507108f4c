import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Makes one child of two, for who decides.
struct MergeForm {
  let child: Child
  /// All children of the household.
  let children: [Child]
  let messages: Messages

  static let route = DiaryForms.action(
    "mergeChildForm",
    "/children/{child}/merge",
    "Makes one child of two.",
    access: .owner,
    [DiaryInput.child, ChildActions.other, DiaryInput.isConfirmed]
  ) { input, context in
    DiaryPath.child(try await ChildActions(context).merge(input).child.id)
  }

  /// The form; nothing where there is no other child.
  var html: HTML {
    let others = children.filter { $0.id != child.id }
    guard let first = others.first else { return .none }
    return HTML.form(.post, .action("\(DiaryPath.child(child.id))/merge"), .class("card")) {
      HTML.h2 { messages("web.child.merge") }
      FormParts.choice(
        "other",
        messages("web.child.merge.other", child.name),
        others.map { ($0.id.description, $0.name) },
        chosen: first.id.description
      )
      HTML.button(.type("submit")) { messages("web.child.merge.do") }
    }
  }
}
