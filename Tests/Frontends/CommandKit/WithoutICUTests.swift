import CommandKit
import Testing

@testable import HearthSupport

@Suite struct WithoutICUTests {
  /// Complains of every question; ICU would be loaded to answer it.
  private struct SilentLocale: LocaleRules {
    func category(
      of number: MessageNumber,
      _ style: NumberStyle,
      ordinal: Bool
    ) -> PluralCategory {
      Issue.record("the plural of \(number)")
      return .other
    }

    func text(of number: MessageNumber, _ style: NumberStyle) -> String { complaint("\(number)") }

    func text(ofMoment milliseconds: Double, _ style: MomentStyle) -> String {
      complaint("\(style)")
    }

    func compare(_ left: String, _ right: String) -> Int { complaint(left).count }

    func contains(_ text: String, _ wanted: String) -> Bool { complaint(text).isEmpty }

    private func complaint(_ subject: String) -> String {
      Issue.record("asked for \(subject)")
      return ""
    }
  }

  private let language = CommandLanguage(
    Messages(.russian, [.commandKit, Sample.texts], locale: SilentLocale())
  )

  @Test("Help needs no ICU", arguments: [[], ["sleep"], ["sleep", "add"], ["feed"], ["import"]])
  func help(words: [String]) {
    let parser = CommandParser(root: Sample.root, globals: SharedOptions.all)
    let page = HelpPage(
      of: parser.parse(words + ["--help"]).path,
      globals: SharedOptions.all,
      language: language,
      width: 80
    )
    #expect(page.text.hasPrefix("Вызов: diary"))
    #expect(page.mistakeFoot.contains { $0.contains("--help") })
  }

  @Test("Mistakes need no ICU", arguments: MistakeSentenceTests.mistakes)
  func mistakes(mistake: UsageError) {
    #expect(!language.sentence(for: mistake).isEmpty)
  }

  @Test("Failures need no ICU, unless they count something")
  func failures() {
    for error in FailureTests.errors where !"\(error)".contains(/tooLarge|tooMany/) {
      #expect(Failure.of(error, language.messages) != nil)
    }
  }
}
