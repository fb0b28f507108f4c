import HearthHousehold
import HearthModel

// What the rows of Baby Buddy's tables say.
extension ForeignEntry {
  static func birth(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let name = row.name("first_name", "last_name")
    guard !name.isEmpty else { throw .missing(column: "first_name") }
    let bornText = try row.required("birth_date")
    // Old exports have a midnight behind the date.
    guard let born = Day(bornText.prefix { $0 != " " && $0 != "T" }) else {
      throw .unreadable(column: "birth_date", text: bornText)
    }
    let id = row["id"].nonEmpty
    return ForeignEntry(
      place: row.place,
      sourceID: id,
      child: ForeignChild(id: id, name: name),
      start: bornText,
      cells: ImportedRow.Content([
        ("name", name), ("born", bornText), ("born_at", row["birth_time"]),
      ]),
      content: .child(ForeignBirth(born: born, bornAt: try row.clock("birth_time")))
    )
  }

  static func tag(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let name = try row.required("name")
    let colour = row["color"]
    return ForeignEntry(
      place: row.place,
      sourceID: row["id"].nonEmpty,
      child: ForeignChild(id: nil, name: ""),
      start: name,
      cells: ImportedRow.Content([("name", name), ("colour", colour)]),
      content: .tag(ForeignTag(name: name, colour: colour.nonEmpty))
    )
  }

  static func sleep(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    var sleep = ForeignSleep(start: try row.time("start"), end: try row.optionalTime("end"))
    sleep.note = row.note
    let nap = row["nap"]
    let kind = naps[nap.lowercased()]
    sleep.kind = kind ?? nil
    var entry = try of(
      row,
      at: ["start": row["start"], "end": row["end"]],
      [("kind_by_hand", nap), ("note", sleep.note)],
      .sleep(sleep)
    )
    if kind == nil { entry.remarks.append(.unreadWord(column: "nap", text: nap)) }
    return entry
  }

  static func feeding(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    let (type, method) = (try row.required("type"), try row.required("method"))
    let content = contents[type.lowercased()]
    let way = methods[method.lowercased()]
    let amount = try row.quantity("amount")
    let note = row.note
    let times = ForeignEvent.Times.span(try row.time("start"), try row.time("end"))
    let event = ForeignEvent(Feeding.self, times) { feeding, units throws(ImportReason) in
      feeding.method = way ?? FeedingMethod(rawValue: method)
      feeding.content = content ?? FeedingContent(rawValue: type)
      feeding.amount = try amount?.read("amount", as: .volume, in: units)
      feeding.note = note.nonEmpty
    }
    var entry = try of(
      row,
      at: ["start": row["start"], "end": row["end"]],
      [("method", method), ("content", type), ("amount", row["amount"]), ("note", note)],
      .event(event)
    )
    if content == nil { entry.remarks.append(.unknownWord(column: "type", text: type)) }
    if way == nil { entry.remarks.append(.unknownWord(column: "method", text: method)) }
    return entry
  }

  /// A row of something of a child.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - times: the texts of its times, under the names of the record's fields; the first decides the
  ///     key of a row without an identifier.
  ///   - cells: the other texts that matter, likewise.
  ///   - content: what it says.
  /// - Returns: the row.
  /// - Throws: `ImportReason` where it names no child.
  static func of(
    _ row: ForeignRow,
    at times: KeyValuePairs<String, String>,
    _ cells: [(name: String, text: String)],
    _ content: Content
  ) throws(ImportReason) -> ForeignEntry {
    let name = row.name("child_first_name", "child_last_name")
    let child = ForeignChild(id: row["child_id"].nonEmpty, name: name)
    guard !child.label.isEmpty else { throw .missing(column: "child_first_name") }
    let tags = row["tags"]
    let shared = [(name: "child", text: child.label)] + times.map { (name: $0, text: $1) }
    var entry = ForeignEntry(
      place: row.place,
      sourceID: row["id"].nonEmpty,
      child: child,
      start: times.first?.value ?? "",
      cells: ImportedRow.Content(shared + cells + [(name: "tags", text: tags)]),
      content: content
    )
    entry.tags = tags.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    return entry
  }

  private static let naps: [String: SleepKind?] = [
    "": nil, "1": .day, "true": .day, "0": .night, "false": .night,
  ]

  private static let contents: [String: FeedingContent] = [
    "breast milk": .breastMilk, "formula": .formula, "fortified breast milk": .fortified,
    "solid food": .food, "mixed": .mixed,
  ]

  private static let methods: [String: FeedingMethod] = [
    "bottle": .bottle, "left breast": .left, "right breast": .right, "both breasts": .both,
    "parent fed": .parentFed, "self fed": .selfFed,
  ]
}

extension ForeignRow {
  /// First name, a space and last name, whichever of them there are.
  func name(_ first: String, _ last: String) -> String {
    [self[first], self[last]].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text as written, line breaks and all; white space alone is none.
  var note: String { self["notes"].isEmpty ? "" : raw("notes") }

  fileprivate func clock(_ column: String) throws(ImportReason) -> WallTime? {
    let text = self[column]
    if text.isEmpty { return nil }
    guard let time = WallTime(text.prefix { $0 != "." }) else {
      throw .unreadable(column: column, text: text)
    }
    return time
  }
}
