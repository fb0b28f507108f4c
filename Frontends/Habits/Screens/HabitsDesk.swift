package import HabitsCore
package import HearthContainer
package import HearthHousehold
package import HearthModel
package import HearthPorts
package import HearthSupport
import ScreenKit

/// What all screens of the habit tracker work with.
package final class HabitsDesk {
  package let dependencies: Dependencies
  /// The zone of `--time-zone`, which is shown and never stored but as the first.
  private let shownZone: (any TimeZoneRules)?
  /// The household's days and weeks as they were read last.
  package private(set) var days: HouseholdCalendar
  /// The household's settings as they were read last.
  private var household: HouseholdSettings

  /// The texts as the household has decided; nil leaves them as they are.
  package var speak: ((HouseholdSettings) -> Messages)?

  /// A desk over a store.
  package init(
    _ dependencies: Dependencies,
    shownZone: (any TimeZoneRules)?,
    start: HabitsStart
  ) {
    self.dependencies = dependencies
    self.shownZone = shownZone
    days = start.days
    household = start.household
  }

  package var now: Instant { dependencies.now() }

  /// The day that still lasts.
  var today: Day { days.day(holding: now) }

  /// The household's calendar for pickers: as of today's noon, since before the day begins the clock
  /// shows tomorrow's date already.
  var calendar: FormCalendar {
    let noon = days.zones.instant(of: WallTime(secondsSinceMidnight: 43_200), on: today)
    return FormCalendar(TimeReader(zones: days.zones, now: noon), firstWeekday: days.firstWeekday)
  }

  var trackers: TrackerBook { TrackerBook(dependencies, today: today) }
  var marks: MarkBook { MarkBook(dependencies, today: today) }

  /// Reads the household's days with whatever a body reads, on one state of the store.
  func read<T: Sendable>(
    _ stage: Stage,
    holdsInput: Bool = true,
    _ body: @escaping @Sendable (HabitsReader, any ReadTransaction) throws -> T,
    then: @escaping (T) -> Void
  ) {
    let (dependencies, shownZone) = (dependencies, shownZone)
    stage.perform(holdsInput: holdsInput) {
      try await dependencies.store.read { transaction in
        let start = try HabitsStart(dependencies, shownZone, in: transaction)
        let now = dependencies.now()
        let reader = HabitsReader(transaction, calendar: start.days, now: now)
        return (start, try body(reader, transaction))
      }
    } then: { [weak self] result in
      do {
        let (start, value) = try result.get()
        if let self {
          days = start.days
          if start.household != household {
            household = start.household
            if let messages = speak?(household) { stage.messages = messages }
          }
        }
        then(value)
      } catch {
        stage.refuse(error)
      }
    }
  }

  /// Makes a change and says what was done.
  ///
  /// - Parameters:
  ///   - stage: where that is said.
  ///   - form: the editor that the change comes from; it stays open until the change is made.
  ///   - then: what follows a change that was made.
  ///   - work: makes the change; nil says nothing.
  func change(
    _ stage: Stage,
    from form: FormScreen? = nil,
    then: @escaping () -> Void = {},
    _ work: @escaping @Sendable () async throws -> String?
  ) {
    stage.perform(work) { result in
      switch result {
      case .success(let sentence):
        if let form { stage.dismiss(form) }
        if let sentence { stage.say(sentence) }
        then()
        stage.refresh()
      case .failure(let error):
        if let form { form.problem = stage.sentence(error) } else { stage.refuse(error) }
      }
    }
  }

  /// Takes the newest action back, or does it again.
  func undo(_ stage: Stage, redo: Bool = false) {
    let (journal, messages) = (Journal.habits(dependencies), stage.messages)
    let writer = JournalWriter(messages: messages, zones: days.zones, now: now)
    change(stage) {
      let action = redo ? try await journal.redo() : try await journal.undo()
      return redo ? writer.redone(action.label) : writer.undone(action.label)
    }
  }

  /// Any error in words.
  ///
  /// - Returns: nil for what is not the habit tracker's.
  package func sentence(_ error: any Error, in messages: Messages) -> String? {
    switch error {
    case let error as HabitsError: return RefusalWriter(messages: messages).sentence(error)
    case let error as JournalError:
      return JournalWriter(messages: messages, zones: days.zones, now: now).sentence(error)
    default: return nil
    }
  }
}

/// What the screens need before the first is drawn.
package struct HabitsStart: Sendable {
  package let days: HouseholdCalendar
  package let household: HouseholdSettings
  package let memory: HabitsMemory

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
    household = try HouseholdSettings.stored(in: transaction)
    memory = try HabitsMemory.stored(in: transaction)
    days = HouseholdCalendar(
      zones: try stored ?? TimeZoneHistory(shownZone ?? dependencies.timeZones.systemZone()),
      settings: household
    )
  }
}
