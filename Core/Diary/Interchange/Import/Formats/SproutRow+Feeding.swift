import HearthHousehold
import HearthModel
import HearthSupport

// Sleeps, feedings, pumpings and nappies.
extension SproutRow {
  private static let places: [String: Place] = [
    "crib": "cot", "bassinet": "cot", "bed": "bed", "co-sleep": "bed", "stroller": "pram",
    "car seat": "car", "car": "car", "contact": "arms",
  ].mapValues { Place(rawValue: $0) }

  mutating func readSleep() throws(ImportReason) {
    let (type, location, quality) = (row["type"], row["location"], row["quality"])
    var sleep = ForeignSleep(start: source.start.time, end: source.end?.time)
    switch type {
    case "NAP": sleep.kind = .day
    case "NIGHT_SLEEP": sleep.kind = .night
    default: source.remarks.append(.unreadWord(column: "type", text: type))
    }
    let word = location.lowercased()
    sleep.place = word.nonEmpty.map { Self.places[$0] ?? Place(rawValue: $0) }
    sleep.moodAtEnd = quality.lowercased()
    source.add(
      sleep,
      [("kind_by_hand", type), ("place", location), ("mood_at_end", quality)]
    )
  }

  mutating func readFeeding() throws(ImportReason) {
    switch row["type"] {
    case "BREAST": try readNursing()
    case "BOTTLE": try readBottle()
    case "SOLIDS": try readSolids()
    default: throw .unreadable(column: "type", text: row["type"])
    }
  }

  private mutating func readNursing() throws(ImportReason) {
    var nursing = Nursing()
    nursing.first = row["side"] == "RIGHT" ? .right : .left
    let length = try row.amount("feedDuration")?.counted("feedDuration", times: 1) ?? 0
    if nursing.first == .right { nursing.right = length } else { nursing.left = length }
    let whole = nursing
    if source.end == nil { source.end = SourceTime(String(length), .later(whole.length)) }
    source.add(
      Feeding.self,
      [("method", row["side"]), ("segments", whole.cell(source.start.text))]
    ) { feeding, _ in whole.fill(&feeding) }
  }

  private mutating func readBottle() throws(ImportReason) {
    let (text, unit, type) = (row["amount"], row["unitAbbr"], row["bottleType"].lowercased())
    let amount = try source.quantity(text, "amount", as: .volume, unit: unit)
    let hasMilk = type.contains("breast") || type == "milk"
    let content: FeedingContent =
      switch (hasMilk, type.contains("formula")) {
      case (true, true): .mixed
      case (true, false): .breastMilk
      case (false, true): .formula
      case (false, false): type.isEmpty ? .formula : FeedingContent(rawValue: type)
      }
    source.add(
      Feeding.self,
      [("content", type), ("amount", text + unit)]
    ) { feeding, units throws(ImportReason) in
      (feeding.method, feeding.content) = (.bottle, content)
      feeding.amount = try amount?.read("amount", as: .volume, in: units)
    }
  }

  mutating func readSolids() throws(ImportReason) {
    let amount = row["amount"].isEmpty ? "" : (row["amount"] + " " + row["unitAbbr"]).trimmed
    let named = row["food"].nonEmpty.map { [$0] } ?? meal?.foods ?? []
    let foods = (named + [amount]).filter { !$0.isEmpty }.joined(separator: ", ")
    let reaction = (meal?.reaction).flatMap(\.nonEmpty) ?? row["reactionDescription"]
    source.add(Feeding.self, [("foods", foods), ("reaction", reaction)]) { feeding, _ in
      (feeding.method, feeding.content) = (.parentFed, .food)
      feeding.foods = foods.nonEmpty
      feeding.reaction = reaction.nonEmpty
    }
  }

  /// What a row of what was eaten says: one food by its number, or a list of them.
  static func meal(_ row: ForeignRow, _ names: [String: String]) -> SproutReader.Meal {
    var ids = [row["foodId"]].filter { !$0.isEmpty }
    for item in (try? JSON(parsing: row["foods"]))?.array ?? [] {
      let text = item.string ?? item["name"]?.string ?? item["foodId"]?.string
      if let text = text ?? item["id"]?.string, !ids.contains(text) { ids.append(text) }
    }
    let reaction = [row["enjoyment"].lowercased(), row["reactionDescription"]]
    return SproutReader.Meal(
      foods: ids.map { names[$0] ?? $0 },
      reaction: reaction.filter { !$0.isEmpty }.joined(separator: ", ")
    )
  }

  mutating func readPumping() throws(ImportReason) {
    try readLength("duration", times: 60)
    let unit = row["unitAbbr"]
    let left = try source.quantity(row["leftAmount"], "leftAmount", as: .volume, unit: unit)
    let right = try source.quantity(row["rightAmount"], "rightAmount", as: .volume, unit: unit)
    let total = try source.quantity(row["totalAmount"], "totalAmount", as: .volume, unit: unit)
    let use = row["pumpAction"].lowercased()
    source.add(
      Pumping.self,
      [
        ("left_amount", row["leftAmount"] + unit), ("right_amount", row["rightAmount"] + unit),
        ("total_amount", row["totalAmount"] + unit), ("use", use),
      ]
    ) { pumping, units throws(ImportReason) in
      pumping.left = try left?.read("leftAmount", as: .volume, in: units)
      pumping.right = try right?.read("rightAmount", as: .volume, in: units)
      pumping.total = try total?.read("totalAmount", as: .volume, in: units)
      pumping.use = use.nonEmpty.map(MilkUse.init(rawValue:))
      // Sides and total are rounded each for itself.
      let sides = (pumping.left ?? 0) + (pumping.right ?? 0)
      if let given = pumping.total, given < sides, sides - given <= 10 { pumping.total = sides }
    }
  }

  mutating func readNappy() throws(ImportReason) {
    let type = row["type"]
    guard ["WET", "DIRTY", "BOTH", "DRY"].contains(type) else {
      throw .unreadable(column: "type", text: type)
    }
    if row["blowout"] == "true" { addToNote("blowout") }
    if row["creamApplied"] == "true" { addToNote("cream") }
    let (colour, texture) = (row["color"].lowercased(), row["condition"].lowercased())
    source.add(
      Nappy.self,
      [("wet", type), ("dirty", type), ("colour", colour), ("texture", texture)]
    ) { nappy, _ in
      nappy.isWet = type == "WET" || type == "BOTH"
      nappy.isDirty = type == "DIRTY" || type == "BOTH"
      nappy.colour = colour.nonEmpty.map(StoolColour.init(rawValue:))
      nappy.texture = texture.nonEmpty
    }
  }
}
