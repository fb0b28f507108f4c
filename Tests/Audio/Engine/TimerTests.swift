import AudioEngine
import AudioMeasures
import Glibc
import HearthPorts
import Testing

@Suite("The timer and its fade", .timeLimit(.minutes(20)))
struct TimerTests {
  private static let minute = 60 * SoundRate.perSecond
  private static let level: Float = 0.25

  /// An engine that plays a constant, so that every frame shows its gain.
  private static func playing() throws -> (engine: Engine, control: EngineControl) {
    let (engine, control) = Engine.make()
    _ = try #require(control.start(.of(Constant(level))))
    return (engine, control)
  }

  /// The law as the interface promises it.
  private static func law(remaining: Int64) -> Double {
    let u = 1 - Double(remaining) / Double(10 * minute)
    return u <= 0 ? 1 : 0.5 * (1 + cos(.pi * min(u, 1)))
  }

  @Test(
    "The gain keeps to its law within 0.1 dB and ends in exact silence in the promised frame",
    arguments: [10, 61, 240]
  )
  func law(_ minutes: Int64) throws {
    let (engine, control) = try Self.playing()
    let total = minutes * Self.minute
    control.setTimer(total)
    var position: Int64 = 0
    var worst = 0.0
    while position < total {
      let block = frames(of: engine, 4800)
      let share = Double(block[0].x / Self.level)
      let law = Self.law(remaining: total - position)
      if law > 1e-6 { worst = max(worst, abs(20 * log10(share / law))) }
      position += 4800
      if position == total { #expect(block[4799].x > 0) }
    }
    #expect(worst < 0.1)
    #expect(frames(of: engine, 48_000).allSatisfy { $0 == .zero })
    #expect(control.status.state == .ended)
    #expect(control.status.position - total < 256)
  }

  @Test("It never steps by more than 0.01 dB a millisecond until it is all but silent")
  func smoothness() throws {
    let (engine, control) = try Self.playing()
    control.setTimer(10 * Self.minute)
    var before = Self.level
    for _ in 0..<590_000 {
      let now = frames(of: engine, 48)[0].x
      #expect(now <= before)
      if now > 0.003 * Self.level { #expect(20 * log10(before / now) < 0.01) }
      before = now
    }
  }

  /// Into the fade, so that six minutes of ten remain.
  private static func fading() throws -> (engine: Engine, control: EngineControl, gain: Float) {
    let (engine, control) = try playing()
    control.setTimer(10 * minute)
    let heard = frames(of: engine, Int(4 * minute), block: 1 << 16)
    return (engine, control, (heard.last?.x ?? 0) / level)
  }

  @Test("Cancelled in the fade, it is back within two seconds without a step")
  func cancelled() throws {
    let (engine, control, gain) = try Self.fading()
    control.cancelTimer()
    let heard = frames(of: engine, 2 * 48_000 + 512).map { $0.x / Self.level }
    #expect(abs(heard[0] - gain) < 0.001)
    #expect(zip(heard, heard.dropFirst()).allSatisfy { $1 >= $0 - 1e-6 && $1 - $0 < 0.0001 })
    #expect(heard.last == 1)
    #expect(control.status.timerTotal == nil)
    #expect(!control.status.isFading)
  }

  @Test("Extended in the fade, it comes back and fades again later")
  func extended() throws {
    let (engine, control, _) = try Self.fading()
    control.extendTimer(by: 15 * Self.minute)
    let risen = frames(of: engine, 3 * 48_000)
    #expect(risen.last?.x == Self.level)
    let left = control.status.timerRemaining
    #expect(abs(left - (21 * Self.minute - 3 * 48_000)) <= 512)
    _ = frames(of: engine, Int(left - 5 * Self.minute), block: 1 << 16)
    let now = Double(frames(of: engine, 1)[0].x / Self.level)
    #expect(abs(now - Self.law(remaining: control.status.timerRemaining)) < 0.001)
  }

  @Test("Paused in the fade, it goes on with the same gain")
  func paused() throws {
    let (engine, control, gain) = try Self.fading()
    control.pause()
    _ = frames(of: engine, 48_000 * 30)
    let remaining = control.status.timerRemaining
    control.resume()
    let heard = frames(of: engine, 48_000)
    #expect(abs((heard.last?.x ?? 0) / Self.level - gain) < 0.01)
    #expect(remaining - control.status.timerRemaining <= 48_000 + 512)
  }

  @Test("The volume multiplies the fade and never the other way round")
  func volume() throws {
    let (engine, control, gain) = try Self.fading()
    control.setVolume(0.5)
    let heard = frames(of: engine, 9600)
    #expect(abs((heard.last?.x ?? 0) / Self.level - 0.5 * gain) < 0.001)
    control.cancelTimer()
    #expect(frames(of: engine, 3 * 48_000).last?.x == 0.5 * Self.level)
  }

  @Test("Time asleep counts: a timer that ran out meanwhile is silence")
  func asleep() throws {
    let (engine, control) = try Self.playing()
    control.setTimer(20 * Self.minute)
    _ = frames(of: engine, 48_000)
    control.elapse(12 * Self.minute)
    _ = frames(of: engine, 512)
    #expect(control.status.isFading)
    control.elapse(8 * Self.minute)
    _ = frames(of: engine, 512)
    #expect(frames(of: engine, 4800).allSatisfy { $0 == .zero })
    #expect(control.status.state == .ended)
  }
}
