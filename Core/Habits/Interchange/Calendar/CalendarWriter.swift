import HearthModel

/// Writes the schedules of trackers.
struct CalendarWriter {
  private(set) var text = CalendarText()
  private(set) var report = InterchangeReport()
  private let stamp: String

  init(stamp: String) {
    self.stamp = stamp
  }

  mutating func write(_ habits: ForeignHabits) {
    text.append("BEGIN", "VCALENDAR")
    text.append("VERSION", "2.0")
    text.append("PRODID", "-//Hearth//Habits//EN")
    text.append("CALSCALE", "GREGORIAN")
    for (index, tracker) in habits.trackers.enumerated() {
      let pauses = habits.pauses.filter { $0.trackers?.contains(index) ?? true }
      write(tracker, at: index, pauses)
    }
    text.append("END", "VCALENDAR")
    if habits.settings != nil { report.lose(.silence) }
    report.lose(.marks, count: habits.trackers.reduce(0) { $0 + $1.marks.count })
  }

  private mutating func write(
    _ tracker: ForeignTracker,
    at index: Int,
    _ pauses: [ForeignPause]
  ) {
    let aim: FormatCapabilities = tracker.aim == .tick ? [] : .aim
    report.lose(
      of: tracker,
      to: aim.union([
        .emoji, .category, .archivalDay, .created, .question, .note, .schedules, .reminders,
      ])
    )
    guard tracker.kind != .event else { return report.lose(.event, of: tracker.name) }
    let first = tracker.created ?? tracker.marks.first?.day ?? Day(number: 0)
    for (place, schedule) in tracker.schedule.enumerated() {
      let from = max(first, schedule.validFrom ?? first)
      let next = place + 1 < tracker.schedule.count ? tracker.schedule[place + 1].validFrom : nil
      let end = [next, tracker.archivedDay].compactMap(\.self).min()
      guard end.map({ from < $0 }) ?? true else { continue }
      let stretch = CalendarStretch(
        rule: schedule.rule,
        from: from,
        until: end?.advanced(by: -1)
      )
      let id = tracker.id?.description ?? String(index + 1)
      write(tracker, stretch, uid: "\(id)-\(from.number)@hearth", pauses)
    }
  }

  private mutating func write(
    _ tracker: ForeignTracker,
    _ stretch: CalendarStretch,
    uid: String,
    _ pauses: [ForeignPause]
  ) {
    guard let repetition = stretch.repetition else {
      return report.lose(.rule, of: tracker.name, stretch.rule.description)
    }
    let kind = repetition.isDue ? "VEVENT" : "VTODO"
    text.append("BEGIN", kind)
    text.append("UID", uid)
    text.append("DTSTAMP", stamp)
    text.append("DTSTART;VALUE=DATE", CalendarText.date(repetition.first))
    text.append("RRULE", repetition.rule)
    let days = repetition.isDue ? stretch.days(in: pauses) : []
    if !days.isEmpty {
      text.append(
        "EXDATE;VALUE=DATE",
        days.map { CalendarText.date($0) }.joined(separator: ",")
      )
    }
    if !repetition.isDue { report.lose(.pauses, of: tracker.name, count: pauses.count) }
    text.append("SUMMARY", CalendarText.escaped(summary(tracker, stretch.rule)))
    if let note = tracker.note { text.append("DESCRIPTION", CalendarText.escaped(note)) }
    if let category = tracker.category {
      text.append("CATEGORIES", CalendarText.escaped(category))
    }
    if repetition.isDue { text.append("TRANSP", "TRANSPARENT") }
    writeAlarms(tracker)
    text.append("END", kind)
  }

  private func summary(_ tracker: ForeignTracker, _ rule: ScheduleRule) -> String {
    var words = [tracker.emoji, tracker.name].compactMap(\.self)
    if let target = tracker.target, tracker.aim != .tick {
      let sign = tracker.aim == .atMost ? "≤" : "≥"
      words.append("\(sign) \(Thousandths.text(target)) \(tracker.unit ?? "")".trimmed)
    }
    switch rule {
    case .times(let count, _), .timesInDays(let count, _): words.append("\(count)×")
    case .weekdays, .every, .other: break
    }
    return words.joined(separator: " ")
  }

  /// An alarm rings on each day of an event; one of some days only cannot be written.
  private mutating func writeAlarms(_ tracker: ForeignTracker) {
    for reminder in tracker.reminders {
      guard reminder.weekdays == .all else {
        report.lose(.reminders, of: tracker.name)
        continue
      }
      for time in reminder.times.list {
        text.append("BEGIN", "VALARM")
        text.append("ACTION", "DISPLAY")
        text.append("TRIGGER", "PT\(time.seconds / 60)M")
        text.append("DESCRIPTION", CalendarText.escaped(tracker.question ?? tracker.name))
        text.append("END", "VALARM")
      }
    }
  }
}
