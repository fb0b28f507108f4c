import HearthModel
import HearthSupport
import Testing

@Suite("Many at once")
struct ConcurrencyTests {
  @Test("Tasks that share messages each get their own text")
  func sharedMessages() async throws {
    let messages = Messages(.russian, [Sample.catalogue])
    let day = try #require(Day("2026-11-28"))
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          (0..<50).allSatisfy { round in
            let name = "Аня \(task) \(round)"
            return messages("sample.mix", 5, name, day, 1.5) == "\(name): 5 снов с 28 нояб., 1,5 ч"
              && messages.collator.compare("Ёж", "Жук") < 0
              && messages.collator.contains(name, "АНЯ")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("Languages beside one another do not mix")
  func languages() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          let isRussian = task.isMultiple(of: 2)
          let messages = Messages(isRussian ? .russian : .english, [Sample.catalogue])
          return messages("sample.days", 21) == (isRussian ? "21 день" : "21 days")
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
