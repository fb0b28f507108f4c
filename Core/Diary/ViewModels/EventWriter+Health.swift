import HearthModel
import HearthSupport

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Temperature {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.temperature") }

  public func details(_ writer: EventWriter) -> [String] {
    [writer.measures.temperature(value)]
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Medicine {
  public func title(_ writer: EventWriter) -> String {
    writer.messages("event.medicine.named", name)
  }

  public func details(_ writer: EventWriter) -> [String] {
    let gap = minimumGap.map { seconds in
      writer.messages("medicine.gap", writer.messages.durationText(.seconds(seconds), .words))
    }
    return [doseText(writer), gap].compactMap(\.self)
  }

  private func doseText(_ writer: EventWriter) -> String? {
    guard let dose else { return unit }
    let number = Double(dose) / 1000
    return unit.map { writer.messages("medicine.dose", number, $0) }
      ?? writer.messages("figure.count", number)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Growth {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.growth") }

  public func details(_ writer: EventWriter) -> [String] {
    let parts: [String?] = [
      weight.map(writer.measures.weight),
      length.map { lengthText($0, writer) },
      head.map { writer.messages("growth.head", writer.length($0)) },
      bodyMassIndex.map { writer.messages("growth.bmi", Double($0) / 100) },
    ]
    return parts.compactMap(\.self)
  }

  private func lengthText(_ length: Int, _ writer: EventWriter) -> String {
    guard let posture else { return writer.length(length) }
    let word = writer.word(posture, among: Posture.known, "posture.\(posture.rawValue)")
    return writer.messages("growth.length", writer.length(length), word)
  }
}
