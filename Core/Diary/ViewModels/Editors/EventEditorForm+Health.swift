import HearthHousehold
import HearthModel
import HearthSupport

extension EventEditorForm<Temperature> {
  static let temperature = EventEditorForm { event, writer in
    [writer.measure("degrees", .temperature, event.value == 0 ? nil : event.value)]
  } fill: { event, reader in
    _ = try reader.required("degrees")
    event.value = try reader.measure("degrees", .temperature, or: event.value) ?? 0
  }
}

extension EventEditorForm<Medicine> {
  static let medicine = EventEditorForm { event, writer in
    let dose = event.dose.map { EditorWriter.decimal($0, over: 1000) }
    return [
      writer.words("name", event.name),
      writer.words("dose", [dose, event.unit].compactMap(\.self).joined(separator: " ")),
      writer.words(
        "gap",
        event.minimumGap.map { writer.messages.durationText(.seconds($0), .words) }
      ),
    ]
  } fill: { event, reader in
    event.name = try reader.required("name")
    if !reader.isUntouched("dose") {
      let dose = reader.text("dose").map(Quantity.dose)
      if case .some(.none) = dose { _ = try reader.number("dose") { _ in nil } }
      event.dose = dose??.thousandths
      event.unit = dose??.unit ?? (event.dose == nil ? nil : event.unit)
    }
    if !reader.isUntouched("gap") { event.minimumGap = try reader.length("gap") }
  }
}

extension EventEditorForm<Growth> {
  static let growth = EventEditorForm { event, writer in
    [
      writer.measure("weight", .weight, event.weight),
      writer.measure("length", .length, event.length),
      writer.choice("posture", event.posture, among: Posture.known) {
        EventWriter.word($0, among: Posture.known, "posture.\($0.rawValue)", writer.messages)
      }, writer.measure("head", .length, event.head),
    ]
  } fill: { event, reader in
    event.weight = try reader.measure("weight", .weight, or: event.weight)
    event.length = try reader.measure("length", .length, or: event.length)
    event.posture = reader.text("posture").map { Posture(rawValue: $0) }
    event.head = try reader.measure("head", .length, or: event.head)
  }
}

extension EventWriter {
  /// A word that every language knows, else the family's own.
  static func word<Word: Token>(
    _ word: Word,
    among known: [Word],
    _ key: MessageKey,
    _ messages: Messages
  ) -> String {
    known.contains(word) ? messages(key) : word.rawValue
  }
}
