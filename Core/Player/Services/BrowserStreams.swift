public import HearthPorts
import HearthSupport

/// What the player plays to browsers, encoded for each that listens.
public struct BrowserStreams: Sendable {
  /// The kinds of stream, the one that is taken by most first.
  public let formats: [StreamFormat]
  private let relay: any SoundRelay
  private let patience: Duration

  /// Streams of what a relay hears.
  ///
  /// - Parameters:
  ///   - formats: the kinds of stream.
  ///   - relay: hears what is played.
  ///   - patience: how long there is silence after the player has gone.
  public init(
    _ formats: [StreamFormat],
    from relay: any SoundRelay,
    patience: Duration = .seconds(60)
  ) {
    self.formats = formats
    self.relay = relay
    self.patience = patience
  }

  /// The address under which a browser's own output is known to the player.
  public static let output = "browser:"

  /// The format for what a client says that it takes; the last one where it says nothing.
  ///
  /// - Parameter accepted: the value of `Accept`.
  /// - Returns: nil where there are no formats at all.
  public func format(accepted: String?) -> StreamFormat? {
    let types = (accepted ?? "").split(separator: ",").map { part in
      part.prefix { $0 != ";" }.filter { $0 != " " }
    }
    return formats.first { types.contains($0.mediaType) } ?? formats.last
  }

  /// The bytes of a stream that begins now, with a little silence to play while more comes.
  ///
  /// It goes on in silence where the player pauses, or goes away for less than a minute.
  ///
  /// - Throws: `SoundEncoderError`.
  public func stream(_ format: StreamFormat) throws -> AsyncStream<[UInt8]> {
    let encoder = try format.make()
    let loop = StreamLoop(relay, encoder, patience: patience)
    return AsyncStream { continuation in
      let work = Task {
        await loop.run(continuation)
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}

/// The thread that hears and encodes for one browser.
actor StreamLoop {
  /// The silence at the beginning: so far can a browser be behind before it stumbles.
  static let lead = 2 * SoundRate.perSecond
  /// The frames of a portion.
  static let portion = 960

  private let executor = ThreadExecutor()
  private let relay: any SoundRelay
  private let encoder: any SoundEncoder
  private let patience: Int64

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ relay: any SoundRelay, _ encoder: any SoundEncoder, patience: Duration) {
    self.relay = relay
    self.encoder = encoder
    self.patience = SoundRate.frames(in: patience)
  }

  /// Streams until nobody listens, or the player has been away for long.
  func run(_ bytes: AsyncStream<[UInt8]>.Continuation) {
    let silence = [StereoFrame](repeating: .zero, count: Self.portion)
    for _ in 0..<Self.lead / Int64(Self.portion) where !put(silence[...], bytes) { return }
    var frames = silence
    var (sent, unheard): (Int64, Int64) = (0, 0)
    var receiver: (any SoundReceiver)?
    var pace = Pace()
    // The moment from which it counts.
    pace.wait(until: 0)
    while !Task.isCancelled {
      receiver = receiver ?? relay.listen()
      if let heard = receiver {
        guard let count = frames.withUnsafeMutableBufferPointer({ heard.receive(into: $0) }) else {
          receiver = nil
          continue
        }
        (sent, unheard) = (sent + Int64(count), 0)
        guard put(frames[..<count], bytes) else { break }
      } else {
        guard unheard < patience else { break }
        (sent, unheard) = (sent + Int64(Self.portion), unheard + Int64(Self.portion))
        pace.wait(until: sent)
        guard put(silence[...], bytes) else { break }
      }
    }
    bytes.yield(encoder.finish())
  }

  private func put(
    _ frames: ArraySlice<StereoFrame>,
    _ bytes: AsyncStream<[UInt8]>.Continuation
  ) -> Bool {
    let piece = frames.withUnsafeBufferPointer { try? encoder.encode($0) }
    guard let piece else { return false }
    if !piece.isEmpty, case .terminated = bytes.yield(piece) { return false }
    return true
  }
}
