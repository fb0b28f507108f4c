import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts

/// A wake-up that comes next, and when.
struct Alarm: Sendable, Equatable {
  let wakeUp: WakeUp
  /// From the moment it begins to rise until it is full.
  let rise: Range<Instant>

  /// How late it may begin still, the machine having slept.
  static let patience: Int64 = 3_600_000

  /// Whether it is to begin, or should have begun not long ago.
  func isRinging(at now: Instant) -> Bool {
    now >= rise.lowerBound && now.milliseconds - rise.lowerBound.milliseconds < Self.patience
  }

  static func next(
    after now: Instant,
    _ surroundings: HostSurroundings,
    in transaction: any ReadTransaction
  ) throws -> Alarm? {
    let book = ZoneBook(timeZones: surroundings.dependencies.timeZones)
    let zones = try book.history(in: transaction) ?? surroundings.zone
    return try WakeUpBook.next(after: now, zones: zones, in: transaction).map { next in
      Alarm(wakeUp: next.wakeUp, rise: next.rise)
    }
  }
}

extension PlayerHost {
  /// Plays the wake-up whose time has come.
  func wake() async {
    let now = surroundings.dependencies.now()
    guard let alarm, now >= alarm.rise.lowerBound else { return }
    self.alarm = nil
    if alarm.isRinging(at: now) { await ring(alarm, at: now) }
    try? await reload()
  }

  private func ring(_ alarm: Alarm, at now: Instant) async {
    let left = max(0, alarm.rise.upperBound.milliseconds - now.milliseconds)
    remarks = []
    for mix in [alarm.wakeUp.mix, [MixEntry(SoundAddress(scheme: "synth", path: "music-box"))]] {
      do {
        try await play(mix, timer: nil, rise: .milliseconds(max(left, 1000))) {
          try self.setVolumeForNow(alarm.wakeUp.volume)
        }
        return
      } catch {
        // Another sound wakes as well; silence does not.
        remarks.append(.woken)
      }
    }
  }

  /// A volume that is not kept as the person's own.
  private func setVolumeForNow(_ number: Int) throws {
    isVolumeLent = true
    volume = min(try Self.volume(number), settings.highestVolume)
    stage?.performance.setVolume(volume)
  }
}
