internal import Glibc
internal import HearthPorts

/// Keeps what has no clock of its own (a file, nothing at all) at the pace of real time.
public struct Pace: Sendable {
  private var start: (seconds: Int, nanoseconds: Int)?

  /// A pace that begins with the first wait.
  public init() {}

  /// Waits until so many frames of sound would have been heard; blocks the calling thread.
  public mutating func wait(until frames: Int64) {
    let start = start ?? Self.now()
    self.start = start
    let rest = Int(frames % SoundRate.perSecond) * 1_000_000_000 / Int(SoundRate.perSecond)
    let nanoseconds = start.nanoseconds + rest
    var time = timespec(
      tv_sec: start.seconds + Int(frames / SoundRate.perSecond) + nanoseconds / 1_000_000_000,
      tv_nsec: nanoseconds % 1_000_000_000
    )
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  private static func now() -> (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return (time.tv_sec, time.tv_nsec)
  }
}
