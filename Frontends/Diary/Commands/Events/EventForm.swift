import CommandKit
import DiaryCore

/// The values of a kind of event as options of the command line.
///
/// Every start of the program meets all forms, so the lists are made when they are asked for.
struct EventForm<Event: DiaryEvent>: EventFilling {
  private let makeParameters: @Sendable () -> [any CommandParameter]
  private let makeCorrections: @Sendable () -> [any CommandParameter]
  private let makeExclusive: @Sendable () -> [[any CommandParameter]]
  private let makeClearings: @Sendable () -> [Clearing<Event>]
  private let put: @Sendable (Values, inout Event) throws -> Void
  private let correct: @Sendable (Values, inout Event) throws -> Void

  init(
    _ parameters: @autoclosure @escaping @Sendable () -> [any CommandParameter],
    corrections: @autoclosure @escaping @Sendable () -> [any CommandParameter] = [],
    exclusive: @autoclosure @escaping @Sendable () -> [[any CommandParameter]] = [],
    clearings: @autoclosure @escaping @Sendable () -> [Clearing<Event>] = [],
    _ put: @escaping @Sendable (Values, inout Event) throws -> Void = { _, _ in },
    correct: @escaping @Sendable (Values, inout Event) throws -> Void = { _, _ in }
  ) {
    makeParameters = parameters
    makeCorrections = corrections
    makeExclusive = exclusive
    makeClearings = { clearings() + Event.commonClearings }
    self.put = put
    self.correct = correct
  }

  /// The options of the command that adds one.
  var parameters: [any CommandParameter] { makeParameters() }
  /// Those that take the place of that command's arguments where one is changed.
  var corrections: [any CommandParameter] { makeCorrections() }
  /// Those that contradict each other.
  var exclusive: [[any CommandParameter]] { makeExclusive() }
  private var clearings: [Clearing<Event>] { makeClearings() }

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
