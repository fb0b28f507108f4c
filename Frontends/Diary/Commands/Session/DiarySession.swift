public import CommandKit
import DiaryCore
public import HearthContainer
import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
public import HearthSupport

/// What every command of the diary works with: the opened household, the console and the words.
public struct DiarySession: Sendable {
  /// Store, zones, clock and randomness.
  public let dependencies: Dependencies
  /// Results and remarks.
  public let console: Console
  /// The texts of the person's language.
  public let messages: Messages
  /// The formats that the program reads.
  let importers: ImporterRegistry<ForeignDiary>
  /// Copies of the store, which need not be open; a refusal where this kind of store has none.
  let maintenance: @Sendable () async throws -> any StoreMaintenance
  /// The zone of `--time-zone`, which shows and reads times and is never stored but as the first.
  let zone: (any TimeZoneRules)?
  /// The child of `--child`: a name or an identifier.
  let designation: String?
  /// Whether results go to a program.
  let isJSON: Bool

  /// The moment of this command.
  var now: Instant { dependencies.now() }

  /// The zone that a household without one begins with.
  func firstZone() throws -> any TimeZoneRules {
    try zone ?? dependencies.timeZones.systemZone()
  }

  /// The zones by which times are shown and read.
  func zones(in transaction: any ReadTransaction) throws -> TimeZoneHistory {
    if let zone { return TimeZoneHistory(zone) }
    let book = ZoneBook(timeZones: dependencies.timeZones)
    return try book.history(in: transaction)
      ?? TimeZoneHistory(dependencies.timeZones.systemZone())
  }

  /// The child that the command is about, with the zones, as of one state of the store.
  func open() async throws -> OpenDiary {
    try await read { transaction in
      OpenDiary(
        child: try ChildBook.child(designation, in: transaction),
        zones: try zones(in: transaction),
        now: now
      )
    }
  }

  /// Runs a body on one state of the store.
  func read<T: Sendable>(
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T
  ) async throws -> T {
    try await dependencies.store.read(body)
  }

  /// Prints a result for a program.
  func print(_ json: JSON) throws {
    try console.output.line(json.text)
  }

  /// Prints a result as JSON where that was asked for, else as lines.
  func print(
    _ json: @autoclosure () throws -> JSON,
    or lines: @autoclosure () throws -> [String]
  ) throws {
    guard !isJSON else { return try print(try json()) }
    for line in try lines() { try console.output.line(line.printableLine) }
  }
}

/// One child's diary as a command found it.
struct OpenDiary: Sendable {
  let child: Child
  let zones: TimeZoneHistory
  let now: Instant

  var clock: DayClock { DayClock(zones: zones, night: child.night) }
  var reader: TimeReader { TimeReader(zones: zones, now: now) }
  var writer: RecordJSON { RecordJSON(zones: zones, now: now.wholeSeconds) }
}
