import SeededRandom

/// Makes patterns up: valid ones, in which an argument has one kind, and heaps of syntax.
struct RandomPattern {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A valid pattern; arguments 0 and 1 are text, 2 and 3 numbers, 4 moments.
  mutating func pattern() -> String {
    message(depth: 0, inPlural: false)
  }

  /// Syntax without order.
  mutating func characters() -> String {
    let pieces = [
      "{", "}", "{0", "}", "'", "#", ",", " ", "x", "{0,plural,", "other{", "one{", "=1{",
      "select,",
      "{1,select,", "date", "{2}", "é",
    ]
    return (0..<pick(12)).map { _ in pieces[pick(pieces.count)] }.joined()
  }

  private mutating func message(depth: Int, inPlural: Bool) -> String {
    (0...pick(3)).map { _ in piece(depth: depth, inPlural: inPlural) }.joined()
  }

  private mutating func piece(depth: Int, inPlural: Bool) -> String {
    switch pick(depth < 3 ? 9 : 6) {
    case 0: return "it's "
    case 1: return ["''", "'{x'", "'{''}'", " '{0}' ", "день", "🌙"][pick(6)]
    case 2: return "{\(pick(2))}"
    case 3: return ["{2,number}", "{3,number,0.0}", "{2,number,percent}"][pick(3)]
    case 4: return ["{4,date}", "{4,time,short}", "{4,date,EEEE, d MMMM y 'г.'}"][pick(3)]
    case 5: return inPlural ? ["#", "'#'", "#'{'#"][pick(3)] : "#"
    case 6:
      return "{\(pick(2)),select,a{\(message(depth: depth + 1, inPlural: false))} "
        + "other{\(message(depth: depth + 1, inPlural: false))}}"
    default: return plural(depth: depth)
    }
  }

  private mutating func plural(depth: Int) -> String {
    let type = ["plural", "selectordinal"][pick(2)]
    let offset = ["", "offset:1 "][pick(2)]
    let forms = ["=0", "=21", "one", "few", "many"].filter { _ in pick(2) == 0 } + ["other"]
    let written = forms.map { "\($0){\(message(depth: depth + 1, inPlural: true))}" }
    return "{\(2 + pick(2)),\(type),\(offset)\(written.joined(separator: " "))}"
  }

  /// A number below the limit, by SplitMix64.
  private mutating func pick(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
