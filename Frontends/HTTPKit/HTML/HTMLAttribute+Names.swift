extension HTMLAttribute {
  /// The classes by which styles find it.
  public static func `class`(_ value: String) -> HTMLAttribute { HTMLAttribute("class", value) }
  /// Its name within the page.
  public static func id(_ value: String) -> HTMLAttribute { HTMLAttribute("id", value) }
  /// A link to a place of this server; anything else leads to its root.
  public static func href(_ path: String) -> HTMLAttribute {
    HTMLAttribute("href", LocalPath.checked(path))
  }
  /// A picture of this server; anything else leads to its root.
  public static func src(_ path: String) -> HTMLAttribute {
    HTMLAttribute("src", LocalPath.checked(path))
  }
  /// Where a form goes on this server; anything else leads to its root.
  public static func action(_ path: String) -> HTMLAttribute {
    HTMLAttribute("action", LocalPath.checked(path))
  }
  /// A form that acts.
  public static let post = HTMLAttribute("method", "post")
  /// A field's name.
  public static func name(_ value: String) -> HTMLAttribute { HTMLAttribute("name", value) }
  /// What a field holds.
  public static func value(_ value: String) -> HTMLAttribute { HTMLAttribute("value", value) }
  /// What kind of field, button or script it is.
  public static func type(_ value: StaticString) -> HTMLAttribute {
    HTMLAttribute("type", value.description)
  }
  /// The field that a label is of.
  public static func `for`(_ id: String) -> HTMLAttribute { HTMLAttribute("for", id) }
  /// That it stands for where one is: in a list of places `page`; nil for those where one is not.
  public static func current(_ kind: StaticString?) -> HTMLAttribute {
    kind.map { HTMLAttribute("aria-current", $0.description) } ?? .none
  }
  /// What those hear who do not see.
  public static func label(_ text: String) -> HTMLAttribute { HTMLAttribute("aria-label", text) }
}

/// Addresses within this server.
public enum LocalPath {
  /// The path, where it begins with one slash and holds nothing that leads away; else the root.
  public static func checked(_ path: String) -> String {
    isLocal(path) ? path : "/"
  }

  /// Whether a text is a path of this server and nothing else.
  public static func isLocal(_ path: String) -> Bool {
    guard path.hasPrefix("/") ? !path.hasPrefix("//") : path.hasPrefix("?") || path.hasPrefix("#")
    else {
      return false
    }
    return path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }
}
