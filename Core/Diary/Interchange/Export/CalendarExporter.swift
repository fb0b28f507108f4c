import HearthHousehold
import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Writes iCalendar (RFC 5545): an event for each entry, in the words of a language.
public struct CalendarExporter: Exporter {
  /// As an executable lists it.
  public static var plugin: ExporterPlugin<DiaryHistory, DiaryLoss> {
    ExporterPlugin(name: "ical", summary: "plugin.diary.exporter.ical") { _ in CalendarExporter() }
  }

  /// A writer.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func write(
    _ history: DiaryHistory,
    named name: String
  ) throws(ExportError) -> Exported<DiaryLoss> {
    do throws(StoreError) {
      var writer = DiaryCalendarWriter(history)
      try writer.writeAll()
      return Exported(.file(writer.text.bytes), losses: writer.losses.list)
    } catch {
      throw .store(error)
    }
  }
}

/// Puts a diary into a calendar.
private struct DiaryCalendarWriter {
  private(set) var text = CalendarText()
  private(set) var losses = DiaryLosses()
  private let history: DiaryHistory
  private let words: EventWriter
  private var names: [RecordID: String] = [:]

  init(_ history: DiaryHistory) {
    self.history = history
    words = EventWriter(messages: history.messages, now: history.now)
  }

  mutating func writeAll() throws(StoreError) {
    let transaction = history.transaction
    for child in try ChildBook.children(in: transaction) { names[child.id] = child.name }
    text.append("BEGIN", "VCALENDAR")
    text.append("VERSION", "2.0")
    text.append("PRODID", "-//Hearth//Diary//EN")
    text.append("CALSCALE", "GREGORIAN")
    for sleep in try transaction.fetch(Sleep.query) { write(sleep) }
    for kind in EventKind.allCases { try write(kind.type) }
    text.append("END", "VCALENDAR")
    let others: [any Record.Type] = [DiaryTimer.self, ChildPhoto.self, Tag.self]
    for type in others {
      losses.lose(.entries(type.tableName), count: try history.count(type.table))
    }
  }

  private mutating func write(_ sleep: Sleep) {
    guard let end = sleep.end else { return losses.lose(.running) }
    begin(sleep.id, of: sleep.child, history.messages("calendar.sleep"))
    text.append("DTSTART", CalendarText.stamp(sleep.start))
    text.append("DTEND", CalendarText.stamp(end))
    finish(sleep.note ?? "")
  }

  private mutating func write<Event: DiaryEvent>(_: Event.Type) throws(StoreError) {
    for event in try history.transaction.fetch(Event.query) {
      guard !event.isRunning else {
        losses.lose(.running)
        continue
      }
      begin(event.id, of: event.childID, words.title(event))
      if let day = event.ownDay {
        text.append("DTSTART;VALUE=DATE", CalendarText.date(day))
      } else {
        let start = event.beginning(by: history.zones)
        text.append("DTSTART", CalendarText.stamp(start))
        if let end = event.ending, end > start { text.append("DTEND", CalendarText.stamp(end)) }
      }
      finish(words.detail(event))
    }
  }

  private mutating func begin(_ id: RecordID, of child: RecordID?, _ title: String) {
    text.append("BEGIN", "VEVENT")
    text.append("UID", "\(id)@hearth")
    text.append("DTSTAMP", CalendarText.stamp(history.now))
    let name = child.flatMap { names[$0] }
    let summary = name.map { history.messages("calendar.title", $0, title) } ?? title
    text.append("SUMMARY", CalendarText.escaped(summary))
  }

  private mutating func finish(_ description: String) {
    if !description.isEmpty { text.append("DESCRIPTION", CalendarText.escaped(description)) }
    text.append("TRANSP", "TRANSPARENT")
    text.append("END", "VEVENT")
  }
}
