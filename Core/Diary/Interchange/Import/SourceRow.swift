import HearthHousehold
import HearthModel

/// A time with its text.
struct SourceTime {
  let text: String
  let time: ForeignTime

  init(_ text: String, _ time: ForeignTime) {
    self.text = text
    self.time = time
  }

  /// The date where the source has it by its own calendar.
  var day: Day? { time.local?.day }
}

/// A row of a source while it becomes entries: what all of them say alike, and the entries so far.
struct SourceRow {
  /// Where it stands.
  let place: ImportPlace
  /// The row's own identifier in its source.
  var sourceID: String?
  /// Whose it is; nobody's by name where the source does not say.
  var child = ForeignChild(id: nil, name: "")
  /// Who wrote it, by name.
  var author = ""
  /// Free text.
  var note = ""
  /// When it began.
  var start: SourceTime
  /// When it ended.
  var end: SourceTime?
  /// The date of what has no time of day, where it is not the start's.
  var day: Day?
  /// Tags by name.
  var tags: [String] = []
  /// What should be said of the row if it is taken.
  var remarks: [ImportReason] = []
  /// What it became so far.
  private(set) var entries: [ForeignEntry] = []
  /// The numbers without a unit that it has.
  private(set) var numbers: [(quantity: ForeignQuantity, dimension: Dimension)] = []

  init(_ place: ImportPlace, start: SourceTime, end: SourceTime? = nil) {
    self.place = place
    self.start = start
    self.end = end
  }

  /// Reads a quantity, or nothing.
  ///
  /// - Throws: `ImportReason` where the text is no such quantity, or one below zero.
  mutating func quantity(
    _ text: String,
    _ column: String,
    as dimension: Dimension,
    unit: String = ""
  ) throws(ImportReason) -> ForeignQuantity? {
    if text.isEmpty { return nil }
    guard let quantity = ForeignQuantity(text + unit, as: dimension) else {
      throw .unreadable(column: column, text: text + unit)
    }
    guard !quantity.number.isNegative else { throw .negative(column: column, text: text) }
    if quantity.unit == nil { numbers.append((quantity, dimension)) }
    return quantity
  }

  /// Adds a sleep, with the texts of its values under the names of its columns.
  mutating func add(_ sleep: ForeignSleep, _ cells: [(name: String, text: String)] = []) {
    var sleep = sleep
    sleep.note = note
    let times = [(name: "start", text: start.text), (name: "end", text: end?.text ?? "")]
    add(.sleep(sleep), times + cells)
  }

  /// Adds a sleep from the start to the end of the row.
  mutating func addSleep() {
    add(ForeignSleep(start: start.time, end: end?.time))
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - type: the record it becomes.
  ///   - cells: the texts of its values, under the names of its columns.
  ///   - fill: puts in its values; times and the note are there already.
  mutating func add<Event: DiaryEvent>(
    _ type: Event.Type,
    _ cells: [(name: String, text: String)] = [],
    _ fill: @escaping ForeignEvent.Fill<Event> = { _, _ in }
  ) {
    let (times, texts) = times(of: type)
    let note = note
    let event = ForeignEvent(Event.self, times) { event, units throws(ImportReason) in
      event.note = note.nonEmpty
      try fill(&event, units)
    }
    add(.event(event), texts + cells)
  }

  /// Adds a note that keeps what no other kind of entry can hold.
  mutating func addNote(_ title: String) {
    let text = [title, note].filter { !$0.isEmpty }.joined(separator: ": ")
    add(DiaryNote.self, [("text", text)]) { event, _ in event.text = text }
  }

  private func times<Event: DiaryEvent>(
    of type: Event.Type
  ) -> (ForeignEvent.Times, [(name: String, text: String)]) {
    switch Event.shape {
    case .moment: return (.moment(start.time), [("time", start.text)])
    case .day:
      let day = day ?? start.day
      return (day.map { .day($0) } ?? .moment(start.time), [("day", start.text)])
    case .span:
      // A feeding without an end would go on; it is known to be over.
      let isFeeding = Event.kind == .feeding
      let end = end?.time ?? (isFeeding ? ForeignTime.later(.zero) : nil)
      return (.span(start.time, end), [("start", start.text), ("end", self.end?.text ?? "")])
    }
  }

  private mutating func add(
    _ content: ForeignEntry.Content,
    _ cells: [(name: String, text: String)]
  ) {
    let isFurther = !entries.isEmpty
    let shared = [
      (name: "child", text: child.label), (name: "note", text: note),
      (name: "author", text: author), (name: "tags", text: tags.joined(separator: ",")),
    ]
    var entry = ForeignEntry(
      place: place,
      sourceID: sourceID.map { isFurther ? "\($0)#\(entries.count + 1)" : $0 },
      child: child,
      start: start.text,
      cells: ImportedRow.Content(shared + cells),
      content: content
    )
    entry.isFurther = isFurther
    entry.author = author
    entry.tags = tags
    entries.append(entry)
  }

  /// The entries with what is to be said of them.
  fileprivate var finished: [ForeignEntry] {
    var entries = entries
    if !entries.isEmpty { entries[0].remarks = remarks }
    return entries
  }
}

extension ForeignDiary {
  /// Takes what a row became.
  mutating func take(_ row: SourceRow) {
    entries += row.finished
    for (quantity, dimension) in row.numbers {
      units.addNumber(at: row.place)
      switch dimension {
      case .temperature: units.add(temperature: quantity.number, at: row.place)
      case .volume:
        if let day = row.day ?? row.start.day { units.add(volume: quantity.number, on: day) }
      case .mass, .length: break
      }
    }
  }
}
