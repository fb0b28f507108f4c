import HearthHousehold
import HearthModel
import HearthPorts

/// Tells which tracker here is meant by one of a source.
struct TrackerMatcher {
  /// What a tracker of a source is here.
  enum Finding {
    /// Imported before, with these cells.
    case known(Tracker, ImportedRow.Content)
    /// Never imported, but here: by its identifier, or else by its name.
    case joined(Tracker, isSame: Bool)
    /// Imported before and deleted here.
    case deleted
    /// Not here.
    case new(RecordID)
  }

  /// A tracker by its key, and what it is here.
  struct Match {
    let key: String
    let finding: Finding
  }

  private struct Name: Hashable {
    let text: String
    let isTick: Bool
  }

  private let transaction: any ReadTransaction
  private let format: String
  private let source: String
  private let isBlank: Bool
  private let trackers: [RecordID: Tracker]
  /// Those that may be joined by their name, in their order.
  private var named: [Name: [RecordID]]
  private var taken: Set<RecordID> = []
  private var counts: [String: Int] = [:]

  init(
    _ transaction: any ReadTransaction,
    _ list: [Tracker],
    format: String,
    source: String
  ) {
    self.transaction = transaction
    self.format = format
    self.source = source
    isBlank = ((try? transaction.fetch(ImportedRow.query.limit(1)))?.isEmpty) ?? false
    trackers = Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
    named = Dictionary(grouping: list, by: Self.name).mapValues { $0.map(\.id) }
  }

  /// What a tracker is here; each of a source is to be asked for once, in order.
  mutating func match(_ foreign: ForeignTracker) throws(StoreError) -> Match {
    let key = key(of: foreign)
    let row = isBlank ? nil : try transaction.fetch(ImportedRow.self, ImportedRow.id(forKey: key))
    if let row {
      guard let tracker = trackers[row.record], taken.insert(tracker.id).inserted else {
        return Match(key: key, finding: .deleted)
      }
      let content = ImportedRow.Content(text: row.content)
      return Match(key: key, finding: .known(tracker, content))
    }
    if let id = foreign.id, let tracker = trackers[id], taken.insert(id).inserted {
      return Match(key: key, finding: .joined(tracker, isSame: true))
    }
    if let tracker = namesake(of: foreign) {
      return Match(key: key, finding: .joined(tracker, isSame: false))
    }
    return Match(key: key, finding: .new(newID(foreign, key)))
  }

  /// The identifier of the file is kept where the file is ours.
  private mutating func newID(_ foreign: ForeignTracker, _ key: String) -> RecordID {
    if format == HearthLines.name, let id = foreign.id, taken.insert(id).inserted { return id }
    let day = foreign.created ?? foreign.marks.first?.day ?? Day(number: 0)
    let start = Instant(milliseconds: Int64(day.number) * 86_400_000)
    return ImportedRow.recordID(forKey: key, at: start)
  }

  /// The first tracker of the same name, ticked or measured alike, that no other of the source has been given.
  private mutating func namesake(of foreign: ForeignTracker) -> Tracker? {
    let short = String(foreign.name.prefix(Tracker.longestName)).trimmed
    let name = Name(text: short, isTick: foreign.aim == .tick)
    guard let id = named[name]?.first(where: { !taken.contains($0) }) else { return nil }
    taken.insert(id)
    return trackers[id]
  }

  private static func name(_ tracker: Tracker) -> Name {
    Name(text: tracker.name, isTick: tracker.aim == .tick)
  }

  /// Four parts with an identifier of the source; five without, the last counting those of one name.
  private mutating func key(of foreign: ForeignTracker) -> String {
    if let id = foreign.sourceID { return ImportedRow.key([format, source, "tracker", id]) }
    counts[foreign.name, default: 0] += 1
    let count = String(counts[foreign.name] ?? 1)
    return ImportedRow.key([format, source, "tracker", foreign.name, count])
  }
}

extension ForeignTracker {
  /// What the source says of the tracker itself, under the names of the record's fields.
  var cells: ImportedRow.Content {
    let archived: String =
      switch archival {
      case .none: ""
      case .on(let day): day.description
      case .someDay: "yes"
      }
    let schedule = schedule.map { "\($0.validFrom?.description ?? "") \($0.rule)".trimmed }
    return ImportedRow.Content([
      ("name", name), ("category", category ?? ""), ("emoji", emoji ?? ""),
      ("colour", colour ?? ""), ("pinned", isPinned ? "yes" : ""),
      ("created", created?.description ?? ""), ("archived", archived), ("aim", aim.rawValue),
      ("unit", unit ?? ""), ("target", target.map(String.init) ?? ""),
      ("polarity", polarity.rawValue), ("question", question ?? ""), ("note", note ?? ""),
      ("schedule", schedule.joined(separator: ";")),
    ])
  }
}
