import HearthHousehold
import HearthSupport

/// A field of a form with what is being typed into it.
struct FormEntry {
  private(set) var field: EditorField
  private var input: TextInput

  init(_ field: EditorField) {
    self.field = field
    input = TextInput(field.value)
  }

  /// Whether there is a list or a calendar to pick from.
  var hasPicker: Bool {
    switch field.kind {
    case .choice, .day, .time: true
    case .text, .number, .toggle: false
    }
  }

  mutating func set(_ value: String) {
    field.value = value
    input = TextInput(value)
  }

  mutating func paste(_ text: String) {
    switch field.kind {
    case .choice, .toggle: break
    case .text, .number, .day, .time:
      input.insert(text)
      field.value = input.text
    }
  }

  /// Takes a key.
  ///
  /// - Returns: false for one that means nothing to it.
  mutating func take(_ key: Key) -> Bool {
    switch field.kind {
    case .toggle:
      guard [.space, .left, .right].contains(key) else { return key.typed != nil }
      field.value = field.value == "yes" ? "no" : "yes"
      return true
    case .choice(let choices): return choose(key, among: choices)
    case .text, .number, .day, .time:
      guard input.take(key) else { return false }
      field.value = input.text
      return true
    }
  }

  private mutating func choose(_ key: Key, among choices: [EditorChoice]) -> Bool {
    guard !choices.isEmpty else { return false }
    let index = choices.firstIndex { $0.value == field.value }
    switch key {
    case .right, .space: field.value = choices[((index ?? -1) + 1) % choices.count].value
    case .left:
      field.value = choices[((index ?? 0) - 1 + choices.count) % choices.count].value
    default:
      // A letter goes to the next choice that begins with it.
      guard let letter = key.typed?.lowercased() else { return false }
      let start = (index ?? -1) + 1
      let order = choices.indices.map { ($0 + start) % choices.count }
      if let next = order.first(where: { choices[$0].label.lowercased().hasPrefix(letter) }) {
        field.value = choices[next].value
      }
    }
    return true
  }

  /// Draws what stands in it.
  ///
  /// - Returns: the column of the cursor where there is text to type.
  func draw(on canvas: Canvas, isChosen: Bool, _ messages: Messages) -> Int? {
    let style = Style(.plain, on: isChosen ? .chosen : .field)
    switch field.kind {
    case .toggle:
      canvas.fill(style)
      let isOn = field.value == "yes"
      canvas.write(
        isOn ? "[✓] \(messages("screen.on"))" : "[ ] \(messages("screen.off"))",
        0,
        0,
        style
      )
      return nil
    case .choice(let choices):
      canvas.fill(style)
      let label = choices.first { $0.value == field.value }?.label ?? field.value
      canvas.write(
        label.isEmpty ? messages("screen.empty") : label,
        0,
        0,
        style,
        width: canvas.columns - 4
      )
      if isChosen { canvas.writeRight("◂ ▸", 0, style) }
      return nil
    case .text, .number, .day, .time:
      return input.draw(on: canvas, style, hint: field.hint)
    }
  }
}
