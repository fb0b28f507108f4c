import HearthHousehold
import HearthModel
public import HearthSupport

/// What has been chosen so far of a tracker that is being made; nothing of it is kept before it is done.
public struct TrackerForm: Sendable, Equatable {
  /// Habit or irregular event.
  public var kind: TrackerKind
  /// As typed so far.
  public var name = ""
  /// The category chosen.
  public var category: Category?
  /// The days chosen: 1 for Monday to 7 for Sunday; an event needs none.
  public var days: Set<Int> = []
  /// The schedule chosen in the place of days of the week; nil for the days.
  public var rule: ScheduleRule?
  /// The emoji chosen.
  public var emoji: String?
  /// The colour chosen, `#RRGGBB`.
  public var colour: String?

  /// A form for a habit or an event.
  public init(kind: TrackerKind) {
    self.kind = kind
  }

  /// The schedule of a habit; nil while nothing is chosen.
  public var schedule: ScheduleRule? { rule ?? Weekdays(days).map { .weekdays($0) } }

  /// Something that a tracker cannot be made without.
  public enum Part: Sendable, Hashable, CaseIterable {
    case name
    case category
    case schedule
    case emoji
    case colour
  }

  /// What is not given yet, or not as it can be.
  public var missing: Set<Part> {
    let name = name.trimmed
    var missing: Set<Part> = []
    if name.isEmpty || name.count > Tracker.longestName { missing.insert(.name) }
    if category == nil { missing.insert(.category) }
    if kind == .habit, schedule == nil { missing.insert(.schedule) }
    if emoji.map(Palette.isSign) != true { missing.insert(.emoji) }
    if colour.flatMap(Palette.colour) == nil { missing.insert(.colour) }
    return missing
  }

  /// What is to be made; nil until all is given.
  public var draft: TrackerDraft? {
    guard let category, missing.isEmpty else { return nil }
    var draft = TrackerDraft(name: name.trimmed, category: category.id)
    draft.kind = kind
    draft.emoji = emoji
    draft.colour = colour
    if kind == .habit, let schedule { draft.rule = schedule }
    return draft
  }
}

/// The New habit and New irregular event scenes.
public struct NewTrackerViewModel: Sendable {
  /// What the scene is called that asks for the kind, and its two choices.
  public let kindTitle: String
  /// The button for a habit.
  public let habitButton: String
  /// The button for an event.
  public let eventButton: String
  /// What the scene is called.
  public let title: String
  /// What stands in the field for the name.
  public let namePrompt: String
  /// What is wrong with the name: that it is too long.
  public let nameRemark: String?
  /// "Category", and the one chosen.
  public let category: (label: String, value: String?)
  /// "Schedule", and the days chosen; nil of an event.
  public let schedule: (label: String, value: String?)?
  /// "Emoji", and those of the palette.
  public let emoji: (label: String, choices: [String])
  /// "Colour", and those of the palette.
  public let colours: (label: String, choices: [String])
  /// What the button says that leaves nothing behind.
  public let cancelButton: String
  /// What the button says that makes the tracker.
  public let createButton: String
  /// Whether all is given.
  public let canCreate: Bool

  /// The form in the words of a language.
  public init(_ form: TrackerForm, firstWeekday: Int, in messages: Messages) {
    let isHabit = form.kind == .habit
    kindTitle = messages("create.kind.title")
    habitButton = messages("create.habit")
    eventButton = messages("create.event")
    title = isHabit ? messages("create.habit.title") : messages("create.event.title")
    namePrompt = messages("create.name")
    let isTooLong = form.name.trimmed.count > Tracker.longestName
    nameRemark = isTooLong ? messages("create.name.too-long", Tracker.longestName) : nil
    category = (messages("create.category"), form.category?.name)
    let rule = form.schedule?.text(firstWeekday: firstWeekday, in: messages)
    schedule = isHabit ? (messages("create.schedule"), rule) : nil
    emoji = (messages("create.emoji"), Palette.emoji)
    colours = (messages("create.colour"), Palette.colours)
    cancelButton = messages("create.cancel")
    createButton = messages("create.button")
    canCreate = form.draft != nil
  }
}
