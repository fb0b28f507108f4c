import HTTPKit

/// A box to tick among several of one name.
struct TickBox {
  let name: String
  let value: String
  let label: String
  let isOn: Bool

  var html: HTML {
    HTML.label(.class("box")) {
      HTML.element(
        HTMLTag("input", isVoid: true),
        [.type("checkbox"), .name(name), .value(value)]
          + (isOn ? [HTMLAttribute("checked")] : []),
        .none
      )
      label
    }
  }
}

/// One of several pictures, of which one is chosen.
struct PickBox {
  let name: String
  let value: String
  /// What those hear who do not see the picture.
  let label: String
  let isOn: Bool

  func html(_ picture: HTML) -> HTML {
    HTML.label(.class("pick")) {
      HTML.element(
        HTMLTag("input", isVoid: true),
        [.type("radio"), .name(name), .value(value), .label(label)]
          + (isOn ? [HTMLAttribute("checked")] : []),
        .none
      )
      picture
    }
  }
}
