import HearthModel

/// The rows of one table in the order of their identifiers.
///
/// A row is held by reference: a copy of the table, which every write makes, copies no row.
struct MemoryRows {
  /// One row that nobody changes any more.
  final class Cell: Sendable {
    let row: StoredRow

    init(_ row: StoredRow) { self.row = row }
  }

  private(set) var ids: [RecordID] = []
  private var cells: [Cell] = []

  /// The places of all rows.
  var indices: Range<Int> { ids.indices }

  /// The row at a place.
  func row(at place: Int) -> StoredRow { cells[place].row }

  /// The place of the first row after an identifier; the first of all with nil.
  func place(after id: RecordID?) -> Int {
    guard let id else { return 0 }
    let place = self.place(of: id)
    return place < ids.count && ids[place] == id ? place + 1 : place
  }

  subscript(id: RecordID) -> StoredRow? {
    get {
      let place = place(of: id)
      return place < ids.count && ids[place] == id ? cells[place].row : nil
    }
    set {
      let place = place(of: id)
      let isPresent = place < ids.count && ids[place] == id
      switch (newValue, isPresent) {
      case (let row?, true): cells[place] = Cell(row)
      case (let row?, false):
        ids.insert(id, at: place)
        cells.insert(Cell(row), at: place)
      case (nil, true):
        ids.remove(at: place)
        cells.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// Where a row with the identifier is, or would be.
  private func place(of id: RecordID) -> Int {
    // Identifiers are ordered by time: most new rows are the last.
    guard let last = ids.last, id <= last else { return ids.count }
    var (low, high) = (0, ids.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
