public import HearthPorts
import HearthSupport

/// What the player plays to browsers, encoded for each that listens.
public struct BrowserStreams: Sendable {
  /// The kinds of stream, the one that is taken by most first.
  public let formats: [StreamFormat]
  private let relay: any SoundRelay

  /// Streams of what a relay hears.
  public init(_ formats: [StreamFormat], from relay: any SoundRelay) {
    self.formats = formats
    self.relay = relay
  }

  /// The address under which a browser's own output is known to the player.
  public static let output = "browser:"

  /// The format for what a client says that it takes; the last one where it says nothing.
  ///
  /// - Parameter accepted: the value of `Accept`.
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
    let loop = StreamLoop(relay, encoder)
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
  /// How long there is silence after the player has gone.
  static let patience = 60 * SoundRate.perSecond
  /// The frames of a portion.
  static let portion = 960

  private let executor = ThreadExecutor()
  private let relay: any SoundRelay
  private let encoder: any SoundEncoder

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ relay: any SoundRelay, _ encoder: any SoundEncoder) {
    self.relay = relay
    self.encoder = encoder
  }

  /// Streams until nobody listens, or the player has been away for long.
  func run(_ bytes: AsyncStream<[UInt8]>.Continuation) {
    var frames = [StereoFrame](repeating: .zero, count: Self.portion)
    var (sent, unheard): (Int64, Int64) = (-Self.lead, 0)
    var receiver: (any SoundReceiver)?
    var pace = Pace()
    while !Task.isCancelled, unheard < Self.patience {
      // The moment from which the pace counts.
      if sent == 0 { pace.wait(until: 0) }
      if sent >= 0, receiver == nil { receiver = relay.listen() }
      var count = Self.portion
      if let heard = receiver {
        guard let came = frames.withUnsafeMutableBufferPointer({ heard.receive(into: $0) }) else {
          receiver = nil
          continue
        }
        (count, unheard) = (came, 0)
      } else {
        for index in frames.indices { frames[index] = .zero }
        if sent >= 0 {
          pace.wait(until: sent)
          unheard += Int64(count)
        }
      }
      sent += Int64(count)
      guard put(frames, count, bytes) else { break }
    }
    bytes.yield(encoder.finish())
  }

  private func put(
    _ frames: [StereoFrame],
    _ count: Int,
    _ bytes: AsyncStream<[UInt8]>.Continuation
  ) -> Bool {
    let piece = frames.withUnsafeBufferPointer { frames in
      try? encoder.encode(UnsafeBufferPointer(rebasing: frames[..<count]))
    }
    guard let piece else { return false }
    if !piece.isEmpty, case .terminated = bytes.yield(piece) { return false }
    return true
  }
}
