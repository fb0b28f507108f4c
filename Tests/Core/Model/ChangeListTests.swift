import HearthModel
import HearthPorts
import Testing

@Suite("What a transaction wrote, as it is told")
struct ChangeListTests {
  private func list(_ writes: [(kind: Int, number: Int)]) -> ChangeList {
    var list = ChangeList()
    for write in writes { list.add(write.kind, RecordID(high: 0, low: UInt64(write.number))) }
    return list
  }

  private func ids(_ numbers: [Int]) -> [RecordID] {
    numbers.map { RecordID(high: 0, low: UInt64($0)) }
  }

  @Test("One announcement a kind, each record once, in the order of the first writes")
  func order() {
    let list = list([(2, 5), (1, 9), (2, 3), (2, 5), (1, 9), (1, 5)])
    #expect(
      list.changes == [
        .records(kind: 2, ids: ids([5, 3])), .records(kind: 1, ids: ids([9, 5])),
      ]
    )
    #expect(ChangeList().changes.isEmpty)
  }

  @Test("So many records are told one by one, and of more only that there are some")
  func limit() {
    let most = (1...ChangeList.limit).map { (kind: $0 % 3, number: $0) }
    let told = list(most + most).changes.map { change in
      if case .records(_, let ids) = change { ids.count } else { 0 }
    }
    #expect(told.reduce(0, +) == ChangeList.limit)
    #expect(list(most + [(1, 0)]).changes == [.unknown])
    #expect(list(most + [(1, 0)] + most).changes == [.unknown])
  }
}
