package import DiaryCore
package import HearthContainer
package import HearthHousehold
package import HearthModel
package import HearthPorts
package import HearthSupport
package import ScreenKit

/// What all screens of the diary work with.
package final class DiaryDesk {
  package let dependencies: Dependencies
  /// The zone of `--time-zone`, which is shown and never stored but as the first.
  private let shownZone: (any TimeZoneRules)?
  /// The household's zones as they were read last.
  package private(set) var zones: TimeZoneHistory
  /// The household's settings as they were read last.
  package private(set) var household: HouseholdSettings
  /// Reads photos; nil where none are shown.
  package var photos: (any PhotoProcessor)?
  var portraits = Portraits()
  /// The child whose diary is open, or was last.
  var child: Child?
  /// The texts as the household has decided; nil leaves them as they are.
  package var speak: ((HouseholdSettings) -> Messages)?

  /// A desk over a store.
  ///
  /// - Parameters:
  ///   - dependencies: store, zones, clock, randomness.
  ///   - shownZone: the zone of `--time-zone`.
  ///   - start: what was read when the program began.
  package init(
    _ dependencies: Dependencies,
    shownZone: (any TimeZoneRules)?,
    start: DiaryStart
  ) {
    self.dependencies = dependencies
    self.shownZone = shownZone
    zones = start.zones
    household = start.household
  }

  package var now: Instant { dependencies.now() }

  /// The household's calendar for pickers.
  package var calendar: FormCalendar {
    let reader = TimeReader(zones: zones, now: now)
    return FormCalendar(reader, firstWeekday: household.firstWeekday.number)
  }

  /// Whether it is the night of the child whose diary is open.
  package var isNight: Bool {
    child.map { $0.night.contains(zones.local(now).time) } ?? false
  }

  package var today: Day { zones.day(holding: now) }

  /// Reads zones and settings with whatever a body reads, on one state of the store.
  func read<T: Sendable>(
    _ stage: Stage,
    holdsInput: Bool = true,
    _ body: @escaping @Sendable (DayReader, any ReadTransaction) throws -> T,
    then: @escaping (T) -> Void
  ) {
    let (dependencies, shownZone) = (dependencies, shownZone)
    stage.perform(holdsInput: holdsInput) {
      try await dependencies.store.read { transaction in
        let start = try DiaryStart(dependencies, shownZone, in: transaction)
        let reader = DayReader(transaction, zones: start.zones, now: dependencies.now())
        return (start, try body(reader, transaction))
      }
    } then: { [weak self] result in
      do {
        let (start, value) = try result.get()
        self?.zones = start.zones
        if let self, start.household != household {
          household = start.household
          if let messages = speak?(household) { stage.messages = messages }
        }
        then(value)
      } catch {
        stage.refuse(error)
      }
    }
  }

  /// Any error in words.
  ///
  /// - Returns: nil for what is not the diary's.
  package func sentence(_ error: any Error, in messages: Messages) -> String? {
    let writer = RefusalWriter(messages, zones: zones, now: now)
    switch error {
    case let error as DiaryError: return writer.sentence(error)
    case let error as EditorError: return writer.sentence(error)
    case let error as JournalError:
      return JournalWriter(messages: messages, zones: zones, now: now).sentence(error)
    default: return nil
    }
  }
}

/// What the diary's screens need before the first is drawn.
package struct DiaryStart: Sendable {
  package let zones: TimeZoneHistory
  package let household: HouseholdSettings
  private let children: [Child]

  /// The child that nobody has to name.
  package var onlyChild: Child? {
    let present = children.filter { !$0.isArchived }
    return present.count == 1 ? present[0] : nil
  }

  /// Reads it.
  ///
  /// - Throws: `StoreError`, `TimeZoneError`.
  package init(
    _ dependencies: Dependencies,
    _ shownZone: (any TimeZoneRules)?,
    in transaction: any ReadTransaction
  ) throws {
    let stored =
      try shownZone == nil
      ? ZoneBook(timeZones: dependencies.timeZones).history(in: transaction) : nil
    zones = try stored ?? TimeZoneHistory(shownZone ?? dependencies.timeZones.systemZone())
    household = try HouseholdSettings.stored(in: transaction)
    children = try ChildBook.children(in: transaction)
  }
}
