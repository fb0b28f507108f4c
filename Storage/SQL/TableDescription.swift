import HearthModel

/// A table in words that the database keeps, so that programs which do not declare it can sync it.
///
/// A line for the table (name, words for what it is), then one a field: number, storage, words, name.
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
    for line in lines.dropFirst() {
      guard let column = Column(description: line) else { return nil }
      columns.append(column)
    }
    table = Table(
      kind: kind,
      name: head[0],
      columns: columns,
      indexes: [],
      isLocal: head[1] == "local"
    )
    isDerived = head[2] == "derived"
  }

  var text: String {
    let head =
      "\(table.name) \(table.isLocal ? "local" : "shared") \(isDerived ? "derived" : "written")"
    return ([head] + table.columns.map(\.description)).joined(separator: "\n")
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
