import HearthHousehold
import HearthModel

// Nappies, measures, medicines and all else.
extension NaraRow {
  mutating func readNappy() {
    let (type, detail) = (cell("Diaper", "Type"), cell("Diaper", "Detail"))
    let (colourText, texture) = (cell("Diaper", "Dirty Color"), cell("Diaper", "Dirty Texture"))
    let word = type.lowercased()
    let isBoth = word.contains("both")
    let isKnown = ["wet", "dirty", "dry", "both"].contains { word.contains($0) }
    if !isKnown { source.remarks.append(.unreadWord(column: "[Diaper] Type", text: type)) }
    let colours = colourText.lowercased().split { ",;\n".contains($0) }.map { String($0).trimmed }
    // One colour has a place of its own; where there are several the note names them.
    let extra = colours.count > 1 ? colourText : ""
    source.note = [detail, extra, source.note].filter { !$0.isEmpty }.joined(separator: "\n")
    source.add(
      Nappy.self,
      [("wet", type), ("dirty", type), ("colour", colourText), ("texture", texture)]
    ) { nappy, _ in
      nappy.isWet = isBoth || word.contains("wet")
      nappy.isDirty = isBoth || word.contains("dirty")
      nappy.colour = colours.first?.nonEmpty.map(StoolColour.init(rawValue:))
      nappy.texture = texture.lowercased().nonEmpty
      nappy.hasRash = detail.lowercased().contains("rash")
    }
  }

  mutating func readGrowth() throws(ImportReason) {
    let weight = try quantity("Growth", "Weight", as: .mass)
    let length = try quantity("Growth", "Height", as: .length)
    let head = try quantity("Growth", "Head Size", as: .length)
    source.add(
      Growth.self,
      [
        ("weight", text("Growth", "Weight")), ("length", text("Growth", "Height")),
        ("head", text("Growth", "Head Size")),
      ]
    ) { growth, units throws(ImportReason) in
      growth.weight = try weight?.read("[Growth] Weight", as: .mass, in: units)
      growth.length = try length?.read("[Growth] Height", as: .length, in: units)
      growth.head = try head?.read("[Growth] Head Size", as: .length, in: units)
    }
  }

  /// One row can have several medicines, one a line, and a temperature.
  mutating func readMedical() throws(ImportReason) {
    let value = try quantity("Medical", "Temperature", as: .temperature)
    readMedicines("Medical", "Medication")
    if let value {
      source.add(
        Temperature.self,
        [("value", text("Medical", "Temperature"))]
      ) { event, units throws(ImportReason) in
        event.value = try value.read("[Medical] Temperature", as: .temperature, in: units)
      }
    }
    if source.entries.isEmpty { source.addNote("Medical") }
  }

  mutating func readMedicines(_ group: String, _ column: String) {
    for line in cell(group, column).split(whereSeparator: \.isNewline) {
      let name = String(line).trimmed
      guard !name.isEmpty else { continue }
      source.add(Medicine.self, [("name", name)]) { medicine, _ in medicine.name = name }
    }
    if group == "Vaccine", source.entries.isEmpty { source.addNote(group) }
  }

  mutating func readRoutine() {
    let name = cell("Routine", "Routine")
    switch name.lowercased() {
    case "bath": source.add(Bath.self)
    case "tummy time": source.add(TummyTime.self)
    default: source.addNote(name.isEmpty ? "Routine" : name)
    }
  }

  mutating func readMilestone(_ group: String) {
    let title = cell(group, group)
    source.add(Milestone.self, [("title", title)]) { event, _ in
      event.title = title.isEmpty ? group : title
    }
  }
}
