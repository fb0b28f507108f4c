import CSndFile
import Glibc
import HearthPorts

/// A sound file that is read frame by frame as stereo; nothing in its header is believed but rate and
/// channels.
final class SoundFile {
  /// The frames of one second.
  let rate: Int
  /// The frames that the header promises; nil where it cannot tell.
  let promised: Int64?

  private let path: String
  private let channels: Int
  private let handle: OpaquePointer
  private var samples: [Float]
  private static let chunk = 4096

  /// Opens a file.
  ///
  /// - Throws: `SoundSourceError` where it cannot be read; pipes and devices are not even opened,
  ///   since that might wait for ever.
  init(_ path: String) throws(SoundSourceError) {
    try Self.check(path)
    var info = SF_INFO()
    guard let handle = sf_open(path, Int32(SFM_READ), &info) else {
      throw sf_error(nil) == Int32(SF_ERR_SYSTEM)
        ? .inputOutput(path: path, detail: String(cString: sf_strerror(nil)))
        : .notSound(path: path)
    }
    guard (1...64).contains(info.channels), (1000...768_000).contains(info.samplerate) else {
      sf_close(handle)
      throw .notSound(path: path)
    }
    self.path = path
    self.handle = handle
    rate = Int(info.samplerate)
    channels = Int(info.channels)
    promised = info.frames > 0 && info.frames < Int64.max / 256 ? info.frames : nil
    samples = Array(repeating: 0, count: Self.chunk * channels)
  }

  deinit { sf_close(handle) }

  /// Reads the next frames.
  ///
  /// - Returns: how many; 0 at the end, which may come before the one that was promised.
  func read(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) -> Int {
    var done = 0
    while done < count {
      let wanted = min(count - done, Self.chunk)
      let got = Int(sf_readf_float(handle, &samples, sf_count_t(wanted)))
      guard got > 0 else { return done }
      let downmix = Downmix(channels)
      samples.withUnsafeBufferPointer { samples in
        guard let base = samples.baseAddress else { return }
        for index in 0..<got { frames[done + index] = downmix.frame(base + index * channels) }
      }
      done += got
    }
    return done
  }

  /// Goes to a frame; false where the file does not allow that any more.
  func seek(to frame: Int64) -> Bool {
    sf_seek(handle, frame, SEEK_SET) == frame
  }

  private static func check(_ path: String) throws(SoundSourceError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == EACCES ? .notPermitted(path: path) : .missing(path: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder(path: path)
    default: throw .notAFile(path: path)
    }
    guard access(path, R_OK) == 0 else { throw .notPermitted(path: path) }
  }
}
