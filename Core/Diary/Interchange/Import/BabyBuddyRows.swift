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

  static func sleep(_ row: ForeignRow) throws(ImportReason) -> ForeignEntry {
    var sleep = ForeignSleep(start: try row.time("start"), end: try row.optionalTime("end"))
    sleep.note = row.note
    let nap = row["nap"]
    let kind = naps[nap.lowercased()]
    sleep.kind = kind ?? nil
    var entry = try event(
      row,
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
    let feeding = ForeignFeeding(
      start: try row.time("start"),
      end: try row.time("end"),
      method: way ?? FeedingMethod(rawValue: method),
      content: content ?? FeedingContent(rawValue: type),
      amount: try row.amount("amount").map { ForeignVolume($0) },
      note: row.note
    )
    var entry = try event(
      row,
      [
        ("method", method), ("content", type), ("amount", row["amount"]), ("note", feeding.note),
      ],
      .feeding(feeding)
    )
    if content == nil { entry.remarks.append(.unknownWord(column: "type", text: type)) }
    if way == nil { entry.remarks.append(.unknownWord(column: "method", text: method)) }
    return entry
  }

  /// A row of something that begins, and mostly ends, of a child.
  private static func event(
    _ row: ForeignRow,
    _ cells: [(name: String, text: String)],
    _ content: Content
  ) throws(ImportReason) -> ForeignEntry {
    let name = row.name("child_first_name", "child_last_name")
    let child = ForeignChild(id: row["child_id"].nonEmpty, name: name)
    guard !child.label.isEmpty else { throw .missing(column: "child_first_name") }
    let (start, end) = (row["start"], row["end"])
    let shared = [(name: "child", text: child.label), ("start", start), ("end", end)]
    return ForeignEntry(
      place: row.place,
      sourceID: row["id"].nonEmpty,
      child: child,
      start: start,
      cells: ImportedRow.Content(shared + cells),
      content: content
    )
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
  fileprivate func name(_ first: String, _ last: String) -> String {
    [self[first], self[last]].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text as written, line breaks and all; white space alone is none.
  fileprivate var note: String { self["notes"].isEmpty ? "" : raw("notes") }

  fileprivate func clock(_ column: String) throws(ImportReason) -> WallTime? {
    let text = self[column]
    if text.isEmpty { return nil }
    guard let time = WallTime(text.prefix { $0 != "." }) else {
      throw .unreadable(column: column, text: text)
    }
    return time
  }
}
