public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts
public import HearthSupport
import Synchronization

/// What commands of every program work with: the household's store, the console and the words.
public struct HouseholdSession: Sendable {
  /// Store, zones, clock and randomness.
  public let dependencies: Dependencies
  /// Results and remarks.
  public let console: Console
  let speech: Speech
  /// What the program syncs with.
  let sync: SyncParts?
  /// The person's own folder, for paths that begin with `~/`.
  let home: String?
  /// Copies of the store, which need not be open; a refusal where this kind of store has none.
  public let maintenance: @Sendable () async throws -> any StoreMaintenance
  /// The zone of `--time-zone`, which shows and reads times and is never stored but as the first.
  public let zone: (any TimeZoneRules)?
  /// Whether results go to a program.
  public let isJSON: Bool
  /// The variables the program was started with.
  public let environment: Environment

  /// The texts of the person's language.
  public var messages: Messages { speech.messages }

  /// An error of the ports or of reading a time, as a person is told of it; nil for others.
  public func sentence(for error: any Error) -> String? {
    if let error = error as? TimeReadingError { return error.failure(messages).sentence }
    return Failure.of(error, messages)?.sentence
  }

  /// Speaks the household's language from now on, unless this command was asked for another.
  ///
  /// - Parameter code: the language's two letters; nothing changes where there are none.
  public func speak(_ code: String?) {
    if let language = code.flatMap(Language.init(matching:)) { speech.change(to: language) }
  }

  /// Speaks as the household has decided from now on: its language, unless this command was asked for
  /// another, and its units.
  ///
  /// - Throws: `StoreError`.
  public func speakAsDecided(in transaction: any ReadTransaction) throws(StoreError) {
    speak(as: try HouseholdSettings.stored(in: transaction))
  }

  /// Speaks as settings say from now on: their language, unless this command was asked for another, their
  /// units and their clock.
  public func speak(as settings: HouseholdSettings) {
    speech.change(to: settings.language.flatMap(Language.init(matching:)) ?? speech.first)
    speech.write(settings.measureUnits, settings.hourCycle)
  }
}

/// The language of a command, which is known for certain only when the household has been read.
final class Speech: Sendable {
  private let spoken: Mutex<Messages>
  /// The environment's language.
  let first: Language
  private let isAskedFor: Bool
  private let make: @Sendable (Language) -> Messages

  /// A language that was asked for, or the environment's, which the household's goes before.
  init(
    _ messages: Messages,
    isAskedFor: Bool,
    make: @escaping @Sendable (Language) -> Messages
  ) {
    spoken = Mutex(messages)
    first = messages.language
    self.isAskedFor = isAskedFor
    self.make = make
  }

  var messages: Messages { spoken.withLock { $0 } }

  func change(to language: Language) {
    guard !isAskedFor, language != messages.language else { return }
    var messages = make(language)
    (messages.units, messages.hourCycle) = (self.messages.units, self.messages.hourCycle)
    spoken.withLock { [messages] in $0 = messages }
  }

  func write(_ units: MeasureUnits, _ cycle: HourCycle) {
    spoken.withLock { messages in
      (messages.units, messages.hourCycle) = (units, cycle)
    }
  }
}

/// What a program hands to its commands: the household with what the app adds to it.
public protocol HouseholdContext: Sendable {
  /// What all programs share.
  var household: HouseholdSession { get }
  /// The program's own actions on this device.
  var journal: Journal { get }
}

extension HouseholdContext {
  /// Store, zones, clock and randomness.
  public var dependencies: Dependencies { household.dependencies }
  /// Results and remarks.
  public var console: Console { household.console }
  /// The texts of the person's language.
  public var messages: Messages { household.messages }
  /// The zone of `--time-zone`.
  public var zone: (any TimeZoneRules)? { household.zone }
  /// Whether results go to a program.
  public var isJSON: Bool { household.isJSON }
  /// The moment of this command.
  public var now: Instant { dependencies.now() }

  /// The zone that a household without one begins with.
  ///
  /// - Throws: `TimeZoneError`.
  public func firstZone() throws -> any TimeZoneRules {
    try zone ?? dependencies.timeZones.systemZone()
  }

  /// The zones by which times are shown and read; from then on people are spoken to as the household
  /// has decided.
  ///
  /// - Throws: `TimeZoneError`, `StoreError`.
  public func zones(in transaction: any ReadTransaction) throws -> TimeZoneHistory {
    // What goes to a program has few words, and reading the settings costs time.
    if !isJSON { try household.speakAsDecided(in: transaction) }
    if let zone { return TimeZoneHistory(zone) }
    let book = ZoneBook(timeZones: dependencies.timeZones)
    return try book.history(in: transaction)
      ?? TimeZoneHistory(dependencies.timeZones.systemZone())
  }

  /// Runs a body on one state of the store.
  ///
  /// - Throws: what the body throws, `StoreError`.
  public func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await dependencies.store.read(body)
  }

  /// Prints a result for a program.
  ///
  /// - Throws: `OutputError`.
  public func print(_ json: JSON) throws {
    try console.output.line(json.text)
  }

  /// Prints a result as JSON where that was asked for, else as lines.
  ///
  /// - Throws: `OutputError`.
  public func print(
    _ json: @autoclosure () throws -> JSON,
    or lines: @autoclosure () throws -> [String]
  ) throws {
    guard !isJSON else { return try print(try json()) }
    for line in try lines() { try console.output.line(line.printableLine) }
  }

  /// Whether there is a person to answer.
  public var canAsk: Bool {
    console.terminal.inputIsTerminal && console.terminal.errorIsTerminal && !isJSON
  }

  /// Asks a person, who has to agree in so many words.
  public func isYes(to question: String, _ ask: MessageKey) -> Bool {
    console.diagnostics.error("\(question) \(messages(ask))")
    let answer = readLine()?.lowercased() ?? ""
    return messages("confirm.yes").split(separator: " ").contains { $0 == answer }
  }

  /// The words for actions, by the household's own zones.
  public func journalWriter() async throws -> (writer: JournalWriter, zones: TimeZoneHistory) {
    let zones = try await read { try self.zones(in: $0) }
    return (JournalWriter(messages: messages, zones: zones, now: now), zones)
  }
}
