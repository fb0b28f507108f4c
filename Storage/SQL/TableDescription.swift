import HearthModel

/// A table in words that the database keeps, so that programs which do not declare it can sync it.
///
/// A line for the table (name, words for what it is), then one a field (number, storage, words, name)
/// and one an index (the numbers of its fields): a program that does not declare the table may be the
/// first to have a row for it.
struct TableDescription {
  let table: Table
  /// Whether it can be made again from other records of its module.
  let isDerived: Bool

  init(_ table: Table, isDerived: Bool) {
    self.table = table
    self.isDerived = isDerived
  }

  /// Reads what `text` gives.
  ///
  /// - Parameters:
  ///   - kind: the kind of the table.
  ///   - text: nil is returned where it makes no sense.
  init?(kind: Int, _ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let head = lines.first, head.count == 3 else { return nil }
    var columns: [Column] = []
    var indexes: [[Int]] = []
    for line in lines.dropFirst() {
      if line.first == "index" {
        indexes.append(line.dropFirst().compactMap { Int($0) })
        continue
      }
      guard let column = Column(description: line) else { return nil }
      columns.append(column)
    }
    table = Table(
      kind: kind,
      name: head[0],
      columns: columns,
      indexes: indexes,
      isLocal: head[1] == "local"
    )
    isDerived = head[2] == "derived"
  }

  var text: String {
    let head =
      "\(table.name) \(table.isLocal ? "local" : "shared") \(isDerived ? "derived" : "written")"
    let indexes = table.indexes.map { "index \($0.map(String.init).joined(separator: " "))" }
    return ([head] + table.columns.map(\.description) + indexes).joined(separator: "\n")
  }
}

extension Column {
  fileprivate init?(description words: [String]) {
    guard words.count == 5, let number = Int(words[0]), (1...63).contains(number) else {
      return nil
    }
    let storages: [String: Storage] = ["integer": .integer, "text": .text, "id": .id]
    guard let storage = storages[words[1]] else { return nil }
    self.init(
      number: number,
      name: words[4],
      storage: storage,
      isOptional: words[2] == "optional",
      merge: Merge(word: words[3])
    )
  }

  fileprivate var description: String {
    let storage =
      switch storage {
      case .integer: "integer"
      case .text: "text"
      case .id: "id"
      }
    let words = [isOptional ? "optional" : "required", merge.word]
    return ([String(number), storage] + words + [name]).joined(separator: " ")
  }
}

extension Merge {
  /// A word that is not known means that nothing is kept.
  fileprivate init(word: String) {
    self =
      switch word {
      case "long": .longText
      case "told": .told
      default: .lastWriter
      }
  }

  fileprivate var word: String {
    switch self {
    case .lastWriter: "short"
    case .longText: "long"
    case .told: "told"
    }
  }
}
