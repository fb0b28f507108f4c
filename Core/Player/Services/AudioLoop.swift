import AudioEngine
import HearthPorts
import HearthSupport
import Synchronization

/// The thread that renders and waits for the output.
actor AudioLoop {
  /// What became of the output, for everybody to see.
  nonisolated let health = OutputHealth()
  /// Whether nobody waits for the silence behind the end.
  nonisolated let isLeaving = Atomic<Bool>(false)

  private let executor = QueueExecutor(label: "hearth.audio")
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
        guard control.status.state == .ended else { continue }
        // Where nothing plays nobody hears the rest of what has ended.
        let isHeard = keeper.isPlaying && !isLeaving.load(ordering: .relaxed)
        tail = isHeard ? tail - Int64(block.count) : 0
      }
      try keeper.finish()
    } catch {
      keeper.abandon()
      throw error
    }
  }
}
