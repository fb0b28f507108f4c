public import HearthModel

/// What was said of one tracker, day by day.
public struct DayMarks: Sendable, Equatable {
  /// The days that can be marked: what lies outside is somebody's slip of the pen.
  public static let days = Day(number: -25_567)...Day(number: 84_005)

  static let nothing = UInt8(ascii: ".")
  static let done = UInt8(ascii: "d")
  static let missed = UInt8(ascii: "m")
  static let skipped = UInt8(ascii: "s")
  static let strange = UInt8(ascii: "?")

  /// The number of the day of the first letter.
  private(set) var first = 0
  /// A letter a day, without `nothing` at either end.
  private(set) var letters: [UInt8] = []
  /// Thousandths, as many as letters, `none` where there are none; empty where no day has any.
  private var amounts: [Int] = []

  private static let none = Int.min

  /// Of nothing was anything said.
  public init() {}

  /// The days between the first and the last mark; empty without any.
  var range: Range<Int> { first..<first + letters.count }

  /// What was said of a day.
  public func mark(on day: Day) -> Mark? {
    switch letter(day.number) {
    case Self.done: .done
    case Self.missed: .missed
    case Self.skipped: .skipped
    case Self.nothing: nil
    default: Mark(rawValue: "?")
    }
  }

  /// Thousandths of the unit that were written down for a day.
  public func amount(on day: Day) -> Int? { amount(day.number) }

  /// Whether some day has an amount.
  var hasAmounts: Bool { !amounts.isEmpty }

  func amount(_ day: Int) -> Int? {
    guard !amounts.isEmpty, range.contains(day) else { return nil }
    let amount = amounts[day - first]
    return amount == Self.none ? nil : amount
  }

  func letter(_ day: Int) -> UInt8 {
    range.contains(day) ? letters[day - first] : Self.nothing
  }

  /// Says something else of a day, or nothing any more.
  mutating func set(_ mark: Mark?, amount: Int?, on day: Day) {
    guard Self.days.contains(day) else { return }
    reach(day.number)
    letters[day.number - first] = mark.map(Self.letter) ?? Self.nothing
    note(mark == nil ? nil : amount, at: day.number - first)
    trim()
  }

  private static func letter(of mark: Mark) -> UInt8 {
    switch mark {
    case .done: done
    case .missed: missed
    case .skipped: skipped
    default: strange
    }
  }

  private mutating func reach(_ day: Int) {
    if letters.isEmpty { first = day }
    let before = max(0, first - day)
    let behind = max(0, day - first - letters.count + 1)
    letters.insert(contentsOf: repeatElement(Self.nothing, count: before), at: 0)
    letters += repeatElement(Self.nothing, count: behind)
    first -= before
    guard hasAmounts else { return }
    amounts.insert(contentsOf: repeatElement(Self.none, count: before), at: 0)
    amounts += repeatElement(Self.none, count: behind)
  }

  private mutating func note(_ amount: Int?, at index: Int) {
    if amount != nil, !hasAmounts {
      amounts = Array(repeating: Self.none, count: letters.count)
    }
    if hasAmounts { amounts[index] = amount.map { max(0, $0) } ?? Self.none }
  }

  private mutating func trim() {
    let blank = letters.prefix { $0 == Self.nothing }.count
    let kept = blank..<max(blank, (letters.lastIndex { $0 != Self.nothing } ?? -1) + 1)
    if hasAmounts {
      amounts = kept == amounts.indices ? amounts : Array(amounts[kept])
      if amounts.allSatisfy({ $0 == Self.none }) { amounts = [] }
    }
    if kept != letters.indices { letters = Array(letters[kept]) }
    first = letters.isEmpty ? 0 : first + blank
  }
}

extension DayMarks {
  /// What a sheet holds.
  init(_ sheet: MarkSheet) {
    first = sheet.first.number
    letters = Array(sheet.marks.utf8)
    guard !sheet.amounts.isEmpty else { return }
    amounts = Array(repeating: Self.none, count: letters.count)
    var reader = AmountReader(text: Array(sheet.amounts.utf8))
    var index = 0
    while let (step, amount) = reader.next() {
      index &+= step
      if amounts.indices.contains(index) { amounts[index] = amount }
    }
  }

  /// The sheet of a tracker.
  func sheet(of tracker: RecordID) -> MarkSheet {
    var last = 0
    var text = ""
    for (index, amount) in amounts.enumerated() where amount != Self.none {
      text += "\(text.isEmpty ? "" : " ")\(index - last):\(amount)"
      last = index
    }
    return MarkSheet(
      id: tracker,
      first: Day(number: first),
      marks: String(decoding: letters, as: UTF8.self),
      amounts: text
    )
  }
}

/// Reads the pairs of a sheet's amounts: days since the pair before, thousandths.
private struct AmountReader {
  let text: [UInt8]
  private var place = 0

  init(text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> (step: Int, amount: Int)? {
    guard place < text.count else { return nil }
    return (number(before: UInt8(ascii: ":")), number(before: UInt8(ascii: " ")))
  }

  private mutating func number(before mark: UInt8) -> Int {
    var number = 0
    while place < text.count, text[place] != mark {
      number = number &* 10 &+ Int(text[place] &- 0x30)
      place += 1
    }
    place += 1
    return number
  }
}
