import Glibc
public import HearthPorts

/// The reader of a named pipe, without whom opening the pipe would wait for ever.
struct PipeReader: ~Copyable {
  /// Keeps the reader from being the only one; -1 where the path is no pipe.
  private let descriptor: Int32

  /// Waits for a reader, where the path is a named pipe; not long, since others wait for the output.
  ///
  /// - Throws: `AudioOutputError.unavailable` where nobody reads.
  init(awaitedAt path: String) throws(AudioOutputError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      descriptor = -1
      return
    }
    var opened = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    var attempts = 40
    while opened < 0, errno == ENXIO, attempts > 0 {
      usleep(50_000)
      opened = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      attempts -= 1
    }
    guard opened >= 0 || errno != ENXIO else {
      // What the system calls a pipe that nobody reads from.
      throw .unavailable(device: path, detail: String(cString: strerror(EPIPE)))
    }
    descriptor = opened
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

extension AudioOutputRequest {
  /// Opens what is written to; in real time a named pipe only when somebody reads from it.
  ///
  /// Whoever plays in real time has others waiting. A program of its own may wait as long as it likes.
  public func awaitingReader<File>(
    _ open: (String) throws(AudioOutputError) -> File
  ) throws(AudioOutputError) -> File {
    guard isRealTime else { return try open(address) }
    let reader = try PipeReader(awaitedAt: address)
    let file = try open(address)
    _ = consume reader
    return file
  }
}
