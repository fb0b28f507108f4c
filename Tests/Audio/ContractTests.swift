import Testing

#if Contracts
import AudioFiles
import AudioMeasures
import AudioNull
import AudioSynthesis
import AudioWAV
import Glibc
import HearthContracts
import HearthPlugins
import HearthPorts

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

  @Test(
    "The output keeps the contract",
    arguments: AudioOutputContract.behaviours,
    ["wav", "null"]
  )
  func contract(_ behaviour: AudioOutputBehaviour, output name: String) async throws {
    let folder = try SoundFolder()
    try await behaviour.run(on: Self.subject(name, in: folder))
  }

  private static let outputs = ["wav", "flac", "ogg", "opus", "null"]

  private static func subject(_ name: String, in folder: SoundFolder) -> AudioOutputSubject {
    let path = { @Sendable in "\(folder.path)/out.\(name)" }
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
    default: AudioOutputSubject(.null, freshAddress: { "" })
    }
  }
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
