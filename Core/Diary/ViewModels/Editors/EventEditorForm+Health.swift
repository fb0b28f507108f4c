import HearthHousehold
import HearthModel
import HearthSupport

extension EventEditorForm<Temperature> {
  static let temperature = EventEditorForm { event, writer in
    [writer.temperature("degrees", event.value == 0 ? nil : event.value)]
  } fill: { event, reader in
    _ = try reader.required("degrees")
    if !reader.isUntouched("degrees") { event.value = try reader.temperature("degrees") ?? 0 }
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
      writer.weight("weight", event.weight), writer.length("length", event.length),
      writer.choice("posture", event.posture, among: Posture.known) {
        EventWriter.word($0, among: Posture.known, "posture.\($0.rawValue)", writer.messages)
      }, writer.length("head", event.head),
    ]
  } fill: { event, reader in
    if !reader.isUntouched("weight") { event.weight = try reader.weight("weight") }
    if !reader.isUntouched("length") { event.length = try reader.length(of: "length") }
    event.posture = reader.text("posture").map { Posture(rawValue: $0) }
    if !reader.isUntouched("head") { event.head = try reader.length(of: "head") }
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
