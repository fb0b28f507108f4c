import HearthHousehold
import HearthModel
import HearthPorts

/// What must hold of an event before it is stored.
struct EventRules {
  let now: Instant
  let zones: TimeZoneHistory
  /// Whether a person has said yes to what is unusual.
  let isConfirmed: Bool

  /// A new event that a caller fills in.
  ///
  /// - Throws: `DiaryError` for the first rule it breaks, what `fill` throws, `StoreError`.
  func event<Event: DiaryEvent>(
    _ id: RecordID,
    for child: RecordID,
    in transaction: any ReadTransaction,
    _ fill: (inout Event) throws -> Void
  ) throws -> Event {
    var event = Event.blank(id, of: child)
    try Self.change(&event, fill)
    try check(event, in: transaction)
    return event
  }

  /// Lets a caller change an event, and brings it into the form in which records are kept.
  ///
  /// - Throws: `DiaryError.event` for a fault, and what else `change` throws.
  static func change<Event: DiaryEvent>(
    _ event: inout Event,
    _ change: (inout Event) throws -> Void
  ) throws {
    do {
      try change(&event)
    } catch let fault as EventFault {
      throw DiaryError.event(fault)
    }
    event.tidy()
  }

  /// Checks an event: its values, its times, and whether it comes too early after another.
  ///
  /// What was stored so before (by an import or another device) is nobody's fault now.
  ///
  /// - Parameters:
  ///   - event: as it would be stored.
  ///   - stored: as it is stored, where it is.
  ///   - transaction: where to look.
  /// - Throws: `DiaryError` for the first rule it breaks, `StoreError`.
  func check<Event: DiaryEvent>(
    _ event: Event,
    inPlaceOf stored: Event? = nil,
    in transaction: any ReadTransaction
  ) throws {
    if let child = event.childID, try transaction.fetch(Child.self, child) == nil {
      throw DiaryError.noSuchRecord(child.description)
    }
    if let fault = event.fault, fault != stored?.fault { throw DiaryError.event(fault) }
    let isMoved = stored.map { !event.hasTimes(of: $0) } ?? true
    var questions = isMoved ? try timeQuestions(event) : []
    if let dose = event as? Medicine,
      let question = try MedicineGap(transaction)
        .question(about: dose, inPlaceOf: stored as? Medicine)
    {
      questions.append(question)
    }
    guard isConfirmed || questions.isEmpty else { throw DiaryError.needsConfirmation(questions) }
  }

  private func timeQuestions<Event: DiaryEvent>(
    _ event: Event
  ) throws(DiaryError) -> [DiaryError.Question] {
    if let day = event.ownDay {
      return day > zones.day(holding: now) ? [.onFutureDay(day)] : []
    }
    let start = event.beginning(by: zones)
    if let end = event.ending {
      guard start <= end else { throw .endNotAfterStart(start: start, end: end) }
      guard end - start <= EventJournal.longest else {
        throw .tooLong(seconds: (start..<end).seconds)
      }
    }
    return DiaryError.Question.about(start, event.ending, now: now)
  }
}

extension DiaryEvent {
  /// What is wrong with its values.
  fileprivate var fault: EventFault? {
    do throws(EventFault) {
      try check()
      return nil
    } catch {
      return error
    }
  }

  /// Brings it into the form in which records are kept: whole seconds, no empty note.
  fileprivate mutating func tidy() {
    cutFractions()
    note = note.nonEmpty
  }
}
