import CommandKit
import TestSupport
import Testing

@Suite struct MistakeSentenceTests {
  static let mistakes: [UsageError] = [
    .missingCommand(known: ["add", "start"]),
    .unknownCommand("slep", alike: ["sleep"]),
    .unknownCommand("xyz", alike: []),
    .unknownOption("--jsn", alike: ["--json"]),
    .missingValue(option: "--note"),
    .unexpectedValue(flag: "--json", value: "yes"),
    .repeatedOption("--child"),
    .missingParameter("NAME"),
    .unexpectedArgument("two"),
    .invalidValue(parameter: "--ml", value: "x", reason: .notANumber),
    .invalidValue(
      parameter: "--ml",
      value: "9",
      reason: .outOfRange(lowest: 0, highest: 5)
    ),
    .invalidValue(
      parameter: "SIDE",
      value: "swich",
      reason: .notAChoice(known: ["left", "right"], alike: ["switch"])
    ),
    .invalidValue(
      parameter: "--from",
      value: "25:00",
      reason: .explained(key: "sample.not-a-time")
    ),
    .exclusive("--to", "--open"),
  ]

  @Test(
    "Every mistake has its sentence",
    arguments: [("mistakes", CommandLanguage.english), ("mistakes-ru", .russian)]
  )
  func sentences(name: String, language: CommandLanguage) {
    let text = Self.mistakes.map { language.sentence(for: $0) + "\n" }.joined()
    expectSnapshot(text, suite: "CommandKit", named: name)
  }

  @Test("What was typed cannot control the terminal")
  func controlCharacters() {
    let mistake = UsageError.unexpectedArgument("a\u{1B}[31mb\nc")
    let sentence = CommandLanguage.english.sentence(for: mistake)
    #expect(sentence == "“a\u{FFFD}[31mb c” is one argument too many.")
  }
}
