import HearthHousehold
import HearthModel

/// The kinds of PiyoLog's events, by the words of its languages.
enum PiyoLogKind {
  case sleep
  case waking
  case nursing
  case formula
  case expressed
  case pumping
  case pee
  case poop
  case bath
  case temperature
  case weight
  case height
  case head
  case medicine
  case vaccine
  case meal
  case tummyTime

  // Longer words stand before those that begin them.
  private static let words: [(String, PiyoLogKind)] = [
    ("wake-up", .waking), ("wake up", .waking), ("起きる", .waking), ("sleep", .sleep),
    ("寝る", .sleep), ("breastfeeding", .nursing), ("nursing", .nursing),
    ("expressed breast milk", .expressed), ("pumped breast milk", .expressed),
    ("搾母乳", .expressed), ("母乳冷凍", .pumping), ("母乳", .nursing), ("formula", .formula),
    ("ミルク", .formula), ("pumping", .pumping), ("搾乳", .pumping), ("pee", .pee),
    ("おしっこ", .pee), ("poop", .poop), ("うんち", .poop), ("baths", .bath), ("bath", .bath),
    ("お風呂", .bath), ("body temp.", .temperature), ("body temp", .temperature),
    ("体温", .temperature), ("weight", .weight), ("体重", .weight), ("height", .height),
    ("身長", .height), ("head size", .head), ("頭囲", .head), ("medicine", .medicine),
    ("くすり", .medicine), ("vaccine", .vaccine), ("予防接種", .vaccine), ("meal", .meal),
    ("solids", .meal), ("baby food", .meal), ("離乳食", .meal), ("tummy time", .tummyTime),
    ("タミータイム", .tummyTime),
  ]

  /// The kind of an event, and what stands behind its word.
  ///
  /// - Returns: nil for a kind that is not known.
  static func reading(_ text: String) -> (PiyoLogKind, String)? {
    let lowercased = text.lowercased()
    for (word, kind) in words where lowercased.hasPrefix(word) {
      let rest = text.dropFirst(word.count)
      let goesOn = rest.first.map { $0.isLetter && $0.isASCII } ?? false
      if !goesOn { return (kind, String(rest).trimmed) }
    }
    return nil
  }

  /// The minutes of `9h15m`, `0h 50m`, `25m`, `1時間30分`.
  static func minutes(_ text: String) -> Int {
    var sum = 0
    var number = 0
    for character in text {
      if character.isASCII, let digit = character.wholeNumberValue {
        number = min(number * 10 + digit, 100_000)
      } else {
        switch character {
        case "h", "時": sum += number * 60
        case "m", "分": sum += number
        default: break
        }
        if !character.isWhitespace { number = 0 }
      }
    }
    return sum
  }
}

extension Nursing {
  private static let sides: [Character: Side] = [
    "L": .left, "左": .left, "R": .right, "右": .right,
  ]

  /// Reads `L 10m / R 15m`; an arrow between points from the breast that was first.
  init(piyoLog text: String) {
    let places = text.indices.filter { index in
      Self.sides[text[index]] != nil
    }
    for (number, place) in places.enumerated() {
      let end = number + 1 < places.count ? places[number + 1] : text.endIndex
      let seconds = PiyoLogKind.minutes(String(text[place..<end])) * 60
      switch Self.sides[text[place]] {
      case .left: left += seconds
      case .right: right += seconds
      case nil: break
      }
    }
    let isReversed = text.contains { "◀←⬅".contains($0) }
    let written = places.compactMap { Self.sides[text[$0]] }
    first = (isReversed ? written.last : written.first) ?? .left
  }
}
