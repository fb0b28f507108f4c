import Glibc
import HearthPlugins
import HearthPorts
import Testing

@Suite("An ALSA device that breaks", .timeLimit(.minutes(20)))
struct ALSARecoveryTests {
  private let folder: SoundFolder
  private let record: String

  init() throws {
    folder = try SoundFolder()
    record = "\(folder.path)/record"
  }

  private func output(_ script: String, stall: Int32 = 60_000) async throws -> any AudioOutput {
    try await BreakingDevice.plugin(stall: stall).make(
      AudioOutputRequest(address: BreakingDevice.address(record, script: script))
    )
  }

  /// What happens, and how often the device is said to have run dry.
  private static let faults: [(script: String, underruns: Int)] = [
    ("", 0), ("xrun@9600", 1), ("xrun@2400 xrun@4800 xrun@20001", 3), ("suspend@9601", 0),
    ("coma@9600", 0), ("short@4800", 0), ("xrun@2400 suspend@4800 coma@9600 xrun@12000", 2),
  ]

  @Test("It plays on behind a fault, no frame lost or doubled", arguments: faults.map(\.script))
  func recovery(_ script: String) async throws {
    let fault = try #require(Self.faults.first { $0.script == script })
    let output = try await output(script)
    let sound = noise(30_000)
    try output.write(sound)
    try output.finish()
    let isSame = try rawFrames(record) == sound
    #expect(isSame)
    #expect(output.underruns == fault.underruns)
  }

  @Test("Unplugged it is lost, and stays lost; plugged in again it can be opened")
  func unplugged() async throws {
    let address = BreakingDevice.address(record, script: "gone@4800")
    let first = try await output("gone@4800")
    #expect(throws: AudioOutputError.lost(device: address)) { try first.write(noise(9600)) }
    #expect(throws: AudioOutputError.lost(device: address)) { try first.write(noise(10)) }
    first.abandon()
    #expect(throws: AudioOutputError.closed) { try first.write(noise(10)) }
    await #expect(throws: AudioOutputError.self) { _ = try await output("gone@4800") }
    try #require(unlink("\(record).gone") == 0)
    let second = try await output("gone@4800")
    try second.write(noise(9600))
    try second.finish()
    let isSame = try rawFrames(record)?.suffix(9600) == noise(9600)[...]
    #expect(isSame)
  }

  @Test("One that fails again and again is lost, not tried for ever")
  func storm() async throws {
    let output = try await output("storm@4800")
    #expect(throws: AudioOutputError.self) { try output.write(noise(9600)) }
    #expect(output.underruns > 1 && output.underruns < 20)
  }

  @Test("One that takes nothing and says nothing is lost")
  func stalled() async throws {
    let output = try await output("stall@4800", stall: 60)
    #expect(throws: AudioOutputError.self) { try output.write(noise(48_000)) }
    try output.finish()
  }
}
