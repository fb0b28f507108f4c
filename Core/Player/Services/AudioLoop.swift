import AudioEngine
import HearthPorts
import HearthSupport
import Synchronization

/// The thread that renders and waits for the output.
actor AudioLoop {
  /// What became of the output, for everybody to see.
  nonisolated let health = OutputHealth()

  /// The most frames that are written behind the end, a fade included.
  nonisolated let longestTail = Atomic<Int64>(.max)

  private let executor = ThreadExecutor()
  private let engine: Engine
  private let control: EngineControl
  private let bell: RenderBell

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ engine: sending Engine, _ control: EngineControl, _ bell: RenderBell) {
    self.engine = engine
    self.control = control
    self.bell = bell
  }

  func run(
    to output: any AudioOutput,
    recovering recovery: OutputRecovery?
  ) async throws {
    let block = UnsafeMutableBufferPointer<StereoFrame>.allocate(capacity: output.period)
    defer {
      block.deallocate()
      bell.end()
    }
    guard let base = block.baseAddress else { return }
    let keeper = OutputKeeper(output, health, control, recovering: recovery)
    do {
      var tail = Performance.tail
      while tail > 0 {
        engine.render(base, block.count)
        bell.ring()
        try await keeper.write(UnsafeBufferPointer(block))
        if control.status.state == .ended {
          // Nobody hears the rest of what has ended.
          guard keeper.isPlaying else { break }
          tail = min(tail, longestTail.load(ordering: .relaxed)) - Int64(block.count)
        }
      }
      try keeper.finish()
    } catch {
      keeper.abandon()
      throw error
    }
  }
}
