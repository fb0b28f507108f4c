import DiaryCore
import Foundation
import HearthPorts
import HearthSupport
import SleepList
import Testing

@Suite("A diary of one's own")
struct FamilyDiaryTests {
  private let store = FileManager.default.temporaryDirectory
    .appendingPathComponent("hearth-family-\(UUID().uuidString).txt").path

  @Test("keeps its records in a text file and reads a list of sleeps")
  func endToEnd() throws {
    let list = store + ".list"
    defer {
      for path in [store, list] { try? FileManager.default.removeItem(atPath: path) }
    }
    let text = "2026-01-09 19:30 - 2026-01-10 00:20 Ada\nnonsense\n"
    try text.write(toFile: list, atomically: true, encoding: .utf8)
    _ = try run("child", "add", "Ada", "--born", "2025-12-20")
    let report = try run("import", "sleeplist", list)
    #expect(report["added"] == 1 && report["rejected"]?.array?.count == 1)
    #expect(try run("import", "sleeplist", list)["unchanged"] == 1)
    let section = try #require(
      try run("day", "2026-01-09")["sections"]?.array?.first {
        $0["kind"] == "sleep"
      }
    )
    #expect(section["seconds"] == 17_400)
    let lines = try String(contentsOfFile: store, encoding: .utf8)
    #expect(lines.contains(#""Ada""#))
  }

  /// Runs the built program, which lies beside this test.
  private func run(_ arguments: String...) throws -> JSON {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("hearth-diary")
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--store", "textfile:\(store)", "--time-zone", "Europe/Moscow", "--now",
        "2026-01-10T12:00:00+03:00", "--json",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSON(parsing: String(decoding: answer, as: UTF8.self))
  }
}
