import AudioFiles
import AudioNull
import AudioSynthesis
import AudioWAV
import CommandKit
import Glibc
import HearthPlugins
import HearthSupport
import PlayerCommands
import Testing

/// A folder of a test's own, and the player spoken to by command lines.
final class PlayerHouse {
  let folder: String

  init() throws {
    var template = Array("/tmp/hearth-player-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { remove("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// What lies in the folder.
  var names: [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// A path in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The bytes behind the header of a canonical WAV file of integers.
  func data(_ name: String) throws -> [UInt8] {
    let descriptor = open(path(name), O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(descriptor, &piece, piece.count)
      try #require(count >= 0)
      guard count > 0 else { return Array(bytes.dropFirst(44)) }
      bytes += piece[..<count]
    }
  }

  /// What a command line answered.
  struct Answer {
    let output: String
    let errors: String
    let code: ExitCode
  }

  /// Runs `hearth-player`.
  func run(_ arguments: String...) async -> Answer {
    await runAll(arguments)
  }

  /// Runs `hearth-player` with a list of arguments.
  func runAll(_ arguments: [String], language: String = "en") async -> Answer {
    let program = PlayerProgram(
      sources: SoundSourceRegistry([.synth, .file]),
      outputs: AudioOutputRegistry([.wav, .flac, .ogg, .opus, .null]),
      environment: Environment(["HEARTH_LANGUAGE": language, "HOME": folder]),
      random: { 7 }
    )
    let console = Console.inMemory()
    let code = await program.run(arguments, on: console)
    return Answer(
      output: console.output.text,
      errors: console.diagnostics.output.text,
      code: code
    )
  }
}
