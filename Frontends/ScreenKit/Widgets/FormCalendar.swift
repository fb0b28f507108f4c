package import HearthHousehold
package import HearthModel

/// What pickers of dates and times have to know of the household's calendar.
package struct FormCalendar: Sendable {
  private let reader: TimeReader
  /// The day a week begins with: 1 for Monday to 7 for Sunday.
  package let firstWeekday: Int

  /// The household's calendar at a moment.
  package init(_ reader: TimeReader, firstWeekday: Int) {
    self.reader = reader
    self.firstWeekday = firstWeekday
  }

  package var today: Day { reader.today }
  package var now: LocalTime { reader.zones.local(reader.now) }

  /// The day that a text means.
  package func day(_ text: String) -> Day? { try? reader.day(text) }

  /// The local time that a text means.
  package func time(_ text: String) -> LocalTime? {
    (try? reader.instant(text)).map { reader.zones.local($0.instant) }
  }
}
