import HearthModel

/// What a format can say of a tracker, besides its name and marks.
struct FormatCapabilities: OptionSet {
  let rawValue: Int

  static let emoji = Self(rawValue: 1 << 0)
  static let colour = Self(rawValue: 1 << 1)
  static let category = Self(rawValue: 1 << 2)
  static let pin = Self(rawValue: 1 << 3)
  /// That it is archived, though not since when.
  static let archivalFlag = Self(rawValue: 1 << 4)
  static let archivalDay = Self(rawValue: 1 << 5)
  static let created = Self(rawValue: 1 << 6)
  static let event = Self(rawValue: 1 << 7)
  static let aim = Self(rawValue: 1 << 8)
  static let polarity = Self(rawValue: 1 << 9)
  static let question = Self(rawValue: 1 << 10)
  static let note = Self(rawValue: 1 << 11)
  static let schedules = Self(rawValue: 1 << 12)
  static let reminders = Self(rawValue: 1 << 13)

  static let loopZip: Self = [.colour, .archivalFlag, .aim, .question, .note]
  static let loopDatabase: Self = [.archivalFlag, .aim, .question, .note]
  static let harsh: Self = [.category, .archivalDay, .event]
  static let tableHabit: Self = [
    .colour, .category, .archivalFlag, .created, .aim, .polarity, .question, .note,
  ]
}

extension InterchangeReport {
  /// Notes what a tracker has that a format cannot say.
  mutating func lose(of tracker: ForeignTracker, to format: FormatCapabilities) {
    func lose(_ kind: InterchangeLoss.Kind, _ isThere: Bool, _ needed: FormatCapabilities) {
      if isThere, format.isDisjoint(with: needed) { losses.append(kind) }
    }
    var losses: [InterchangeLoss.Kind] = []
    lose(.emoji, tracker.emoji != nil, .emoji)
    lose(.colour, tracker.colour != nil, [.colour])
    lose(.category, tracker.category != nil, .category)
    lose(.pin, tracker.isPinned, .pin)
    lose(.archival, tracker.archival == .someDay, [.archivalFlag, .archivalDay])
    lose(.archival, tracker.archivedDay != nil, .archivalDay)
    lose(.created, tracker.hasOwnBeginning, .created)
    lose(.event, tracker.kind == .event, .event)
    lose(.aim, tracker.aim != .tick, .aim)
    lose(.polarity, tracker.polarity != .build, .polarity)
    lose(.question, tracker.question != nil, .question)
    lose(.note, tracker.note != nil, .note)
    for kind in losses { self.lose(kind, of: tracker.name) }
    if !format.contains(.schedules) {
      self.lose(.earlierSchedules, of: tracker.name, count: tracker.schedule.count - 1)
    }
    if !format.contains(.reminders) {
      self.lose(.reminders, of: tracker.name, count: tracker.reminders.count)
    }
  }

  /// Notes what only our own format can say beside trackers.
  mutating func losePausesAndSettings(of habits: ForeignHabits) {
    lose(.pauses, count: habits.pauses.count)
    if habits.settings != nil { lose(.silence) }
    let names = habits.trackers.map(\.name)
    lose(.sameNames, count: names.count - Set(names).count)
  }
}

extension ForeignTracker {
  /// The day since which it is no longer in use.
  var archivedDay: Day? {
    if case .on(let day) = archival { day } else { nil }
  }

  /// The amount of a day that is done: of a tick, what was to be reached.
  func written(_ mark: ForeignMark) -> Int? {
    mark.amount ?? (aim == .atLeast ? target : nil)
  }

  /// Whether it begins on another day than that of its first mark, where readers let it begin.
  var hasOwnBeginning: Bool {
    created.map { $0 != marks.first?.day } ?? false
  }
}
