import AudioFiles
import AudioMeasures
import AudioWAV
import Glibc
import HearthPlugins
import HearthPorts
import TestSupport
import Testing

/// A folder of sound files that tests write, gone with it.
final class SoundFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/hearth-sound-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { removeTree(path) }

  /// Writes bytes.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    return file
  }

  /// Writes a WAV file of floats at a rate of its own.
  func wav(_ frames: [StereoFrame], rate: Int = 48_000, named name: String) throws -> String {
    try write(wavBytes(frames.flatMap { [$0.x, $0.y] }, rate: rate, channels: 2), to: name)
  }

  /// All bytes of a file.
  func bytes(of name: String) throws -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      try #require(count >= 0)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}

/// Removes a file, or a folder with all that lies in it; links are not followed.
private func removeTree(_ path: String) {
  var status = stat()
  if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) {
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeTree("\(path)/\(name)") }
    }
    closedir(folder)
  }
  remove(path)
}

/// A WAV file of 32-bit floats, written by hand so that nothing of what is tested makes it.
func wavBytes(_ samples: [Float], rate: Int, channels: Int) -> [UInt8] {
  func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  let data = samples.flatMap { number(Int($0.bitPattern), 4) }
  return Array("RIFF".utf8) + number(36 + data.count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
    + number(3, 2) + number(channels, 2) + number(rate, 4) + number(4 * channels * rate, 4)
    + number(4 * channels, 2) + number(32, 2) + Array("data".utf8) + number(data.count, 4) + data
}

/// The source of a file, as a program makes it.
func fileSource(
  _ path: String,
  memory: Int = 16 << 20,
  canWait: Bool = true
) async throws -> any SoundSource {
  let request = SoundRequest(address: path, memory: memory, canWait: canWait)
  return try await SoundSourcePlugin.file.make(request)
}

/// Noise that is the same each time.
func noise(_ count: Int, amplitude: Float = 0.2, seed: UInt64 = 3) -> [StereoFrame] {
  var dice = SplitMix64(seed: seed)
  return (0..<count).map { _ in
    StereoFrame(
      Float.random(in: -amplitude...amplitude, using: &dice),
      Float.random(in: -amplitude...amplitude, using: &dice)
    )
  }
}
