import AudioEngine
import AudioMeasures
import CAllocations
import Glibc
import HearthPorts
import Testing

@Suite("The engine")
struct EngineTests {
  private static let second = Int(SoundRate.perSecond)

  @Test("What is soft enough passes bit by bit, from the first frame on")
  func transparency() throws {
    let (engine, control) = Engine.make()
    _ = try #require(control.start(.of(Counting(scale: 0x1p-20))))
    let heard = frames(of: engine, 100_000)
    #expect(heard.indices.allSatisfy { heard[$0].x == Float($0) * 0x1p-20 })
  }

  @Test("What it makes does not depend on how it is asked for", arguments: [1, 7, 256, 999])
  func blocks(_ block: Int) throws {
    func heard(_ block: Int) throws -> [StereoFrame] {
      let (engine, control) = Engine.make()
      control.setCap(-20)
      control.setTimer(30_000)
      let voice = try #require(control.start(.of(Counting(scale: 1e-4)), fadeIn: 5000))
      control.setVariation(6, seed: 3, of: voice)
      return frames(of: engine, 40_000, block: block)
    }
    #expect(try heard(block) == heard(4096))
  }

  @Test("Voices add up, each at its gain and the whole at its volume")
  func mixing() throws {
    let (engine, control) = Engine.make()
    control.setVolume(0.5)
    _ = try #require(control.start(.of(Constant(0.25))))
    _ = try #require(control.start(.of(Constant(0.5)), gain: 0.5))
    #expect(frames(of: engine, 1000).allSatisfy { $0 == StereoFrame(0.25, 0.25) })
  }

  @Test("A change of volume is no step", arguments: [0.0, 0.1, 1.0])
  func volume(_ gain: Double) throws {
    let (engine, control) = Engine.make()
    control.setVolume(0.5)
    _ = try #require(control.start(.of(Constant(0.5))))
    var heard = frames(of: engine, 1000)
    control.setVolume(gain)
    heard += frames(of: engine, Self.second)
    let steps = zip(heard, heard.dropFirst()).map { abs($1.x - $0.x) }
    #expect(try #require(steps.max()) < 0.0005)
    #expect(heard.last == StereoFrame(repeating: 0.5 * Float(gain)))
  }

  @Test("A living variation wanders within its depth, sets in softly and ends softly")
  func variation() throws {
    let (engine, control) = Engine.make()
    let slot = try #require(control.start(.of(Constant(0.25))))
    var heard = frames(of: engine, Self.second)
    control.setVariation(6, seed: 5, of: slot)
    heard += frames(of: engine, 120 * Self.second)
    control.setVariation(0, seed: 5, of: slot)
    heard += frames(of: engine, 3 * Self.second)
    let steps = zip(heard, heard.dropFirst()).map { abs($1.x - $0.x) }
    #expect(try #require(steps.max()) < 0.25 * 0.0001)
    let decibels = heard.map { 20 * log10(Double($0.x) / 0.25) }
    let range = (try #require(decibels.min()), try #require(decibels.max()))
    #expect(-6...(-2) ~= range.0 && 2...6 ~= range.1)
    #expect(heard.first == heard.last)
  }

  @Test("A pause falls silent within a quarter of a second and goes on where it was")
  func pause() throws {
    let (engine, control) = Engine.make()
    control.setTimer(20 * 60 * SoundRate.perSecond)
    _ = try #require(control.start(.of(Counting(scale: 0x1p-22))))
    _ = frames(of: engine, 4800)
    control.pause()
    let falling = frames(of: engine, 13_000)
    #expect(falling.last == .zero)
    let left = control.status.timerRemaining
    #expect(frames(of: engine, Self.second).allSatisfy { $0 == .zero })
    #expect(control.status.timerRemaining == left)
    #expect(control.status.state == .paused)
    control.resume(fadeIn: 0)
    let resumed = frames(of: engine, 1024).filter { $0 != .zero }
    // The quarter of a second that faded out has been played; nothing more has.
    let first = try #require(resumed.first)
    #expect(abs(first.x / 0x1p-22 - Float(4800 + 12_000)) < 600)
  }

  @Test("A stop is silence for ever, after a fade that is no step")
  func stop() throws {
    let (engine, control) = Engine.make()
    _ = try #require(control.start(.of(Constant(0.5))))
    _ = frames(of: engine, 4800)
    control.stop(fadeOut: 480)
    let heard = frames(of: engine, 4800)
    #expect(zip(heard, heard.dropFirst()).allSatisfy { abs($1.x - $0.x) < 0.002 })
    #expect(heard.last == .zero)
    #expect(control.status.state == .ended)
    control.resume()
    #expect(frames(of: engine, 4800).allSatisfy { $0 == .zero })
  }

  @Test("Voices that went make room, and are let go")
  func voices() throws {
    let (engine, control) = Engine.make()
    let counter = Counter()
    for _ in 0..<3 {
      var slots: [Int] = []
      for _ in 0..<Engine.capacity {
        slots.append(try #require(control.start(.of(Counted(counter)))))
      }
      #expect(control.start(.of(Constant(1))) == nil)
      _ = frames(of: engine, 512)
      for slot in slots { control.end(slot, fadeOut: 0) }
      _ = frames(of: engine, 1024)
    }
    let last = try #require(control.start(.of(Constant(0.1))))
    #expect((0..<Engine.capacity).contains(last))
    #expect(counter.living == 0)
  }

  @Test("A voice that was never heard is let go with the engine")
  func unheard() {
    let counter = Counter()
    do {
      let (_, control) = Engine.make()
      _ = control.start(.of(Counted(counter)))
      #expect(counter.living == 1)
    }
    #expect(counter.living == 0)
  }

  @Test("Rendering takes nothing from the heap")
  func allocations() throws {
    try #require(allocations_can_be_counted() == 1)
    let (engine, control) = Engine.make()
    control.setCap(-30)
    for index in 0..<32 {
      let voice = try #require(control.start(.of(Counting(scale: 1e-3)), gain: 0.9))
      control.setVariation(3, seed: UInt64(index), of: voice)
    }
    control.setTimer(10 * 60 * SoundRate.perSecond)
    var block = [StereoFrame](repeating: .zero, count: 1024)
    let count = block.withUnsafeMutableBufferPointer { block -> Int64 in
      guard let base = block.baseAddress else { return -1 }
      // The first frames make what the runtime makes once.
      engine.render(base, 1024)
      control.setVolume(0.3)
      control.pause()
      allocations_begin()
      for _ in 0..<200 { engine.render(base, 1024) }
      return allocations_end()
    }
    #expect(count == 0)
  }

  @Test("The counter of the test above sees an array")
  func countedArray() throws {
    try #require(allocations_can_be_counted() == 1)
    allocations_begin()
    let array = [Int](repeating: 1, count: 100)
    #expect(allocations_end() >= 1)
    #expect(array.count == 100)
  }
}

private final class Counter {
  var living = 0
}

/// A silent voice that tells how many of its kind there are.
private final class Life {
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    counter.living += 1
  }

  deinit { counter.living -= 1 }
}

private struct Counted: SoundGenerator {
  private let life: Life

  init(_ counter: Counter) {
    life = Life(counter)
  }

  func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    frames.update(repeating: .zero, count: count)
  }
}
