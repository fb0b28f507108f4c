import HearthModel
import HearthSupport

/// Reads the lines of one file of ours.
struct HearthLinesReader {
  var habits = ForeignHabits(format: HearthLines.name)
  private let file: String
  private var places: [String: Int] = [:]
  private var marks: [MarkCollector] = []

  init(file: String) {
    self.file = file
  }

  /// Takes a line; what cannot be read is rejected.
  mutating func take(_ line: SourceLine) {
    do throws(RejectionReason) {
      let json: JSON
      do throws(JSONError) {
        json = try JSON(parsing: line.text)
      } catch {
        throw .notJSON(offset: error.offset)
      }
      guard var object = SourceObject(json) else { throw .malformed }
      try take(&object, InterchangePlace(file: file, line: line.number))
      for field in object.unread.sorted() { habits.report.lose(.field, field) }
    } catch {
      habits.report.reject(InterchangePlace(file: file, line: line.number), error)
    }
  }

  /// What has been read.
  consuming func finish() -> ForeignHabits {
    for index in habits.trackers.indices {
      habits.trackers[index].marks = marks[index].sorted
      habits.trackers[index].schedule.sort { left, right in
        (left.validFrom?.number ?? .min) < (right.validFrom?.number ?? .min)
      }
    }
    return habits
  }

  private mutating func take(
    _ object: inout SourceObject,
    _ place: InterchangePlace
  ) throws(RejectionReason) {
    let type = try object.text("type")
    switch type {
    case "entry": try takeEntry(&object)
    case "tracker": try takeTracker(&object, place)
    case "schedule":
      let index = try tracker(&object)
      let rule = ScheduleRule(try object.required("rule"))
      let schedule = ForeignSchedule(rule, from: try object.day("from"))
      habits.trackers[index].schedule.append(schedule)
    case "reminder": try takeReminder(&object)
    case "category":
      let name = try object.required("name")
      habits.addCategory(name)
      guard let index = habits.categories.firstIndex(where: { $0.name == name }) else { return }
      habits.categories[index].id = try object.id("id")
      habits.categories[index].order = try object.integer("order")
    case "pause": try takePause(&object)
    case "settings":
      var settings = TrackerSettings.standard
      settings.silenceOfAvoided = Silence(rawValue: try object.required("silenceOfAvoided"))
      settings.silenceOfAtMost = Silence(rawValue: try object.required("silenceOfAtMost"))
      habits.settings = settings
    case "": throw .missing(field: "type")
    default: throw .newer(type)
    }
  }

  private mutating func takeTracker(
    _ object: inout SourceObject,
    _ place: InterchangePlace
  ) throws(RejectionReason) {
    let reference = try object.required("id")
    guard places[reference] == nil else { throw .unreadable(field: "id", text: reference) }
    let name = try object.required("name").trimmed
    guard !name.isEmpty else { throw .missing(field: "name") }
    var tracker = ForeignTracker(name, at: place)
    tracker.id = RecordID(reference)
    tracker.sourceID = reference
    tracker.schedule = []
    tracker.kind = TrackerKind(rawValue: try object.required("kind"))
    tracker.category = try object.text("category").nonEmpty
    tracker.emoji = try object.text("emoji").nonEmpty
    tracker.colour = try object.text("colour").nonEmpty
    tracker.isPinned = object.take("pinned")?.bool ?? false
    tracker.order = try object.integer("order")
    tracker.created = try object.day("created")
    tracker.archival = try archival(&object)
    tracker.aim = Aim(rawValue: try object.required("aim"))
    tracker.unit = object.take("unit")?.string
    tracker.target = try object.amount("target")?.amount
    tracker.polarity = Polarity(rawValue: try object.required("polarity"))
    tracker.question = try object.text("question").nonEmpty
    tracker.note = try object.text("note").nonEmpty
    places[reference] = habits.trackers.count
    habits.trackers.append(tracker)
    marks.append(MarkCollector(.first))
  }

  private func archival(
    _ object: inout SourceObject
  ) throws(RejectionReason) -> ForeignTracker.Archival {
    guard let value = object.take("archived") else { return .none }
    if let flag = value.bool { return flag ? .someDay : .none }
    guard let day = value.string.flatMap({ Day($0) }) else {
      throw .unreadable(field: "archived", text: value.text)
    }
    return .on(day)
  }

  private mutating func takeEntry(_ object: inout SourceObject) throws(RejectionReason) {
    let index = try tracker(&object)
    guard let day = try object.day("day") else { throw .missing(field: "day") }
    let mark = ForeignMark(
      day,
      Mark(rawValue: try object.required("mark")),
      amount: try object.amount("amount")?.amount,
      reason: try object.text("reason").nonEmpty,
      note: try object.text("note").nonEmpty
    )
    guard marks[index].add(mark) else { throw .dayTwice(day) }
  }

  private mutating func takeReminder(_ object: inout SourceObject) throws(RejectionReason) {
    let index = try tracker(&object)
    let (times, weekdays) = (try object.required("times"), try object.required("weekdays"))
    guard let read = WallTimes(times) else { throw .unreadable(field: "times", text: times) }
    guard let days = Weekdays(weekdays) else {
      throw .unreadable(field: "weekdays", text: weekdays)
    }
    let reminder = ForeignReminder(read, on: days, id: try object.id("id"))
    habits.trackers[index].reminders.append(reminder)
  }

  private mutating func takePause(_ object: inout SourceObject) throws(RejectionReason) {
    guard let from = try object.day("from") else { throw .missing(field: "from") }
    guard let to = try object.day("to"), from <= to else { throw .missing(field: "to") }
    var trackers: [Int]?
    if object.take("trackers") != nil {
      trackers = try object.list("trackers").map { (item) throws(RejectionReason) in
        guard let index = item.string.flatMap({ places[$0] }) else {
          throw .unknownTracker(item.string ?? item.text)
        }
        return index
      }
    }
    let id = try object.id("id")
    habits.pauses.append(ForeignPause(id: id, trackers: trackers, from: from, to: to))
  }

  private func tracker(_ object: inout SourceObject) throws(RejectionReason) -> Int {
    let reference = try object.required("tracker")
    guard let index = places[reference] else { throw .unknownTracker(reference) }
    return index
  }
}

extension SourceObject {
  /// Text that must be there.
  mutating func required(_ name: String) throws(RejectionReason) -> String {
    guard let text = try text(name).nonEmpty else { throw .missing(field: name) }
    return text
  }

  /// A date, or nothing.
  mutating func day(_ name: String) throws(RejectionReason) -> Day? {
    guard let text = try text(name).nonEmpty else { return nil }
    guard let day = Day(text) else { throw .unreadable(field: name, text: text) }
    return day
  }

  /// An identifier, or nothing.
  mutating func id(_ name: String) throws(RejectionReason) -> RecordID? {
    guard let text = try text(name).nonEmpty else { return nil }
    guard let id = RecordID(text) else { throw .unreadable(field: name, text: text) }
    return id
  }
}
