public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Something of a child that asks for attention.
public struct DiaryReminder: Sendable, Equatable {
  /// What it is about.
  public enum Subject: Sendable, Equatable {
    /// The child will probably fall asleep soon.
    case nextSleep(SleepForecast)
    /// A medicine may be given again.
    case medicine(Medicine)
    /// A sleep is open for so long that its end was probably forgotten.
    case forgottenStop(Sleep)
    /// The last feeding was some time ago.
    case feeding(Feeding, ago: Duration)
    /// The last nappy was changed some time ago.
    case nappy(Nappy, ago: Duration)
  }

  /// Whose.
  public let child: Child
  /// When it began to be true.
  public let at: Instant
  /// What it is about.
  public let subject: Subject
}

/// After how long a family wants to be asked; nil where it does not.
public struct ReminderGaps: Sendable, Equatable {
  /// Since the last feeding, from where the household counts.
  public var feeding: Duration?
  /// Since the last nappy.
  public var nappy: Duration?

  /// Gaps; by default none.
  public init(feeding: Duration? = nil, nappy: Duration? = nil) {
    self.feeding = feeding
    self.nappy = nappy
  }
}

extension DayReader {
  /// What of a child began to ask for attention within a stretch of time, by its moment.
  ///
  /// - Parameters:
  ///   - child: whose.
  ///   - window: up to now.
  ///   - gaps: after how long the family wants to be asked.
  /// - Returns: what is true still; a feeding that was written down meanwhile asks for none.
  /// - Throws: `StoreError`.
  public func reminders(
    of child: Child,
    in window: ReminderWindow,
    _ gaps: ReminderGaps
  ) throws(StoreError) -> [DiaryReminder] {
    let now = try now(of: child)
    var found: [(Instant, DiaryReminder.Subject)] = []
    if case .forecast(let forecast) = now.next {
      found.append((forecast.from, .nextSleep(forecast)))
    }
    for (dose, end) in try MedicineGap(transaction).ends(of: child.id, by: self.now) {
      found.append((end, .medicine(dose)))
    }
    if let sleep = try forgottenSleep(of: child) {
      found.append((sleep.start + Sleep.forgottenAfter, .forgottenStop(sleep)))
    }
    if let gap = gaps.feeding, let feeding = now.lastFeeding, !feeding.isRunning {
      let last = now.settings.feedingGap == .end ? feeding.end ?? feeding.start : feeding.start
      found.append((last + gap, .feeding(feeding, ago: gap)))
    }
    if let gap = gaps.nappy, let nappy = now.lastNappy {
      found.append((nappy.time + gap, .nappy(nappy, ago: gap)))
    }
    return found.filter { window.contains($0.0) }.sorted { $0.0 < $1.0 }
      .map { DiaryReminder(child: child, at: $0.0, subject: $0.1) }
  }

  /// The sleep that is open for so long that its end was probably forgotten.
  private func forgottenSleep(of child: Child) throws(StoreError) -> Sleep? {
    let shelf = SleepShelf(transaction: transaction, child: child.id)
    return try shelf.lasting(at: now).first { now - $0.start >= Sleep.forgottenAfter }
  }
}
