import Synchronization

/// Finds patterns by their keys; lists are read and patterns taken apart at first use, and kept.
///
/// The first few are looked for in the text of a list as it is: many a program says a single sentence,
/// and to read a list takes as long as ten searches.
final class MessageLookup: Sendable {
  private let sources: [StaticString]
  private let state: Mutex<State>

  private struct State {
    var tables: [[String: CatalogueEntry]?]
    var patterns: [String: MessagePattern] = [:]
    var searches = 0
  }

  private static let mostSearches = 2

  /// Looks in the catalogues in turn, and then in their English lists.
  init(_ language: Language, _ catalogues: [MessageCatalogue]) {
    let languages = language == .english ? [language] : [language, .english]
    let sources = languages.flatMap { language in catalogues.compactMap { $0.text(language) } }
    self.sources = sources
    state = Mutex(State(tables: Array(repeating: nil, count: sources.count)))
  }

  /// The pattern of a key; one that is malformed comes as plain text.
  func pattern(_ key: MessageKey) -> MessagePattern? {
    state.withLock { state in
      if let pattern = state.patterns[key.name] { return pattern }
      guard let bytes = bytes(key, &state) else { return nil }
      let pattern =
        (try? MessagePattern(parsing: bytes))
        ?? MessagePattern(parts: [.text(String(decoding: bytes, as: UTF8.self))])
      state.patterns[key.name] = pattern
      return pattern
    }
  }

  private func bytes(_ key: MessageKey, _ state: inout State) -> [UInt8]? {
    state.searches += 1
    if state.searches <= Self.mostSearches {
      for source in sources {
        if let entry = CatalogueEntry(searching: key.name, in: source) {
          return entry.patternBytes(in: source)
        }
      }
      return nil
    }
    for (index, source) in sources.enumerated() {
      let table = state.tables[index] ?? table(of: source)
      state.tables[index] = table
      if let entry = table[key.name] { return entry.patternBytes(in: source) }
    }
    return nil
  }

  private func table(of source: StaticString) -> [String: CatalogueEntry] {
    let entries = CatalogueReader(source).entries
    var table: [String: CatalogueEntry] = [:]
    table.reserveCapacity(entries.count)
    // Of a key given twice the first entry counts.
    for entry in entries.reversed() { table[entry.key] = entry }
    return table
  }
}
