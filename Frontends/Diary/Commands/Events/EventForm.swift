import CommandKit
import DiaryCore

/// The values of a kind of event as options of the command line.
struct EventForm<Event: DiaryEvent>: EventFilling {
  /// The options of the command that adds one.
  let parameters: [any CommandParameter]
  /// Those that take the place of that command's arguments where one is changed.
  let corrections: [any CommandParameter]
  /// Those that contradict each other.
  let exclusive: [[any CommandParameter]]
  private let clearings: [Clearing<Event>]
  private let put: @Sendable (Values, inout Event) throws -> Void
  private let correct: @Sendable (Values, inout Event) throws -> Void

  init(
    _ parameters: [any CommandParameter],
    corrections: [any CommandParameter] = [],
    exclusive: [[any CommandParameter]] = [],
    clearings: [Clearing<Event>] = [],
    _ put: @escaping @Sendable (Values, inout Event) throws -> Void = { _, _ in },
    correct: @escaping @Sendable (Values, inout Event) throws -> Void = { _, _ in }
  ) {
    self.parameters = parameters
    self.corrections = corrections
    self.exclusive = exclusive
    self.clearings = clearings + Event.commonClearings
    self.put = put
    self.correct = correct
  }

  /// Whether the command that adds one takes an option.
  func takes(_ parameter: any CommandParameter) -> Bool {
    parameters.contains { $0.info.label == parameter.info.label }
  }

  var clearable: [String] { clearings.map(\.word) }

  func clear(_ words: [String], from event: inout Event) {
    Clearing.take(words, from: &event, by: clearings)
  }

  func fill(_ event: inout Event, from values: Values) throws { try put(values, &event) }

  func change(_ event: inout Event, by values: Values) throws {
    try put(values, &event)
    try correct(values, &event)
  }
}

/// A form of whatever kind.
protocol EventFilling: Sendable {
  associatedtype Event: DiaryEvent
  var parameters: [any CommandParameter] { get }
  var corrections: [any CommandParameter] { get }
  var exclusive: [[any CommandParameter]] { get }
  /// The words for what can be taken away.
  var clearable: [String] { get }
  /// Takes away from a stored event what some words name.
  func clear(_ words: [String], from event: inout Event)
  /// Puts what was given into a new event.
  func fill(_ event: inout Event, from values: Values) throws
  /// Puts what was given into a stored event.
  func change(_ event: inout Event, by values: Values) throws
}

/// The forms of all kinds.
enum EventForms {
  static func form(of kind: EventKind) -> any EventFilling {
    switch kind {
    case .feeding: FeedForm.form
    case .pumping: PumpCommand.form
    case .nappy: NappyCommand.form
    case .temperature: TemperatureCommand.form
    case .medicine: MedicineCommand.form
    case .bath: BathCommand.form
    case .tummyTime: TummyCommand.form
    case .milestone: MilestoneCommand.form
    case .note: NoteCommand.form
    case .growth: GrowthCommand.form
    }
  }

  /// Whether an option, as it is written, goes with a kind.
  static func takes(_ label: String, _ kind: EventKind) -> Bool {
    parameters(of: [kind]).contains { $0.info.label == label }
  }

  /// The words for what can be taken away from some kinds, each once.
  static func clearable(of kinds: [EventKind]) -> [String] {
    Set(kinds.flatMap { form(of: $0).clearable }).sorted()
  }

  /// The options of some kinds, each once.
  static func parameters(of kinds: [EventKind]) -> [any CommandParameter] {
    var labels: Set<String> = []
    return kinds.map(form).flatMap { $0.parameters + $0.corrections }
      .filter { labels.insert($0.info.label).inserted }
  }
}
