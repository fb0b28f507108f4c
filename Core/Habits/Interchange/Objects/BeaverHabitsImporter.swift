import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Reads the JSON of Beaver Habits: its export, and the file that it keeps its data in.
public struct BeaverHabitsImporter: Importer {
  private static let format = "beaverhabits"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: format, summary: "plugin.importer.beaverhabits") { _ in
      BeaverHabitsImporter()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    var habits = ForeignHabits(format: Self.format)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let json = try file.json(of: Self.format)
      let data = json["data"] ?? json
      guard let list = data["habits"]?.array else {
        throw .notOfFormat(path: file.name, format: Self.format, .otherMembers)
      }
      read(ordered(list, data["order"]?.array ?? []), file.name, into: &habits)
    }
    habits.keepUniqueSourceIDs()
    return habits
  }

  /// In the order that the person gave them, the others behind; each with its place in the file.
  private func ordered(_ list: [JSON], _ order: [JSON]) -> [(Int, JSON)] {
    let ranks = Dictionary(
      order.compactMap(\.string).enumerated().map { ($1, $0) }
    ) { first, _ in first }
    let items = list.enumerated().map { ($0 + 1, $1) }
    return items.sorted { left, right in
      let leftRank = left.1["id"]?.string.flatMap { ranks[$0] } ?? Int.max
      let rightRank = right.1["id"]?.string.flatMap { ranks[$0] } ?? Int.max
      return (leftRank, left.0) < (rightRank, right.0)
    }
  }

  private func read(
    _ list: [(Int, JSON)],
    _ file: String,
    into habits: inout ForeignHabits
  ) {
    for (number, item) in list {
      let place = InterchangePlace(file: "\(file):habits", line: number)
      do throws(RejectionReason) {
        guard let tracker = try tracker(item, place, &habits.report) else { continue }
        habits.addCategory(tracker.category ?? "")
        habits.trackers.append(tracker)
      } catch {
        habits.report.reject(place, error)
      }
    }
  }

  private func tracker(
    _ json: JSON,
    _ place: InterchangePlace,
    _ report: inout InterchangeReport
  ) throws(RejectionReason) -> ForeignTracker? {
    guard var object = SourceObject(json) else { throw .malformed }
    let name = try object.text("name").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    let status = try object.text("status")
    guard status != "soft_delete" else {
      report.lose(.deletedTracker, of: name)
      return nil
    }
    var tracker = ForeignTracker(name, at: place)
    tracker.sourceID = try object.text("id").nonEmpty
    tracker.isPinned = object.take("star")?.bool ?? false
    // The word was changed between versions.
    if status.hasPrefix("archive") { tracker.archival = .someDay }
    let tags = try object.list("tags").compactMap { $0.string?.trimmed.nonEmpty }
    tracker.category = tags.first
    if tags.count > 1 {
      report.lose(.labels, of: name, tags.dropFirst().joined(separator: ", "))
    }
    if let period = object.take("period") {
      let rule = try rule(period, of: name, &report)
      tracker.schedule = [ForeignSchedule(rule)]
    }
    if !(try object.list("chips")).isEmpty { report.lose(.field, of: name, "chips") }
    tracker.marks = marks(try object.list("records"), of: name, place, &report)
    for field in object.unread.sorted() { report.lose(.field, of: name, field) }
    return tracker
  }

  private func rule(
    _ json: JSON,
    of name: String,
    _ report: inout InterchangeReport
  ) throws(RejectionReason) -> ScheduleRule {
    guard var object = SourceObject(json) else {
      throw .unreadable(field: "period", text: json.text)
    }
    let unit = try object.text("period_type")
    let count = try object.integer("period_count") ?? 1
    let target = try object.integer("target_count") ?? 1
    let lengths = ["D": 1, "W": 7, "M": 30, "Y": 365]
    guard let length = lengths[unit], (1...1000).contains(count), target > 0 else {
      throw .unreadable(field: "period", text: json.text)
    }
    let periods: [String: ScheduleRule.Period] = ["W": .week, "M": .month, "Y": .year]
    if target >= length * count { return .daily }
    if count == 1, let period = periods[unit] { return .times(target, per: period) }
    guard let rule = LoopFormat.rule(target, length * count) else {
      throw .unreadable(field: "period", text: json.text)
    }
    report.lose(.sourceRule, of: name, "\(target)/\(count)\(unit)")
    return rule
  }

  private func marks(
    _ list: [JSON],
    of name: String,
    _ place: InterchangePlace,
    _ report: inout InterchangeReport
  ) -> [ForeignMark] {
    var marks = MarkCollector(.last)
    for (index, item) in list.enumerated() {
      do throws(RejectionReason) {
        marks.add(try mark(item))
      } catch {
        let file = "\(place.file)[\(place.line ?? 0)]:records"
        report.reject(InterchangePlace(file: file, line: index + 1), error, of: name)
      }
    }
    return marks.sorted
  }

  private func mark(_ json: JSON) throws(RejectionReason) -> ForeignMark {
    guard var object = SourceObject(json) else { throw .malformed }
    let text = try object.text("day")
    guard let day = Day(text) else { throw .unreadable(field: "day", text: text) }
    guard let isDone = object.take("done")?.bool else { throw .missing(field: "done") }
    return ForeignMark(day, isDone ? .done : .missed, text: try object.text("text"))
  }
}
