import AudioEngine
import HearthPorts
import HearthSupport

/// The thread that renders and waits for the output.
actor AudioLoop {
  /// What became of the output, for everybody to see.
  nonisolated let health = OutputHealth()

  private let executor = QueueExecutor(label: "hearth.audio")
  private let engine: Engine
  private let control: EngineControl

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ engine: sending Engine, _ control: EngineControl) {
    self.engine = engine
    self.control = control
  }

  func run(
    to output: any AudioOutput,
    recovering recovery: OutputRecovery?
  ) async throws {
    let block = UnsafeMutableBufferPointer<StereoFrame>.allocate(capacity: output.period)
    defer { block.deallocate() }
    guard let base = block.baseAddress else { return }
    let keeper = OutputKeeper(output, health, control, recovering: recovery)
    do {
      var tail = Performance.tail
      while tail > 0 {
        engine.render(base, block.count)
        try await keeper.write(UnsafeBufferPointer(block))
        if control.status.state == .ended {
          // Nobody hears the rest of what has ended.
          tail = keeper.isPlaying ? tail - Int64(block.count) : 0
        }
      }
      try keeper.finish()
    } catch {
      keeper.abandon()
      throw error
    }
  }
}
