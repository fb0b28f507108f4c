import HearthModel
import HearthPorts

extension HabitIntakePass {
  /// Changes what the source has changed since.
  mutating func apply(
    _ foreign: ForeignTracker,
    to tracker: inout Tracker,
    _ changes: Set<String>
  ) throws(StoreError) {
    let source = try record(foreign, tracker.id, order: tracker.order)
    if changes.contains("name") { tracker.name = source.name }
    if changes.contains("category") { tracker.category = source.category }
    if changes.contains("emoji") { tracker.emoji = source.emoji }
    if changes.contains("colour") { tracker.colour = source.colour }
    if changes.contains("pinned") { tracker.isPinned = source.isPinned }
    if changes.contains("created") { tracker.created = source.created }
    if changes.contains("archived") { tracker.archived = source.archived }
    if changes.contains("question") { tracker.question = source.question }
    if changes.contains("note") { tracker.note = source.note }
    if !changes.isDisjoint(with: ["aim", "unit", "target", "polarity"]) {
      (tracker.aim, tracker.unit, tracker.target) = (source.aim, source.unit, source.target)
      tracker.polarity = source.polarity
    }
    guard changes.contains("schedule"), tracker.kind == .habit else { return }
    // The past keeps the rule it was judged by, unless the source itself tells since when.
    plan.versions += foreign.schedule.map { schedule in
      ScheduleVersion(
        tracker: tracker.id,
        validFrom: schedule.validFrom ?? max(today, tracker.created),
        rule: schedule.rule
      )
    }
  }

  /// The tracker as a record, whatever is known of it already.
  mutating func record(
    _ foreign: ForeignTracker,
    _ id: RecordID,
    order: Int
  ) throws(StoreError) -> Tracker {
    let name = String(foreign.name.prefix(Tracker.longestName)).trimmed
    var note = foreign.note
    if name != foreign.name {
      report.details.lose(.shortenedName, of: foreign.name, name)
      note = [foreign.name, note].compactMap(\.self).joined(separator: "\n")
    }
    let days = foreign.marks.map(\.day).filter { $0 <= today && DayMarks.days.contains($0) }
    let created = foreign.created ?? days.min() ?? today
    return Tracker(
      id: id,
      kind: foreign.kind,
      name: name,
      category: try shelf.id(of: foreign.category ?? options.category),
      emoji: foreign.emoji ?? Palette.emoji[abs(order) % Palette.emoji.count],
      colour: foreign.colour ?? Palette.colours[abs(order) % Palette.colours.count],
      isPinned: foreign.isPinned,
      order: order,
      created: created,
      archived: archiveDay(foreign, created, days.max()),
      aim: foreign.aim,
      unit: foreign.unit,
      target: foreign.target,
      polarity: foreign.polarity,
      question: foreign.question,
      note: note
    )
  }

  private mutating func archiveDay(
    _ foreign: ForeignTracker,
    _ created: Day,
    _ last: Day?
  ) -> Day? {
    switch foreign.archival {
    case .none: return nil
    case .on(let day): return day
    case .someDay:
      let day = last?.advanced(by: 1) ?? created
      report.details.lose(.guessedArchiveDay, of: foreign.name, day.description)
      return day
    }
  }
}
