import HTTPKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What pages and the API do with trackers.
struct TrackerActions {
  private let context: HabitsContext

  init(_ context: HabitsContext) {
    self.context = context
  }

  /// Adds what a request describes.
  func add(_ input: RouteInput) async throws -> Tracker {
    let id = try input.required(TrackerInput.category)
    let category = try await context.read {
      try CategoryBook.category(id.description, in: $0).id
    }
    var draft = TrackerDraft(name: try input.required(TrackerInput.name), category: category)
    draft.kind = try input(TrackerInput.kind).map(TrackerKind.init(rawValue:)) ?? .habit
    draft.emoji = try input(TrackerInput.emoji)
    draft.colour = try input(TrackerInput.colour)
    if let rule = try input(TrackerInput.schedule) {
      guard draft.kind == .habit else { throw HabitsError.scheduleOfEvent(draft.name) }
      draft.rule = rule
    }
    return try await add(draft, input)
  }

  /// Adds a tracker with what else a request says of it.
  func add(_ draft: TrackerDraft, _ input: RouteInput) async throws -> Tracker {
    var draft = draft
    draft.goal = try TrackerInput.goal(input) ?? .tick
    draft.polarity = try input(TrackerInput.polarity).map(Polarity.init(rawValue:)) ?? .build
    draft.question = try input(TrackerInput.question)
    draft.note = try input(HabitsInput.note)
    draft.created = try input(TrackerInput.from)
    return try await context.trackers().add(draft)
  }

  /// Changes what a request names.
  func edit(_ tracker: Tracker, _ input: RouteInput) async throws -> Tracker {
    var change = TrackerChange()
    change.name = try input(TrackerInput.name)
    if let id = try input(TrackerInput.category) {
      change.category = try await context.read {
        try CategoryBook.category(id.description, in: $0).id
      }
    }
    change.emoji = try input(TrackerInput.emoji)
    change.colour = try input(TrackerInput.colour)
    change.isPinned = try input(TrackerInput.isPinned)
    return try await edit(tracker, change, rule: try input(TrackerInput.schedule), input)
  }

  /// Changes a tracker as its form has it.
  func edit(
    _ tracker: Tracker,
    rule: ScheduleRule?,
    _ form: TrackerForm,
    _ input: RouteInput
  ) async throws -> Tracker {
    var change = TrackerChange()
    (change.name, change.category) = (form.name, form.category?.id)
    (change.emoji, change.colour) = (form.emoji, form.colour)
    return try await edit(tracker, change, rule: rule, input)
  }

  private func edit(
    _ tracker: Tracker,
    _ change: TrackerChange,
    rule: ScheduleRule?,
    _ input: RouteInput
  ) async throws -> Tracker {
    var change = change
    change.goal = try TrackerInput.goal(input, of: tracker)
    change.polarity = try input(TrackerInput.polarity).map(Polarity.init(rawValue:))
    if input.names(TrackerInput.question) {
      change.question = .some(try input(TrackerInput.question))
    }
    if input.names(HabitsInput.note) { change.note = .some(try input(HabitsInput.note)) }
    let chosen = change
    return try await context.trackers().edit(
      tracker.id.description,
      rule: rule,
      from: try input(TrackerInput.from)
    ) { chosen.apply(to: &$0) }
  }
}

/// What is to become of a tracker; nil leaves as it is.
private struct TrackerChange {
  var name: String?
  var category: RecordID?
  var emoji: String?
  var colour: String?
  var isPinned: Bool?
  var goal: Goal?
  var polarity: Polarity?
  var question: String??
  var note: String??

  func apply(to tracker: inout Tracker) {
    if let name { tracker.name = name }
    if let category { tracker.category = category }
    if let emoji { tracker.emoji = emoji }
    if let colour { tracker.colour = colour }
    if let isPinned { tracker.isPinned = isPinned }
    if let goal { tracker.setGoal(goal) }
    if let polarity { tracker.polarity = polarity }
    if let question { tracker.question = question }
    if let note { tracker.note = note }
  }
}
