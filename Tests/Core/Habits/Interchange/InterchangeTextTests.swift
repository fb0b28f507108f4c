import HearthSupport
import Testing

@testable import HabitsCore

@Suite("The texts of the exchange")
struct InterchangeTextTests {
  @Test("Every kind of loss has a text, and every text of a loss a kind")
  func kinds() {
    let keys = MessageCatalogue.habitsInterchange.keys.map(\.name)
    let losses = keys.filter { $0.hasPrefix("loss.") }.map { String($0.dropFirst(5)) }
    #expect(Set(losses) == Set(InterchangeLoss.Kind.allCases.map(\.rawValue)))
  }

  @Test("A sentence has its numbers and values", arguments: [Language.english, .russian])
  func sentences(language: Language) {
    let writer = InterchangeWriter(messages: Messages(language, [.habitsInterchange]))
    for kind in InterchangeLoss.Kind.allCases {
      let loss = InterchangeLoss(kind, of: "A", count: 21, detail: "3/7")
      #expect(!writer.sentence(loss).contains("{") && !writer.sentence(loss).isEmpty)
    }
    let rounded = InterchangeLoss(.roundedAmounts, of: "A", count: 3, detail: nil)
    #expect(writer.sentence(rounded).contains("3"))
    let colour = InterchangeLoss(.colour, of: "A", count: 1, detail: nil)
    #expect(!writer.sentence(colour).contains("none"))
  }
}
