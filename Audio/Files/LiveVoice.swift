import Glibc
import HearthPorts
import Synchronization

/// Plays what a thread of its own decodes ahead of time; the render path never waits for the disk.
struct LiveVoice: SoundGenerator {
  private let reader: ReaderHandle
  private let ring: Unmanaged<FrameRing>

  /// A voice whose first frames are there already.
  init(_ decoder: StreamDecoder) {
    let ring = FrameRing()
    ring.fill(from: decoder, atMost: 8192)
    self.ring = .passUnretained(ring)
    reader = ReaderHandle(decoder, ring)
  }

  mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    let got = ring._withUnsafeGuaranteedRef { $0.take(frames, count) }
    if got < count { (frames + got).update(repeating: .zero, count: count - got) }
  }
}

/// Frames on their way from the thread that decodes to the one that plays.
// Each index has one writer; frames are read only after the index that covers them was published.
final class FrameRing: @unchecked Sendable {
  /// Five seconds and a half.
  private static let capacity = 1 << 18

  private let frames = UnsafeMutablePointer<StereoFrame>.allocate(capacity: capacity)
  private let written = Atomic<Int>(0)
  private let taken = Atomic<Int>(0)
  /// Whether nobody takes any more.
  let isAbandoned = Atomic<Bool>(false)

  deinit { frames.deallocate() }

  func take(_ target: UnsafeMutablePointer<StereoFrame>, _ count: Int) -> Int {
    let start = taken.load(ordering: .relaxed)
    let part = min(count, written.load(ordering: .acquiring) - start)
    let place = start & (Self.capacity - 1)
    let first = min(part, Self.capacity - place)
    target.update(from: frames + place, count: first)
    (target + first).update(from: frames, count: part - first)
    taken.store(start + part, ordering: .releasing)
    return part
  }

  /// Decodes into what room there is.
  func fill(from decoder: StreamDecoder, atMost limit: Int) {
    var start = written.load(ordering: .relaxed)
    var left = min(limit, Self.capacity - (start - taken.load(ordering: .acquiring)))
    while left > 0 {
      let place = start & (Self.capacity - 1)
      let part = min(left, 4096, Self.capacity - place)
      decoder.read(frames + place, part)
      start += part
      left -= part
      written.store(start, ordering: .releasing)
    }
  }
}

/// The thread that decodes, as long as somebody holds this.
private final class ReaderHandle {
  private let ring: FrameRing

  init(_ decoder: StreamDecoder, _ ring: FrameRing) {
    self.ring = ring
    let work = Unmanaged.passRetained(Reading(decoder: decoder, ring: ring))
    var thread = pthread_t()
    guard pthread_create(&thread, nil, readAhead, work.toOpaque()) == 0 else {
      // Without a thread the voice plays what it has, and then silence.
      work.release()
      return
    }
    pthread_detach(thread)
  }

  deinit { ring.isAbandoned.store(true, ordering: .relaxed) }
}

private final class Reading {
  let decoder: StreamDecoder
  let ring: FrameRing

  init(decoder: StreamDecoder, ring: FrameRing) {
    self.decoder = decoder
    self.ring = ring
  }
}

private func readAhead(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let reading = Unmanaged<Reading>.fromOpaque(context).takeRetainedValue()
  while !reading.ring.isAbandoned.load(ordering: .relaxed) {
    reading.ring.fill(from: reading.decoder, atMost: 1 << 15)
    // The ring holds seconds; a tenth of one is soon enough to look again.
    var pause = timespec(tv_sec: 0, tv_nsec: 100_000_000)
    nanosleep(&pause, nil)
  }
  return nil
}
