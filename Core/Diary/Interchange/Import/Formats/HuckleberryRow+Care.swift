import HearthHousehold
import HearthModel

// Nappies, measures and medicines.
extension HuckleberryRow {
  /// `Pee`, `Poo:small`, `Dry` or `Both, pee:medium poo:small`.
  mutating func readNappy() throws(ImportReason) {
    let text = cell("End Condition")
    guard !text.isEmpty else { throw .missing(column: "End Condition") }
    var nappy = NappyWords()
    for word in text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }) {
      let parts = word.split(separator: ":", maxSplits: 1)
      let size = parts.count > 1 ? NappySize(rawValue: String(parts[1])) : nil
      switch parts.first {
      case "pee": (nappy.isWet, nappy.wetSize) = (true, size ?? nappy.wetSize)
      case "poo", "poop": (nappy.isDirty, nappy.dirtySize) = (true, size ?? nappy.dirtySize)
      case "both": (nappy.isWet, nappy.isDirty) = (true, true)
      case "dry": break
      default: throw .unreadable(column: "End Condition", text: text)
      }
    }
    let (colour, texture, rash) = (
      cell("Duration").lowercased(), cell("Start Condition").lowercased(), cell("Start Location")
    )
    let words = nappy
    source.add(
      Nappy.self,
      [
        ("wet", text), ("dirty", text), ("wet_size", text), ("dirty_size", text),
        ("colour", colour), ("texture", texture), ("rash", rash),
      ]
    ) { nappy, _ in
      (nappy.isWet, nappy.isDirty) = (words.isWet, words.isDirty)
      (nappy.wetSize, nappy.dirtySize) = (words.wetSize, words.dirtySize)
      nappy.colour = colour.nonEmpty.map(StoolColour.init(rawValue:))
      nappy.texture = texture.nonEmpty
      nappy.hasRash = rash.lowercased().contains("rash")
    }
  }

  private struct NappyWords {
    var isWet = false
    var isDirty = false
    var wetSize: NappySize?
    var dirtySize: NappySize?
  }

  mutating func readGrowth() throws(ImportReason) {
    let texts = (cell("Start Condition"), cell("Start Location"), cell("End Condition"))
    let weight = try source.quantity(texts.0, "Start Condition", as: .mass)
    let length = try source.quantity(texts.1, "Start Location", as: .length)
    let head = try source.quantity(texts.2, "End Condition", as: .length)
    source.add(
      Growth.self,
      [("weight", texts.0), ("length", texts.1), ("head", texts.2)]
    ) { growth, units throws(ImportReason) in
      growth.weight = try weight?.read("Start Condition", as: .mass, in: units)
      growth.length = try length?.read("Start Location", as: .length, in: units)
      growth.head = try head?.read("End Condition", as: .length, in: units)
    }
  }

  mutating func readTemperature() throws(ImportReason) {
    let text = cell("Start Condition")
    guard let value = try source.quantity(text, "Start Condition", as: .temperature) else {
      throw .missing(column: "Start Condition")
    }
    source.add(Temperature.self, [("value", text)]) { event, units throws(ImportReason) in
      event.value = try value.read("Start Condition", as: .temperature, in: units)
    }
  }

  /// The dose stands in its own cell or, alone, in the notes.
  mutating func readMedicine() throws(ImportReason) {
    let (name, text) = (cell("Start Location"), cell("Start Condition"))
    guard !name.isEmpty else { throw .missing(column: "Start Location") }
    let dose = MedicineDose(text.isEmpty ? source.note : text)
    if dose == nil, !text.isEmpty {
      source.note = [text, source.note].filter { !$0.isEmpty }.joined(separator: "\n")
    } else if dose != nil, text.isEmpty {
      source.note = ""
    }
    source.add(
      Medicine.self,
      [("name", name), ("dose", dose?.number.text ?? ""), ("unit", dose?.unit ?? "")]
    ) { medicine, _ throws(ImportReason) in
      medicine.name = name
      medicine.dose = try dose?.number.counted("Start Condition", times: 1000)
      medicine.unit = dose?.unit.nonEmpty
    }
  }
}

/// A dose with what it is counted in: `2.5ml`, `1 drop`.
struct MedicineDose {
  let number: DecimalNumber
  let unit: String

  /// nil for a text that is more than a number and a word.
  init?(_ text: String) {
    let text = text.trimmed
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    guard let number = DecimalNumber(String(digits).replacing(",", with: ".")) else { return nil }
    let unit = String(text.dropFirst(digits.count)).trimmed
    guard unit.count <= 20, !unit.contains(where: { $0.isNumber || $0.isNewline }) else {
      return nil
    }
    self.number = number
    self.unit = unit
  }
}
