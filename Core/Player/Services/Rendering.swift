import AudioEngine
public import HearthPlugins
public import HearthPorts

/// What is to be written into a file.
public struct RenderOrder: Sendable {
  /// The sounds.
  public var mix: [MixEntry]
  /// How long, in frames.
  public var frames: Int64
  /// After how many frames the sound has faded out; nil for never.
  public var timer: Int64?
  /// What generators begin with.
  public var seed: UInt64
  /// The volume of the whole.
  public var volume: SoundVolume
  /// The cap of the A-weighted level in dBFS(A), or none.
  public var cap: Double?

  /// The cap that is taken where nobody named another.
  public static let standardCap = SafeVolume.standardCap

  /// An order of some length.
  public init(
    mix: [MixEntry],
    frames: Int64,
    timer: Int64? = nil,
    seed: UInt64 = 1,
    volume: SoundVolume = .full,
    cap: Double? = nil
  ) {
    self.mix = mix
    self.frames = frames
    self.timer = timer
    self.seed = seed
    self.volume = volume
    self.cap = cap
  }
}

/// Writes sound faster than real time, exactly as playing would make it.
///
/// The result depends on the order and the files alone: on no setting, no clock and no machine.
public struct Rendering: Sendable {
  private let shop: SoundShop

  /// A rendering over some kinds of sound.
  public init(_ sources: SoundSourceRegistry) {
    shop = SoundShop(sources)
  }

  /// Writes an order.
  ///
  /// The sounds are fetched before the output is opened, so that nothing is written where none can
  /// be had.
  ///
  /// - Throws: `PlayerError`, `UnknownPlugin`, and what the output throws; it is abandoned then.
  public func render(
    _ order: RenderOrder,
    to open: (Int64) async throws -> any AudioOutput
  ) async throws -> SoundMix {
    let mix = try await shop.fetch(order.mix, seed: order.seed, canWait: true)
    let engine = try Self.engine(for: mix, order)
    let output = try await open(order.frames)
    do {
      try Self.write(order.frames, from: engine, to: output)
      try output.finish()
    } catch {
      output.abandon()
      throw error
    }
    return mix
  }

  private static func engine(
    for mix: SoundMix,
    _ order: RenderOrder
  ) throws -> Engine {
    let (engine, control) = Engine.make()
    control.setVolume(order.volume.gain)
    control.setCap(order.cap)
    if let timer = order.timer { control.setTimer(timer) }
    for sound in mix.sounds {
      do throws(SoundSourceError) {
        _ = control.start(try sound.source.voice(), gain: sound.entry.volume.gain)
      } catch {
        throw SoundFailure(sound.entry.address, error)
      }
    }
    return engine
  }

  private static func write(
    _ frames: Int64,
    from engine: Engine,
    to output: any AudioOutput
  ) throws {
    let block = UnsafeMutableBufferPointer<StereoFrame>.allocate(capacity: output.period)
    defer { block.deallocate() }
    guard let base = block.baseAddress else { return }
    var left = frames
    while left > 0 {
      let count = Int(min(left, Int64(block.count)))
      engine.render(base, count)
      try output.write(UnsafeBufferPointer(start: base, count: count))
      left -= Int64(count)
      try Task.checkCancellation()
    }
  }
}
