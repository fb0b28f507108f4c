import HearthHousehold
import HearthModel
import HearthPorts

/// The categories that are here and those that an import adds.
struct CategoryShelf {
  /// What is to be written.
  private(set) var added: [Category] = []
  private let source: [ForeignCategory]
  private let transaction: any ReadTransaction
  private var ids: [String: RecordID]
  private var lastOrder: Int

  init(
    _ source: [ForeignCategory],
    in transaction: any ReadTransaction
  ) throws(StoreError) {
    self.source = source
    self.transaction = transaction
    let here = try CategoryBook.categories(in: transaction)
    ids = Dictionary(here.map { ($0.name, $0.id) }) { first, _ in first }
    lastOrder = here.last?.order ?? 0
  }

  /// The category of a name, added where there is none.
  mutating func id(of name: String) throws(StoreError) -> RecordID {
    let name = Self.shortened(name)
    if let id = ids[name] { return id }
    let known = source.first { Self.shortened($0.name) == name }
    var id = known?.id ?? ImportedRow.id(forKey: ImportedRow.key(["category", name]))
    // An identifier that another category has here, since it was renamed, is not taken from it.
    if ids.values.contains(id) { id = ImportedRow.id(forKey: ImportedRow.key(["category", name])) }
    lastOrder += 1
    let category = Category(id: id, name: name, order: known?.order ?? lastOrder)
    lastOrder = max(lastOrder, category.order)
    ids[name] = id
    added.append(category)
    return id
  }

  /// Adds all of the source's that are not here and were not deleted here.
  mutating func addAll() throws(StoreError) {
    for category in source where ids[Self.shortened(category.name)] == nil {
      if let id = category.id, try transaction.stored(Category.schema.table, id) != nil { continue }
      _ = try id(of: category.name)
    }
  }

  private static func shortened(_ name: String) -> String {
    String(name.prefix(Category.longestName)).trimmed
  }
}
