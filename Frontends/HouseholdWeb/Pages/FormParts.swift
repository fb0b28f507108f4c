public import HTTPKit

/// The parts of forms, each with its label.
public enum FormParts {
  /// What kind of value a line takes.
  public enum Line: Sendable {
    case text
    case password(isNew: Bool)
    case number(step: String)
    case date
    case time
    /// A date and a time of day.
    case moment
    case file(String)

    fileprivate var attributes: [HTMLAttribute] {
      switch self {
      case .text: [.type("text")]
      case .password(let isNew):
        [
          .type("password"),
          HTMLAttribute("autocomplete", isNew ? "new-password" : "current-password"),
        ]
      case .number(let step):
        [.type("number"), HTMLAttribute("step", step), HTMLAttribute("inputmode", "decimal")]
      case .date: [.type("date")]
      case .time: [.type("time"), HTMLAttribute("step", "1")]
      case .moment: [.type("datetime-local"), HTMLAttribute("step", "1")]
      case .file(let kinds): [.type("file"), HTMLAttribute("accept", kinds)]
      }
    }
  }

  /// A line to fill in.
  public static func line(
    _ name: String,
    _ label: String,
    _ kind: Line = .text,
    value: String = "",
    isRequired: Bool = false,
    _ more: [HTMLAttribute] = []
  ) -> HTML {
    var attributes = kind.attributes + [.id("f-\(name)"), .name(name)] + more
    if case .file = kind {} else { attributes.append(.value(value)) }
    if isRequired { attributes.append(HTMLAttribute("required")) }
    return labelled(name, label, .element(HTMLTag("input", isVoid: true), attributes, .none))
  }

  /// Several lines of text.
  public static func lines(_ name: String, _ label: String, value: String = "") -> HTML {
    labelled(
      name,
      label,
      HTML.textarea(.id("f-\(name)"), .name(name), HTMLAttribute("rows", "3")) { value }
    )
  }

  /// One of some words.
  public static func choice(
    _ name: String,
    _ label: String,
    _ choices: [(value: String, label: String)],
    chosen: String,
    _ more: [HTMLAttribute] = []
  ) -> HTML {
    let options = choices.map { choice in
      choice.value == chosen
        ? HTML.option(.value(choice.value), HTMLAttribute("selected")) { choice.label }
        : HTML.option(.value(choice.value)) { choice.label }
    }
    let attributes = [HTMLAttribute.id("f-\(name)"), .name(name)] + more
    return labelled(name, label, .element(HTMLTag("select"), attributes, .several(options)))
  }

  /// A box to tick; unticked it says "off", so that a change can be told from silence.
  public static func box(_ name: String, _ label: String, isOn: Bool) -> HTML {
    let state: [HTMLAttribute] = isOn ? [HTMLAttribute("checked")] : []
    return .several([
      hidden(name, "off"),
      .element(
        HTMLTag("label"),
        [.class("box")],
        .several([
          .element(
            HTMLTag("input", isVoid: true),
            [.type("checkbox"), .name(name), .value("on")] + state,
            .none
          ), .text(label),
        ])
      ),
    ])
  }

  /// What goes with a form without being seen.
  public static func hidden(_ name: String, _ value: String) -> HTML {
    HTML.input(.type("hidden"), .name(name), .value(value))
  }

  /// A form of one button.
  public static func button(
    _ label: String,
    to path: String,
    class style: String = "",
    sending fields: [(name: String, value: String)] = []
  ) -> HTML {
    HTML.form(.post, .action(path), .class("inline"), HTMLAttribute("data-act")) {
      for field in fields { hidden(field.name, field.value) }
      HTML.button(.type("submit"), .class(style)) { label }
    }
  }

  private static func labelled(_ name: String, _ label: String, _ field: HTML) -> HTML {
    HTML.div(.class("field")) {
      .label(.for("f-\(name)")) { label }
      field
    }
  }
}
