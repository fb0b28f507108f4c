import Testing

#if Contracts
import AudioALSA
import AudioFiles
import AudioMeasures
import AudioNull
import AudioPipe
import AudioPulseAudio
import AudioSynthesis
import AudioWAV
import Glibc
import HearthContracts
import HearthPlugins
import HearthPorts
import Synchronization
import TestSupport

@Suite("Sounds and outputs keep their contracts", .timeLimit(.minutes(20)))
struct SoundContractTests {
  private static let sources = SoundTests.names + ["kept", "resampled", "faded", "streamed"]

  private static func source(_ name: String, in folder: SoundFolder) async throws -> any SoundSource
  {
    switch name {
    case "kept": try await fileSource(folder.wav(noise(30_000), named: "a.wav"))
    case "resampled":
      try await fileSource(folder.wav(noise(30_000), rate: 44_100, named: "a.wav"))
    case "faded": try await fileSource(folder.wav(sine(100.3, count: 50_000), named: "a.wav"))
    case "streamed":
      try await fileSource(folder.wav(noise(48_000 * 13), named: "a.wav"), memory: 1 << 16)
    default: try await SoundTests.source(name)
    }
  }

  @Test("The sound keeps the contract", arguments: SoundSourceContract.behaviours, sources)
  func contract(_ behaviour: SoundSourceBehaviour, _ name: String) async throws {
    let folder = try SoundFolder()
    try behaviour.run(on: try await Self.source(name, in: folder))
  }

  private static let outputs = ["wav", "flac", "ogg", "opus", "pipe", "alsa", "pulse", "null"]

  @Test("The output keeps the contract", arguments: AudioOutputContract.behaviours, outputs)
  func contract(_ behaviour: AudioOutputBehaviour, output name: String) async throws {
    let folder = try SoundFolder()
    try await behaviour.run(on: Self.subject(name, in: folder))
  }

  private static func subject(_ name: String, in folder: SoundFolder) throws -> AudioOutputSubject {
    let path = { @Sendable in "\(folder.path)/out-\(UInt64.random(in: .min ... .max)).\(name)" }
    return switch name {
    case "wav":
      AudioOutputSubject(
        .wav,
        freshAddress: path,
        heard: { path in access(path, F_OK) == 0 ? try WrittenFile(path).frames : nil }
      )
    // What is compressed with loss, or in steps of 24 bits, is not the same frame by frame.
    case "flac": AudioOutputSubject(.flac, freshAddress: path)
    case "ogg": AudioOutputSubject(.ogg, freshAddress: path)
    case "opus": AudioOutputSubject(.opus, freshAddress: path)
    case "pipe": Self.pipe(path)
    case "alsa":
      AudioOutputSubject(
        try BreakingDevice.plugin(),
        freshAddress: { BreakingDevice.address(path()) },
        heard: { try rawFrames(String($0.split(separator: "'")[1])) }
      )
    // What a sink plays is compared in the tests of that output.
    case "pulse": try Self.pulse(in: folder)
    default: AudioOutputSubject(.null, freshAddress: { "" })
    }
  }

  private static func pulse(in folder: SoundFolder) throws -> AudioOutputSubject {
    let server = try SoundServer(in: folder.path)
    return AudioOutputSubject(
      .pulse(patience: 60_000),
      parameters: [SoundParameter("server", server.address)],
      freshAddress: { withExtendedLifetime(server) { "night" } }
    )
  }

  /// Named pipes that are read when all has been written.
  private static func pipe(_ path: @escaping @Sendable () -> String) -> AudioOutputSubject {
    let readers = Readers()
    return AudioOutputSubject(
      .pipe,
      parameters: [SoundParameter("format", "float")],
      freshAddress: {
        let path = path()
        try #require(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        try enlarge(reader)
        readers.byPath.withLock { $0[path] = reader }
        return path
      },
      heard: { path in
        guard let reader = readers.byPath.withLock({ $0.removeValue(forKey: path) }) else {
          return nil
        }
        defer { close(reader) }
        return frames(ofRaw: bytes(from: reader))
      }
    )
  }
}

/// The reading ends of pipes.
private final class Readers: Sendable {
  let byPath = Mutex<[String: Int32]>([:])
}
#else
@Suite("Sounds and outputs keep their contracts")
struct SoundContractTests {
  @Test("The contract suites are part of this build")
  func contract() {
    Issue.record("Pass --traits Contracts: without it no sound is held to its contract.")
  }
}
#endif
