import Glibc
import HearthPorts

/// Decoded frames, shared by the voices that play them.
// Whoever makes it fills it alone; a loop hands it to voices only when it is whole, and those read.
final class FrameMemory: @unchecked Sendable {
  let frames: UnsafeMutablePointer<StereoFrame>
  private(set) var count: Int
  private let capacity: Int

  init(capacity: Int) {
    frames = .allocate(capacity: max(capacity, 1))
    self.capacity = capacity
    count = 0
  }

  convenience init(_ other: UnsafeBufferPointer<StereoFrame>) {
    self.init(capacity: other.count)
    append(other)
  }

  /// So many frames, each computed.
  convenience init(count: Int, _ frame: (Int) -> StereoFrame) {
    self.init(capacity: count)
    for index in 0..<count { frames[index] = frame(index) }
    self.count = count
  }

  deinit { frames.deallocate() }

  /// All of it.
  var all: UnsafeBufferPointer<StereoFrame> { UnsafeBufferPointer(start: frames, count: count) }

  /// A part of it.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<StereoFrame> {
    UnsafeBufferPointer(rebasing: all[range])
  }

  /// Adds frames, as far as there is room.
  func append(_ more: UnsafeBufferPointer<StereoFrame>) {
    let part = min(more.count, capacity - count)
    guard let base = more.baseAddress, part > 0 else { return }
    (frames + count).update(from: base, count: part)
    count += part
  }

  /// Gives the memory of a part back to the system: what is read there from now on is silence.
  func forget(_ range: Range<Int>) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = (UInt(bitPattern: frames + range.lowerBound) + page - 1) / page * page
    let end = UInt(bitPattern: frames + range.upperBound) / page * page
    guard end > start else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
  }

  /// Reads from a file until it is full or the file ends.
  func fill(from file: SoundFile) {
    count += file.read(frames + count, capacity - count)
  }
}
