import HearthHousehold
import HearthModel
import HearthSupport

/// Makes the fields of editors.
struct EditorWriter: Sendable {
  let messages: Messages
  let zones: TimeZoneHistory

  func time(_ name: String, _ instant: Instant?, _ hint: String = "") -> EditorField {
    EditorField(name, label(name), .time, value: instant.map(text), hint: hint)
  }

  func day(_ name: String, _ day: Day?) -> EditorField {
    EditorField(name, label(name), .day, value: day?.description)
  }

  func words(_ name: String, _ text: String?) -> EditorField {
    EditorField(name, label(name), .text, value: text)
  }

  /// A number that is kept as so many of its units.
  func number(_ name: String, _ value: Int?, over scale: Int = 1) -> EditorField {
    EditorField(name, label(name), .number, value: value.map { Self.decimal($0, over: scale) })
  }

  func toggle(_ name: String, _ isOn: Bool) -> EditorField {
    EditorField(name, label(name), .toggle, value: isOn ? "yes" : "no")
  }

  /// One of some words; a stored one of the family's own is among them.
  func choice<Word: Token>(
    _ name: String,
    _ word: Word?,
    among known: [Word],
    isOptional: Bool = true,
    none: MessageKey = "editor.none",
    text: (Word) -> String
  ) -> EditorField {
    let own = word.map { known.contains($0) ? [] : [$0] } ?? []
    let choices = (known + own).map { EditorChoice($0.rawValue, text($0)) }
    let none = isOptional ? [EditorChoice("", messages(none))] : []
    return EditorField(name, label(name), .choice(none + choices), value: word?.rawValue)
  }

  /// A local time that means this instant, by the second reading where a clock showed it twice.
  func text(_ instant: Instant) -> String {
    let local = zones.local(instant)
    let isSecond = zones.readings(of: local).first.map { $0 != instant } ?? false
    return local.description + (isSecond ? " second" : "")
  }

  func label(_ name: String) -> String { messages("editor.field.\(name)") }

  /// A whole number of units as a decimal, without noughts at its end.
  static func decimal(_ value: Int, over scale: Int) -> String {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    var text = (value < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var digits = String(UInt(scale) + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    text += "." + digits
    return text
  }
}
