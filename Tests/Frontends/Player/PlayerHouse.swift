import AudioFiles
import AudioNull
import AudioRemote
import AudioSynthesis
import AudioWAV
import CommandKit
import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCommands
import StorageMemory
import StorageSQLite
import SyncSecrets
import Synchronization
import TestSupport
import Testing

/// A folder of a test's own, and the player spoken to by command lines.
///
/// A player that a command starts runs in this process, as it would in one of its own.
final class PlayerHouse: Sendable {
  let folder: String
  let random = TestRandom()
  let clock = TestClock(Instant(seconds: 1_780_000_000))
  /// How long the machine has slept.
  let slept = Mutex(Duration.zero)
  private let hosts = Mutex<[Task<ExitCode, Never>]>([])

  init() throws {
    var template = Array("/tmp/hearth-player-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { removeTree(folder) }

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
    let console = Console.inMemory()
    let code = await program(language).run(arguments, on: console)
    return Answer(
      output: console.output.text,
      errors: console.diagnostics.output.text,
      code: code
    )
  }

  /// Runs a line that has to succeed, and reads its answer.
  func json(_ line: String) async throws -> JSON {
    let words = line.split(separator: " ").map(String.init)
    let answer = await runAll(words + ["--json"])
    try #require(answer.code == .done, "\(line): \(answer.errors)")
    return try JSON(parsing: answer.output)
  }

  /// Ends the player that runs and waits for it.
  func end() async {
    _ = await run("stop", "--quit")
    for host in hosts.withLock({ $0 }) { _ = await host.value }
  }

  private func program(_ language: String, ready: (@Sendable () -> Void)? = nil) -> PlayerProgram {
    let (clock, random) = (clock, random)
    return PlayerProgram(
      Surroundings(
        stores: StoreRegistry([.sqlite, .memory]),
        maintenance: StoreMaintenanceRegistry([.sqlite]),
        environment: Environment([
          "HEARTH_LANGUAGE": language, "HOME": folder, "HEARTH_TIME_ZONE": "Europe/Berlin",
        ]),
        clock: { clock.now },
        random: { random.next() }
      ),
      plugins: PlayerPlugins(
        sources: SoundSourceRegistry([.synth, .file]),
        outputs: AudioOutputRegistry([.wav, .flac, .ogg, .opus, .null]),
        usualOutputs: ["alsa:default", "null:"]
      ),
      link: UnixPlayerLink(folder: "\(folder)/run") { arguments throws(PlayerRemoteError) in
        await self.start(arguments)
      },
      machine: PlayerMachine(
        slept: { self.slept.withLock { $0 } },
        // What is heard passes at the pace of the output; nothing else takes time.
        wait: { try await Task.sleep(for: $0) },
        folder: { self.folder },
        environment: { _ in nil },
        detach: { ready?() },
        secrets: { SodiumSecrets() }
      )
    )
  }

  /// Starts a player, and returns when it is ready or has ended.
  func start(_ arguments: [String]) async {
    await withCheckedContinuation { continuation in
      let waiting = Mutex<CheckedContinuation<Void, Never>?>(continuation)
      let ready = { @Sendable in
        let continuation = waiting.withLock { waiting in
          defer { waiting = nil }
          return waiting
        }
        continuation?.resume()
      }
      let host = Task {
        let code = await self.program("en", ready: ready).run(arguments, on: .inMemory())
        ready()
        return code
      }
      hosts.withLock { $0.append(host) }
    }
  }
}

/// Removes a file or folder with all it holds.
private func removeTree(_ path: String) {
  if let folder = opendir(path) {
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
