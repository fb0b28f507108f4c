import Glibc
import HearthPorts
import Testing

/// The frames of a file of bare floats; nil where there is no file.
func rawFrames(_ path: String) throws -> [StereoFrame]? {
  guard access(path, F_OK) == 0 else { return nil }
  return frames(ofRaw: try allBytes(path))
}

/// Bytes as the frames that they hold in floats.
func frames(ofRaw bytes: [UInt8]) -> [StereoFrame] {
  bytes.withUnsafeBytes { raw in
    (0..<raw.count / 8).map { index in
      StereoFrame(
        raw.loadUnaligned(fromByteOffset: 8 * index, as: Float.self),
        raw.loadUnaligned(fromByteOffset: 8 * index + 4, as: Float.self)
      )
    }
  }
}

/// All bytes of a file, or of a pipe until its writers have gone.
func allBytes(_ path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  try #require(descriptor >= 0)
  defer { close(descriptor) }
  return bytes(from: descriptor)
}

/// All bytes until the end of what there is.
func bytes(from descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = read(descriptor, &piece, piece.count), count > 0 {
    bytes += piece[..<count]
  }
  return bytes
}

/// Lets a pipe hold a megabyte, so that a test can write first and read then.
func enlarge(_ pipe: Int32) throws {
  // The name of this request (F_SETPIPE_SZ) is not imported.
  try #require(fcntl(pipe, 1031, 1 << 20) >= 1 << 20)
}

extension AudioOutput {
  /// Writes an array, in portions of a size.
  func write(_ frames: [StereoFrame], by portion: Int = 2400) throws(AudioOutputError) {
    let copy = UnsafeMutableBufferPointer<StereoFrame>.allocate(capacity: frames.count)
    defer { copy.deallocate() }
    _ = copy.initialize(from: frames)
    var place = 0
    while place < frames.count {
      let count = min(portion, frames.count - place)
      try write(UnsafeBufferPointer(rebasing: copy[place..<place + count]))
      place += count
    }
  }
}
