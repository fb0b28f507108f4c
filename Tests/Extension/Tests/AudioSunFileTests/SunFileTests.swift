import AudioSunFile
import Foundation
import HearthContracts
import HearthPlugins
import HearthPorts
import HearthSupport
import Testing

@Suite("The AU file output", .timeLimit(.minutes(20)))
struct SunFileTests {
  private static let subject = AudioOutputSubject(
    .sunFile,
    freshAddress: { freshPath() },
    heard: { try frames(in: $0) }
  )

  @Test("keeps Hearth's contract", arguments: AudioOutputContract.behaviours)
  func contract(_ behaviour: AudioOutputBehaviour) async throws {
    try await behaviour.run(on: Self.subject)
  }

  @Test("is a part of a player of one's own")
  func program() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("hearth-player")
    let process = Process()
    process.executableURL = program
    process.arguments = ["outputs", "--json"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let kinds = try #require(try JSON(parsing: String(decoding: answer, as: UTF8.self)).array)
    #expect(kinds.contains { $0["url"] == "au:" })
  }

  private static func freshPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("hearth-\(UUID().uuidString).au")
      .path
  }

  /// The frames of a file; nil where there is none.
  private static func frames(in path: String) throws -> [StereoFrame]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    #expect(data.prefix(4) == Data(".snd".utf8))
    let samples = stride(from: 24, to: data.count - 3, by: 4).map { place in
      Float(bitPattern: data[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    return stride(from: 0, to: samples.count - 1, by: 2).map {
      StereoFrame(samples[$0], samples[$0 + 1])
    }
  }
}
