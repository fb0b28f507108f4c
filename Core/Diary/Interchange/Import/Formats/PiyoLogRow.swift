import HearthHousehold
import HearthModel

// What PiyoLog's events say, sleeps apart.
extension SourceRow {
  /// Adds an event of a kind.
  ///
  /// - Throws: `ImportReason` where its details cannot be read.
  mutating func add(_ kind: PiyoLogKind, _ details: String) throws(ImportReason) {
    switch kind {
    case .nursing: addNursing(details)
    case .formula: try addBottle(details, .formula)
    case .expressed: try addBottle(details, .breastMilk)
    case .pumping:
      let total = try quantity(Self.number(details), "amount", as: .volume)
      add(Pumping.self, [("total_amount", details)]) { pumping, units throws(ImportReason) in
        pumping.total = try total?.read("amount", as: .volume, in: units)
      }
    case .pee, .poop: addNappy(kind, details)
    case .bath: addCare(Bath.self, details)
    case .tummyTime: addCare(TummyTime.self, details)
    case .temperature:
      guard let value = try quantity(Self.number(details), "temperature", as: .temperature) else {
        throw .missing(column: "temperature")
      }
      add(Temperature.self, [("value", details)]) { event, units throws(ImportReason) in
        event.value = try value.read("temperature", as: .temperature, in: units)
      }
    case .weight, .height, .head: try addGrowth(kind, details)
    case .medicine, .vaccine: addMedicine(kind, details)
    case .meal:
      add(Feeding.self, [("foods", details)]) { feeding, _ in
        (feeding.method, feeding.content) = (.parentFed, .food)
        feeding.foods = details.nonEmpty
      }
    case .sleep, .waking: addSleep()
    }
  }

  /// Without the brackets that details stand in.
  private static func plain(_ details: String) -> String {
    details.filter { $0 != "(" && $0 != ")" }.trimmed
  }

  /// The number with its unit, without what stands behind them.
  private static func number(_ details: String) -> String {
    let text = plain(details).drop { !($0.isASCII && $0.isNumber) }
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let rest = text.dropFirst(number.count).drop { $0.isWhitespace }
    return String(number) + String(rest.prefix { !$0.isWhitespace && $0 != "/" })
  }

  private mutating func addNursing(_ details: String) {
    let nursing = Nursing(piyoLog: details)
    end = SourceTime("", .later(nursing.length))
    add(
      Feeding.self,
      [("method", details), ("segments", nursing.cell(start.text))]
    ) { feeding, _ in nursing.fill(&feeding) }
  }

  private mutating func addBottle(
    _ details: String,
    _ content: FeedingContent
  ) throws(ImportReason) {
    let amount = try quantity(Self.number(details), "amount", as: .volume)
    add(Feeding.self, [("amount", details)]) { feeding, units throws(ImportReason) in
      (feeding.method, feeding.content) = (.bottle, content)
      feeding.amount = try amount?.read("amount", as: .volume, in: units)
    }
  }

  private mutating func addNappy(_ kind: PiyoLogKind, _ details: String) {
    let isWet = kind == .pee
    let texture = Self.plain(details)
    add(
      Nappy.self,
      [("wet", "\(isWet)"), ("dirty", "\(!isWet)"), ("texture", texture)]
    ) { nappy, _ in
      (nappy.isWet, nappy.isDirty) = (isWet, !isWet)
      nappy.texture = texture.nonEmpty
    }
  }

  private mutating func addCare(_ type: (some DiaryEvent).Type, _ details: String) {
    let minutes = PiyoLogKind.minutes(details)
    if minutes > 0 {
      end = SourceTime(details, .later(.seconds(minutes * 60)))
    } else if !details.isEmpty {
      note = [Self.plain(details), note].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    add(type)
  }

  private mutating func addGrowth(
    _ kind: PiyoLogKind,
    _ details: String
  ) throws(ImportReason) {
    let text = Self.number(details)
    let isWeight = kind == .weight
    guard let value = try quantity(text, "measure", as: isWeight ? .mass : .length) else {
      throw .missing(column: "measure")
    }
    let column = isWeight ? "weight" : kind == .head ? "head" : "length"
    add(Growth.self, [(column, text)]) { growth, units throws(ImportReason) in
      let count = try value.read("measure", as: isWeight ? .mass : .length, in: units)
      switch kind {
      case .weight: growth.weight = count
      case .head: growth.head = count
      default: growth.length = count
      }
    }
  }

  private mutating func addMedicine(_ kind: PiyoLogKind, _ details: String) {
    let name = Self.plain(details)
    let word = kind == .vaccine ? "Vaccine" : "Medicine"
    if kind == .vaccine { tags = ["vaccine"] }
    add(Medicine.self, [("name", name)]) { medicine, _ in
      medicine.name = name.isEmpty ? word : name
    }
  }
}
