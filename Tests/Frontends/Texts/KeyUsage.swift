/// The message keys that sources mention.
///
/// A key is a literal of words with dots between them (`"day.title"`). One with an
/// interpolation stands for all keys that begin like it, up to there (`"place.\(word)"`).
struct KeyUsage {
  private var keys: Set<String> = []
  private var beginnings: Set<String> = []

  /// Takes in the text of a source file; what its comments mention is not used.
  mutating func read(_ source: String) {
    let literal = /"([a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*)(\.?)(\\\(|")/
    let lines = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    for match in lines.flatMap({ $0.matches(of: literal) }) {
      let (name, dot, end) = (String(match.1), match.2, match.3)
      if end == "\"", dot.isEmpty, name.contains(".") { keys.insert(name) }
      if end != "\"", !dot.isEmpty { beginnings.insert(name + ".") }
    }
  }

  /// The keys of catalogues that no source mentions, sorted.
  func unused(of known: Set<String>) -> [String] {
    known.subtracting(keys).filter { key in !beginnings.contains { key.hasPrefix($0) } }.sorted()
  }

  /// What sources mention and no catalogue has, sorted.
  ///
  /// Only names whose first word begins some key of the catalogues, and whose last is no ending of
  /// files, can be told from file names and the like.
  func missing(from known: Set<String>) -> [String] {
    let areas = Set(known.map(Self.area))
    let unknownKeys = keys.filter {
      areas.contains(Self.area($0)) && !known.contains($0) && !Self.isFile($0)
    }
    let unknownBeginnings = beginnings.filter { beginning in
      areas.contains(Self.area(beginning)) && !known.contains { $0.hasPrefix(beginning) }
    }
    return unknownKeys.union(unknownBeginnings).sorted()
  }

  private static let endings = ["bin", "css", "csv", "db", "ics", "js", "json", "jsonl", "zip"]

  private static func isFile(_ name: String) -> Bool {
    endings.contains { name.hasSuffix("." + $0) }
  }

  private static func area(_ name: String) -> Substring {
    name.prefix { $0 != "." }
  }
}
