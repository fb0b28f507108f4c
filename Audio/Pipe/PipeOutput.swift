import AudioSamples
import Glibc
import HearthPorts
import HearthSupport

/// A pipe to another program: standard output, or one that has a name.
///
/// The reader sets the pace. One that leaves ends the sound in good order: `hungUp`, no signal.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class PipeOutput: AudioOutput, @unchecked Sendable {
  /// 20 ms, so that a reader in real time is never far ahead.
  let period = 960

  private let name: String
  private var descriptor: Int32
  private let isOurs: Bool
  private var encoder: SampleEncoder
  private var bytes: [UInt8] = []
  private var frames: Int64 = 0
  private var pace: Pace?

  /// A pipe at its beginning.
  ///
  /// - Parameters:
  ///   - request: where, and how.
  ///   - standard: the descriptor that stands for standard output.
  /// - Throws: `AudioOutputError`.
  init(_ request: AudioOutputRequest, standard: Int32) throws(AudioOutputError) {
    let settings = try PipeSettings(request.parameters)
    name = request.address
    isOurs = !["", "-"].contains(name)
    descriptor = isOurs ? try Self.open(name) : standard
    encoder = SampleEncoder(settings.format)
    pace = request.isRealTime ? Pace() : nil
    // A reader that goes away is an error of the next write, not the end of this program.
    signal(SIGPIPE, SIG_IGN)
    if settings.container == .wav { try write(header(request.frames)) }
  }

  deinit { abandon() }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard descriptor >= 0 else { throw .closed }
    encoder.encode(frames, into: &bytes)
    try write(bytes)
    self.frames += Int64(frames.count)
    pace?.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) { abandon() }

  func abandon() {
    if isOurs, descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  private func header(_ frames: Int64?) -> [UInt8] {
    frames.map { WAVHeader(format: encoder.format, frames: $0).bytes }
      ?? WAVHeader.endless(encoder.format)
  }

  private func write(_ bytes: [UInt8]) throws(AudioOutputError) {
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        Glibc.write(descriptor, all.baseAddress.map { $0 + place }, bytes.count - place)
      }
      if count >= 0 {
        place += count
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        throw failure(errno)
      }
    }
  }

  /// A descriptor that another program shares may be one that does not wait by itself.
  private func waitForRoom() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }

  private func failure(_ code: Int32) -> AudioOutputError {
    let path = isOurs ? name : "-"
    return switch code {
    case EPIPE: .hungUp
    case ENOSPC, EDQUOT, EFBIG: .full(path: path)
    case EBADF: .closed
    default: .inputOutput(path: path, detail: String(cString: strerror(code)))
    }
  }

  /// Opens what has a name; a regular file is not what this output is for.
  private static func open(_ path: String) throws(AudioOutputError) -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT ? .badAddress(path) : .notPermitted(path: path)
    }
    guard [S_IFIFO, S_IFCHR].contains(status.st_mode & S_IFMT) else { throw .notAFile(path: path) }
    let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES
        ? .notPermitted(path: path)
        : .inputOutput(path: path, detail: String(cString: strerror(errno)))
    }
    return descriptor
  }
}
