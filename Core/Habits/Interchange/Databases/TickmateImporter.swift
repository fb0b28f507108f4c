import HearthModel
public import HearthPlugins
public import HearthPorts

/// Reads Tickmate's database.
public struct TickmateImporter: Importer {
  private static let format = "tickmate"
  private let database: any ForeignDatabase

  /// As an executable lists it.
  public static func plugin(database: any ForeignDatabase) -> ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: format, summary: "plugin.importer.tickmate") { _ in
      TickmateImporter(database: database)
    }
  }

  /// A reader over the port that opens such files.
  public init(database: any ForeignDatabase) {
    self.database = database
  }

  private struct Track {
    var tracker: ForeignTracker
    let id: Int
    let order: Int
    let counts: Bool
    var days: [Day: Int] = [:]
    var times = 0
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    try ForeignHabits(databases: files, database, format: Self.format, tables: ["tracks", "ticks"])
    {
      tables,
      habits throws(ImportError) in try read(tables, into: &habits)
    }
  }

  private func read(
    _ tables: SourceDatabase,
    into habits: inout ForeignHabits
  ) throws(ImportError) {
    let groups = try groups(tables, &habits)
    var tracks: [Track] = []
    let columns = [
      "_id", "name", "description", "icon", "enabled", "multiple_entries_per_day", "order",
    ]
    try tables.rows(of: "tracks", columns, &habits.report) { row throws(RejectionReason) in
      tracks.append(try track(row, groups))
    }
    tracks.sort { ($0.order, $0.id) < ($1.order, $1.id) }
    try readTicks(tables, &tracks, &habits.report)
    for track in tracks { habits.trackers.append(finish(track, &habits.report)) }
  }

  /// The first group of each track by the track's identifier.
  private func groups(
    _ tables: SourceDatabase,
    _ habits: inout ForeignHabits
  ) throws(ImportError) -> [Int: [String]] {
    var names: [Int: String] = [:]
    var members: [Int: [String]] = [:]
    var report = habits.report
    try tables.rows(of: "groups", ["_id", "name"], &report) { row throws(RejectionReason) in
      names[try row.required("_id")] = row.text("name").trimmed
    }
    let links = ["_track_id", "_group_id"]
    try tables.rows(of: "track2groups", links, &report) { row throws(RejectionReason) in
      guard let name = names[try row.required("_group_id")], !name.isEmpty else { return }
      members[try row.required("_track_id"), default: []].append(name)
    }
    habits.report = report
    for name in names.sorted(by: { $0.key < $1.key }).map(\.value) { habits.addCategory(name) }
    return members
  }

  private func track(
    _ row: SourceRecord,
    _ groups: [Int: [String]]
  ) throws(RejectionReason) -> Track {
    let name = row.text("name").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    let id = try row.required("_id")
    var tracker = ForeignTracker(name, at: row.place)
    tracker.note = row.text("description").trimmed.nonEmpty
    tracker.category = groups[id]?.first
    if try row.integer("enabled") == 0 { tracker.archival = .someDay }
    let counts = try row.integer("multiple_entries_per_day") ?? 0 != 0
    if counts {
      tracker.aim = .atLeast
      tracker.unit = ""
      tracker.target = 1000
    }
    return Track(
      tracker: tracker,
      id: id,
      order: try row.integer("order") ?? 0,
      counts: counts
    )
  }

  private func readTicks(
    _ tables: SourceDatabase,
    _ tracks: inout [Track],
    _ report: inout InterchangeReport
  ) throws(ImportError) {
    let places = Dictionary(zip(tracks.map(\.id), tracks.indices)) { first, _ in first }
    var list = tracks
    let columns = ["_track_id", "year", "month", "day", "has_time_info"]
    try tables.rows(of: "ticks", columns, &report) { row throws(RejectionReason) in
      let id = try row.required("_track_id")
      guard let place = places[id] else { throw .unknownTracker(String(id)) }
      let (year, month) = (try row.required("year"), try row.required("month"))
      let number = try row.required("day")
      // Months are counted from 0.
      guard (0...11).contains(month), let day = Day(year: year, month: month + 1, day: number)
      else {
        throw .unreadable(field: "month", text: "\(year)-\(month)-\(number)")
      }
      list[place].days[day, default: 0] += 1
      if try row.integer("has_time_info") ?? 0 != 0 { list[place].times += 1 }
    }
    tracks = list
  }

  /// Ticks of one day are counted where the track allows several, else they are one.
  private func finish(_ track: Track, _ report: inout InterchangeReport) -> ForeignTracker {
    var tracker = track.tracker
    tracker.marks = track.days.sorted { $0.key < $1.key }.map { day, count in
      ForeignMark(day, .done, amount: track.counts ? count * 1000 : nil)
    }
    report.lose(.timesOfMarks, of: tracker.name, count: track.times)
    return tracker
  }
}
