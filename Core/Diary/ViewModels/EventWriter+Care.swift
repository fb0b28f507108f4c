import HearthModel
import HearthSupport

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Pumping {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.pumping") }

  public func details(_ writer: EventWriter) -> [String] {
    var parts: [String] = []
    if let amount { parts.append(writer.amount(amount)) }
    if let left, let right {
      let sides = (writer.amount(left), writer.amount(right))
      parts.append(writer.messages("figure.sides.value", sides.0, sides.1))
    }
    if let use { parts.append(writer.word(use, among: MilkUse.known, "use.\(use.rawValue)")) }
    return parts
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Nappy {
  public func title(_ writer: EventWriter) -> String {
    switch (isWet, isDirty) {
    case (true, true): writer.messages("nappy.both")
    case (true, false): writer.messages("nappy.wet")
    case (false, true): writer.messages("nappy.dirty")
    case (false, false): writer.messages("nappy.dry")
    }
  }

  public func details(_ writer: EventWriter) -> [String] {
    let size = { writer.word($0, among: NappySize.known, "size.\($0.rawValue)") }
    let messages = writer.messages
    let parts: [String?] = [
      wetSize.map { messages("nappy.wet-size", size($0)) },
      dirtySize.map { messages("nappy.dirty-size", size($0)) },
      amount.map { messages("nappy.amount", Double($0) / 10) },
      colour.map { writer.word($0, among: StoolColour.known, "colour.\($0.rawValue)") },
      texture,
      hasRash ? messages("nappy.rash") : nil,
    ]
    return parts.compactMap(\.self)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Bath {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.bath") }

  public func details(_ writer: EventWriter) -> [String] { [] }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TummyTime {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.tummyTime") }

  public func details(_ writer: EventWriter) -> [String] { [milestone].compactMap(\.self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Milestone {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.milestone") }

  public func details(_ writer: EventWriter) -> [String] { [title] }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DiaryNote {
  public func title(_ writer: EventWriter) -> String { writer.messages("event.note") }

  public func details(_ writer: EventWriter) -> [String] { [] }
}
