import HearthModel
import TestSupport
import Testing

@testable import HearthSupport

@Suite("Manners of our own are those of ICU")
struct OwnLocaleTests {
  /// Complains of every question, as ICU would be loaded to answer it.
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

  private static let lengths: [MomentStyle] = [
    .date(.full), .date(.long), .date(.medium), .date(.short), .time(.short), .dateAndTime,
  ]

  /// Whatever the catalogues use, and then some.
  private static let patterns: [MomentStyle] = [
    "EEEE, d MMMM y", "EEEE, d MMMM y 'г.'", "d MMM y", "dd/MM/y", "dd.MM.y", "d MMMM", "EEE d MMM",
    "EEE, d MMM", "LLLL y", "cccc", "ccc", "h:mm a", "HH:mm", "H:m:ss", "hh 'o''clock'", "''d''",
    "M", "E", "aaa", "yyyy", "MMMMM", "B h", "QQQ y",
  ].map { .pattern($0) }

  private static let numberStyles: [NumberStyle] = [
    .decimal, .integer, .percent, .pattern("0.0"), .pattern("#,##0"), .pattern("#,##0.00"),
    .pattern("0"), .pattern("#,##0.0#"), .pattern("0.00E0"), .pattern("00"), .pattern("#"),
  ]

  /// Numbers of every size, with few and with many digits.
  private static let numbers: [MessageNumber] = {
    var random = SplitMix64(seed: 2026)
    let whole = (0...130).map { MessageNumber.integer($0) }
    let edges: [Int64] = [-1, 999, 1000, 1_000_001, -1_234_567, .max, .min]
    let halves = (-40...400).map { MessageNumber.real(Double($0) / 8) }
    let odd = [
      0.1 + 0.2, 1e-7, 0.0005, 0.00049, 2.675, 1.005, 999.9996, 1e15, 1e21, -0.0,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    let any = (0..<500).map { _ in
      MessageNumber.real(Double.random(in: -1e6...1e6, using: &random))
    }
    let cents = (0..<500).map { _ in
      MessageNumber.real(Double(Int.random(in: -99_999...99_999, using: &random)) / 1000)
    }
    return whole + edges.map { .integer($0) } + halves + odd.map { .real($0) } + any + cents
      + [.real(.nan), .real(.infinity)]
  }()

  @Test("Every date of four years, and some of every century", arguments: Language.all)
  func dates(language: Language) throws {
    let (own, reference) = (OwnLocale(language), ICULocale(language))
    let years = try #require(Day("2023-01-01")).number..<(try #require(Day("2027-01-01")).number)
    let others = stride(from: Day.writable.lowerBound.number - 800, to: 2_932_896, by: 3653)
    for number in Array(years) + others {
      let moment = Double(number) * 86_400_000 + Double((number &* 7919) % 86_400) * 1000
      for style in Self.lengths + Self.patterns {
        let text = reference.text(ofMoment: moment, style)
        #expect(own.text(ofMoment: moment, style) == text, "\(style) on day \(number)")
      }
    }
  }

  @Test("Every minute of a day", arguments: Language.all)
  func times(language: Language) {
    let (own, reference) = (OwnLocale(language), ICULocale(language))
    for minute in -1440..<1440 {
      let moment = Double(minute) * 60_000 + 30_500.5
      for style in [MomentStyle.time(.short), .time(.medium), .pattern("h:mm a"), .dateAndTime] {
        #expect(own.text(ofMoment: moment, style) == reference.text(ofMoment: moment, style))
      }
    }
  }

  @Test("Numbers in every style", arguments: Language.all)
  func numbers(language: Language) {
    let (own, reference) = (OwnLocale(language), ICULocale(language))
    for number in Self.numbers {
      for style in Self.numberStyles {
        let text = reference.text(of: number, style)
        #expect(own.text(of: number, style) == text, "\(number) as \(style)")
      }
    }
  }

  @Test("The plural forms of numbers in every style", arguments: Language.all)
  func plurals(language: Language) {
    let (own, reference) = (OwnLocale(language), ICULocale(language))
    for number in Self.numbers {
      for style in Self.numberStyles {
        for ordinal in [false, true] {
          let form = reference.category(of: number, style, ordinal: ordinal)
          let ours = own.category(of: number, style, ordinal: ordinal)
          #expect(ours == form, "\(number) as \(style), ordinal: \(ordinal)")
        }
      }
    }
  }

  @Test("Days, times, numbers, plurals, lists and durations need no ICU", arguments: Language.all)
  func withoutICU(language: Language) throws {
    let locale = OwnLocale(language, beyond: SilentLocale())
    let messages = Messages(language, [Sample.catalogue], locale: locale)
    let (day, time) = (try #require(Day("2026-11-28")), try #require(WallTime("07:05")))
    for style in DayStyle.allCases { #expect(!messages.dateText(day, style).isEmpty) }
    for length in NameLength.allCases { #expect(!messages.weekdayName(7, length).isEmpty) }
    for cycle in HourCycle.allCases { #expect(!messages.timeText(time, cycle).isEmpty) }
    #expect(messages.number(1234.5, fractionDigits: 1).utf8.count > 6)
    #expect(messages.number(12_345).utf8.count > 5)
    #expect(messages.percent(0.25).hasPrefix("25"))
    #expect(messages("sample.days", 1234).utf8.count > 8)
    #expect(messages("sample.mix", 2, "Anna", day, 10.25).contains("Anna"))
    let moment = LocalMoment(day: day, time: time)
    #expect(messages("sample.name", moment).contains("07:05"))
    #expect(messages.list(["a", "b", "c"]).contains("b"))
    #expect(!messages.durationText(.seconds(16_200), .words).isEmpty)
  }
}
