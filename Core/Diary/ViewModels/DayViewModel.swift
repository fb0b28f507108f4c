import HearthHousehold
public import HearthModel
public import HearthSupport

/// The Day scene as every face draws it: sections with rows, groups of figures, actions, in words.
public struct DayViewModel: Sendable {
  /// A piece of the timeline.
  public struct SectionModel: Sendable, Equatable {
    /// The sleeps it is made of; empty of a wakefulness.
    public let ids: [RecordID]
    /// Whether it is a sleep.
    public var isSleep: Bool { !ids.isEmpty }
    /// "19:30 - 00:20", with an ellipsis where it has no start or lasts.
    public let time: String
    /// "night", "nap", "awake".
    public let title: String
    /// Its full length.
    public let length: String
    /// What else should be said: the part inside the day, a conflict, a forgotten stop, a note.
    public let remarks: [String]
    /// The events that belong to it.
    public let rows: [RowModel]
    /// What can be done with it.
    public let actions: [DayAction]
  }

  /// An event inside a section.
  public struct RowModel: Sendable, Equatable {
    /// Which.
    public let id: RecordID
    /// When it began; empty where it has no time of day.
    public let time: String
    /// What it was.
    public let title: String
    /// How long, how much, the note.
    public let detail: String
  }

  /// A group of figures.
  public struct FigureGroup: Sendable, Equatable {
    /// "Past night", "Day", "Next night".
    public let title: String
    /// Labels and values in the order in which they are read; empty without data.
    public let figures: [Figure]
  }

  /// One figure.
  public struct Figure: Sendable, Equatable {
    /// By what its definition can be asked for.
    public let name: String
    /// What is measured.
    public let label: String
    /// The measure with its unit.
    public let value: String
  }

  /// The child and the date.
  public let title: String
  /// In order.
  public let sections: [SectionModel]
  /// Past night, day, next night.
  public let groups: [FigureGroup]
  /// The one button.
  public let actions: [DayAction]
  /// What stands in the place of the sections where there are none.
  public let emptyText: String?

  /// A day in the words of a language.
  public init(_ day: DiaryDay, in messages: Messages) {
    let writer = DayWriter(diaryDay: day, messages: messages)
    title = messages("day.title", day.child.name, messages.dateText(day.day, .full))
    sections = day.sections.map(writer.section)
    groups = [
      FigureGroup(
        title: messages("day.group.past"),
        figures: writer.night(day.pastNight, in: .pastNight)
      ),
      FigureGroup(title: messages("day.group.day"), figures: writer.day),
      FigureGroup(
        title: messages("day.group.next"),
        figures: writer.night(day.nextNight, in: .nextNight)
      ),
    ]
    actions = day.actions
    emptyText = day.sections.isEmpty ? messages("day.empty") : nil
  }
}

/// Puts the parts of one day into words.
struct DayWriter {
  let diaryDay: DiaryDay
  let messages: Messages

  var eventWriter: EventWriter {
    EventWriter(messages: messages, now: diaryDay.now, labels: diaryDay.labels)
  }

  func section(_ item: SectionWithRows) -> DayViewModel.SectionModel {
    let section = item.section
    return DayViewModel.SectionModel(
      ids: item.sleeps,
      time: messages("day.span", clock(section.start), clock(section.end)),
      title: title(of: section),
      length: section.seconds.map(length) ?? "",
      remarks: remarks(on: item),
      rows: item.rows.map(row),
      actions: diaryDay.actions(of: item)
    )
  }

  /// A length to the nearest minute, so that what makes up a day adds up to the eye as well.
  func length(_ seconds: Int64) -> String {
    messages.durationText(.seconds(seconds + 30), .clock)
  }

  /// A time of the day, with its date where that is another one.
  func clock(_ instant: Instant?) -> String {
    guard let instant else { return messages("day.unbounded") }
    return messages.clock(instant, in: diaryDay.clock.zones, today: diaryDay.day)
  }

  private func title(of section: Section) -> String {
    guard let stretch = section.stretch else { return messages("day.awake") }
    return diaryDay.clock.kind(of: stretch) == .night ? messages("day.night") : messages("day.nap")
  }

  private func remarks(on item: SectionWithRows) -> [String] {
    let stretch = item.section.stretch
    var remarks: [String] = []
    if item.section.seconds != item.secondsInDay {
      remarks.append(messages("day.inside", length(item.secondsInDay)))
    }
    if stretch?.isOpen ?? false { remarks.append(messages("day.asleep.still")) }
    if stretch?.isForgotten ?? false { remarks.append(messages("day.forgotten")) }
    if stretch?.isConflict ?? false { remarks.append(messages("day.conflict")) }
    if stretch.map(diaryDay.clock.asksForNight) ?? false {
      remarks.append(messages("day.was-night"))
    }
    if let place = stretch?.first.place { remarks.append(place.text(in: messages)) }
    if let note = stretch?.first.note { remarks.append(note) }
    remarks += item.sleeps.flatMap(diaryDay.labels.tags).map { "#\($0)" }
    if let lost = diaryDay.remark(onLossesOf: item.sleeps, in: messages) { remarks.append(lost) }
    return remarks
  }

  private func row(_ event: any DiaryEvent) -> DayViewModel.RowModel {
    let isTimed = event.ownDay == nil
    return DayViewModel.RowModel(
      id: event.id,
      time: isTimed ? clock(event.beginning(by: diaryDay.clock.zones)) : "",
      title: eventWriter.title(event),
      detail: [
        eventWriter.detail(event), running(event),
        diaryDay.remark(onLossesOf: [event.id], in: messages) ?? "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    )
  }

  /// That a feeding goes on, or is paused.
  private func running(_ event: any DiaryEvent) -> String {
    guard let feeding = event as? Feeding, feeding.isRunning else { return "" }
    return feeding.isPaused ? messages("feeding.paused") : messages("feeding.running")
  }
}

extension Place {
  /// The place in words; one that the family added is its own word.
  public func text(in messages: Messages) -> String {
    Place.known.contains(self) ? messages("place.\(rawValue)") : rawValue
  }
}
