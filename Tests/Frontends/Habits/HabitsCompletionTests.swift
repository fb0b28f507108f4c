import CommandKit
import HabitsCommands
import HearthSupport
import Testing

@Suite("What completions know of the habits") struct HabitsCompletionTests {
  private let house: HabitsHouse

  init() throws {
    house = try HabitsHouse(now: "2026-01-10T12:00:00+01:00")
  }

  private func offers(_ words: String...) async -> [String] {
    let answer = await house.run(["complete", "fish", "--"] + words)
    #expect(answer.code == .done && answer.errors == "")
    return answer.output.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("Trackers and categories by name, formats as they are read and written")
  func names() async throws {
    #expect(await offers("done", "") == [])
    _ = await house.run("category", "add", "Health")
    let added = await house.run("add", "Drink water", "--category", "Health", "--emoji", "💧")
    try #require(added.code == .done, "\(added.errors)")
    #expect(await offers("done", "D") == ["Drink water\t💧"])
    #expect(await offers("add", "X", "--category", "h") == ["Health"])
    #expect(await offers("import", "loop").first?.hasPrefix("loop") == true)
  }
}
