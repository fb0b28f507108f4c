import HearthModel

// Sleeps, feedings and pumpings.
extension NaraRow {
  mutating func readSleep() throws(ImportReason) {
    try readEnd("Sleep")
    source.addSleep()
  }

  mutating func readNursing(_ group: String) throws(ImportReason) {
    var nursing = Nursing()
    nursing.left = try seconds(group, "Left Duration (Seconds)") ?? 0
    nursing.right = try seconds(group, "Right Duration (Seconds)") ?? 0
    let (begin, end) = (cell(group, "Begin Side"), cell(group, "End Side"))
    nursing.first = side(begin) ?? (nursing.left > 0 ? .left : side(end) ?? .left)
    if nursing.left + nursing.right == 0, let last = side(end) { nursing.first = last }
    let whole = nursing
    source.end = SourceTime(String(whole.left + whole.right), .later(whole.length))
    source.add(
      Feeding.self,
      [
        ("method", "\(whole.left > 0) \(whole.right > 0) \(begin)"),
        ("segments", whole.cell(source.start.text)),
      ]
    ) { feeding, _ in whole.fill(&feeding) }
  }

  /// A side that was written down by hand has a word more.
  private func side(_ text: String) -> Side? {
    switch text.lowercased().prefix(while: { $0 != "." }) {
    case "left": .left
    case "right": .right
    default: nil
    }
  }

  mutating func readBottle(_ group: String) throws(ImportReason) {
    let milk = try quantity(group, "Breast Milk Volume", as: .volume)
    let formula = try quantity(group, "Formula Volume", as: .volume)
    let whole = try quantity(group, "Volume", as: .volume)
    let (type, name) = (cell(group, "Type"), cell(group, "Formula Name"))
    let content = content(type, hasMilk: milk.isSome, hasFormula: formula.isSome, name)
    let names = ["Volume", "Breast Milk Volume", "Formula Volume"]
    let amountText = names.flatMap { [cell(group, $0), cell(group, "\($0) Unit")] }
      .joined(separator: " ")
    source.end = nil
    source.add(
      Feeding.self,
      [("content", "\(type) \(content.rawValue)"), ("foods", name), ("amount", amountText)]
    ) { feeding, units throws(ImportReason) in
      (feeding.method, feeding.content) = (.bottle, content)
      feeding.foods = name.nonEmpty
      let column = "[\(group)] Volume"
      var parts: [Int] = []
      for part in whole.map({ [$0] }) ?? [milk, formula].compactMap(\.self) {
        parts.append(try part.read(column, as: .volume, in: units))
      }
      feeding.amount = parts.isEmpty ? nil : parts.reduce(0, +)
    }
  }

  private func content(
    _ type: String,
    hasMilk: Bool,
    hasFormula: Bool,
    _ formulaName: String
  ) -> FeedingContent {
    let word = type.lowercased()
    switch (hasMilk || word.contains("breast"), hasFormula || word.contains("formula")) {
    case (true, true): return .mixed
    case (true, false): return .breastMilk
    case (false, true): return .formula
    case (false, false):
      return word.isEmpty || !formulaName.isEmpty ? .formula : FeedingContent(rawValue: word)
    }
  }

  /// One row of a breast and a bottle is two feedings.
  mutating func readCombination() throws(ImportReason) {
    let own = "Combo Feed"
    let columns = ["Left Duration (Seconds)", "Right Duration (Seconds)", "Begin Side"]
    let hasOwnBreast = columns.contains { !cell(own, $0).isEmpty }
    let volumes = ["Volume", "Breast Milk Volume", "Formula Volume", "Type"]
    let hasOwnBottle = volumes.contains { !cell(own, $0).isEmpty }
    try readNursing(hasOwnBreast ? own : "Breastfeed")
    try readBottle(hasOwnBottle ? own : "Bottle Feed")
  }

  mutating func readPumping() throws(ImportReason) {
    try readEnd("Pump")
    let left = try quantity("Pump", "Left Volume", as: .volume)
    let right = try quantity("Pump", "Right Volume", as: .volume)
    let total = try quantity("Pump", "Total Volume", as: .volume)
    source.add(
      Pumping.self,
      [
        ("left_amount", text("Pump", "Left Volume")),
        ("right_amount", text("Pump", "Right Volume")),
        ("total_amount", text("Pump", "Total Volume")),
      ]
    ) { pumping, units throws(ImportReason) in
      pumping.left = try left?.read("[Pump] Left Volume", as: .volume, in: units)
      pumping.right = try right?.read("[Pump] Right Volume", as: .volume, in: units)
      pumping.total = try total?.read("[Pump] Total Volume", as: .volume, in: units)
      // Sides and total are rounded each for itself.
      let sides = (pumping.left ?? 0) + (pumping.right ?? 0)
      if let given = pumping.total, given < sides, sides - given <= 10 { pumping.total = sides }
    }
  }

  /// A number with its unit, as they stand in the table.
  func text(_ group: String, _ name: String) -> String {
    let number = cell(group, name)
    return number.isEmpty ? "" : number + cell(group, "\(name) Unit")
  }

  mutating func readSolids() {
    let (food, meal) = (cell("Solid Feed", "Food"), cell("Solid Feed", "Meal"))
    source.note = [meal, source.note].filter { !$0.isEmpty }.joined(separator: "\n")
    source.add(Feeding.self, [("foods", food)]) { feeding, _ in
      (feeding.method, feeding.content) = (.parentFed, .food)
      feeding.foods = food.nonEmpty
    }
  }
}

extension Optional {
  fileprivate var isSome: Bool { self != nil }
}
