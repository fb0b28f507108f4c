import HearthHousehold
import HearthModel

// Sleeps, feedings and pumpings.
extension HuckleberryRow {
  private static let moods: Set = ["happy", "upset"]
  private static let places: [String: Place] = [
    "on own in bed": "bed", "next to carer": "bed", "co sleep": "bed", "worn or held": "arms",
    "stroller": "pram", "car": "car", "swing": "other",
  ].mapValues { Place(rawValue: $0) }
  /// What a place does not say by itself.
  private static let plainPlaces: Set = ["on own in bed", "stroller", "car"]

  mutating func readSleep() throws(ImportReason) {
    try readEnd()
    let (conditions, locations) = (words("Start Condition"), words("Start Location"))
    var sleep = ForeignSleep(start: source.start.time, end: source.end?.time)
    sleep.place = locations.compactMap { Self.places[$0] }.first
    let settling =
      conditions.filter { !Self.moods.contains($0) }
      + locations.filter { !Self.plainPlaces.contains($0) }
    sleep.settling = settling.joined(separator: ", ")
    sleep.moodAtStart = conditions.filter(Self.moods.contains).joined(separator: ", ")
    sleep.moodAtEnd = words("End Condition").joined(separator: ", ")
    source.add(
      sleep,
      [
        ("place", locations.joined(separator: ", ")), ("settling", sleep.settling),
        ("mood_at_start", sleep.moodAtStart), ("mood_at_end", sleep.moodAtEnd),
      ]
    )
  }

  mutating func readFeed() throws(ImportReason) {
    try readEnd()
    let sides = ["Start Condition", "End Condition"]
    let isBreast =
      cell("Start Location").lowercased() == "breast"
      || (cell("Start Location").isEmpty && sides.contains { side(cell($0)) != nil })
    if isBreast { try readNursing(sides) } else { try readBottle() }
  }

  /// The breast that a cell speaks of: the right stands in the first, the left in the last.
  private func side(_ text: String) -> Side? {
    guard text.contains(":") else { return nil }
    switch text.last {
    case "R", "r": return .right
    case "L", "l": return .left
    default: return nil
    }
  }

  private mutating func readNursing(_ columns: [String]) throws(ImportReason) {
    var nursing = Nursing()
    for column in columns {
      let text = cell(column)
      guard !text.isEmpty else { continue }
      guard let side = side(text) else { throw .unreadable(column: column, text: text) }
      let length = try seconds(String(text.dropLast()).trimmed, column)
      if side == .left { nursing.left = length } else { nursing.right = length }
    }
    if nursing.left == 0, nursing.right > 0 { nursing.first = .right }
    let whole = nursing
    if source.end == nil { source.end = SourceTime("", .later(whole.length)) }
    source.add(
      Feeding.self,
      [
        ("method", "\(whole.left > 0) \(whole.right > 0)"),
        ("segments", whole.cell(source.start.text)),
      ]
    ) { feeding, _ in whole.fill(&feeding) }
  }

  private mutating func readBottle() throws(ImportReason) {
    let (word, place, text) = (
      cell("Start Condition"), cell("Start Location"), cell("End Condition")
    )
    let amount = try source.quantity(text, "End Condition", as: .volume)
    let content = word.isEmpty ? .formula : Self.contents[word.lowercased()]
    if content == nil {
      source.remarks.append(.unknownWord(column: "Start Condition", text: word))
    }
    if !["bottle", ""].contains(place.lowercased()) {
      source.remarks.append(.unknownWord(column: "Start Location", text: place))
    }
    source.add(
      Feeding.self,
      [("method", place), ("content", word), ("amount", text)]
    ) { feeding, units throws(ImportReason) in
      feeding.method =
        ["bottle", ""].contains(place.lowercased())
        ? .bottle : FeedingMethod(rawValue: place.lowercased())
      feeding.content = content ?? FeedingContent(rawValue: word.lowercased())
      feeding.amount = try amount?.read("End Condition", as: .volume, in: units)
    }
  }

  private static let contents: [String: FeedingContent] = [
    "formula": .formula, "breast milk": .breastMilk, "breastmilk": .breastMilk, "mixed": .mixed,
  ]

  mutating func readPumping() throws(ImportReason) {
    try readEnd()
    let (leftText, rightText) = (cell("Start Condition"), cell("End Condition"))
    let left = try source.quantity(leftText, "Start Condition", as: .volume)
    let right = try source.quantity(rightText, "End Condition", as: .volume)
    source.add(
      Pumping.self,
      [("left_amount", leftText), ("right_amount", rightText)]
    ) { pumping, units throws(ImportReason) in
      pumping.left = try left?.read("Start Condition", as: .volume, in: units)
      pumping.right = try right?.read("End Condition", as: .volume, in: units)
    }
  }

  mutating func readSolids() throws(ImportReason) {
    try readEnd()
    let (foods, reaction) = (cell("Start Condition"), cell("End Condition"))
    let place = cell("Start Location")
    if !place.isEmpty {
      source.note = [place, source.note].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    source.add(
      Feeding.self,
      [("foods", foods), ("reaction", reaction)]
    ) { feeding, _ in
      (feeding.method, feeding.content) = (.parentFed, .food)
      feeding.foods = foods.nonEmpty
      feeding.reaction = reaction.lowercased().nonEmpty
    }
  }
}
