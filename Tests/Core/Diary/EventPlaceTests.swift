import HearthModel
import Testing

@testable import DiaryCore

@Suite("Places of kinds of events")
struct EventPlaceTests {
  @Test("What a kind says of its table is what its schema says", arguments: EventKind.allCases)
  func place(_ kind: EventKind) {
    #expect(kind.place.table == kind.table.name)
    #expect(kind.place.time == kind.type.timeColumn)
    #expect(kind.table.columns.contains { $0.name == "author" })
    #expect(kind.table.columns.first?.name == "child")
    #expect((kind == .pumping) == kind.type.canBeTheHousehold)
    #expect((kind == .growth) == (kind.type.shape == .day))
  }
}

extension DiaryEvent {
  fileprivate static var timeColumn: String {
    let column =
      switch timing {
      case .moment(let path): schema.column(of: path)
      case .span(let path, _, _): schema.column(of: path)
      case .day(let path): schema.column(of: path)
      }
    return schema.table.columns[column].name
  }

  fileprivate static var canBeTheHousehold: Bool {
    if case .childOrHousehold = owner { true } else { false }
  }
}
