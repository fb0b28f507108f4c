public import CommandKit
import DiaryCore
public import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts

/// What every command of the diary works with: the opened household, the console and the words.
public struct DiarySession: HouseholdContext {
  /// Store, console and words.
  public let household: HouseholdSession
  /// The formats that the program reads.
  let importers: ImporterRegistry<ForeignDiary>
  /// The formats that the program writes.
  let exporters: ExporterRegistry<DiaryHistory, DiaryLoss>
  /// The programs whose servers it reads.
  let servers: LiveImporterRegistry<ForeignDiary>
  /// Asks those servers; nil where the program reads files alone.
  let web: (any HTTPClient)?
  /// Makes photos small; nil where the program carries none.
  let photos: (any PhotoProcessor)?
  /// The child of `--child`: a name or an identifier.
  let designation: String?

  /// The diary's own actions on this device.
  public var journal: Journal { .diary(dependencies) }

  /// The child that the command is about, with the zones, as of one state of the store.
  ///
  /// - Parameter named: a child that the command itself names; else that of `--child`.
  /// - Returns: the child, with the zones by which to read and show times.
  /// - Throws: `DiaryError`, `StoreError`.
  func open(_ named: String? = nil) async throws -> OpenDiary {
    try await read { transaction in
      OpenDiary(
        child: try ChildBook.child(named ?? designation, in: transaction),
        zones: try zones(in: transaction),
        now: now
      )
    }
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
