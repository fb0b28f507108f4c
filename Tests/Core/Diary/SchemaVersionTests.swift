import DiaryCore
import HearthHousehold
import HearthModel
import HearthPorts
import TestSupport
import Testing

@Suite("The tables of a core")
struct SchemaVersionTests {
  @Test("change only together with its version, whose layout is kept for ever")
  func layouts() {
    for module in [HouseholdSchema.module, ReminderSchema.module, DiarySchema.module] {
      let text = module.tables().map(describe).joined(separator: "\n")
      expectSnapshot(text, suite: "Schema", named: "\(module.name)-\(module.version)")
    }
  }

  @Test("have kinds and names of their own")
  func unique() {
    let tables = [HouseholdSchema.module, ReminderSchema.module, DiarySchema.module].flatMap {
      $0.tables()
    }
    #expect(Set(tables.map(\.kind)).count == tables.count)
    #expect(Set(tables.map(\.name)).count == tables.count)
  }

  private func describe(_ table: Table) -> String {
    let columns = table.columns.map { column in
      let optional = column.isOptional ? "?" : ""
      return "  \(column.number) \(column.name): \(column.storage)\(optional), \(column.merge)\n"
    }
    let indexes = table.indexes.map { "  index \($0)\n" }
    let local = table.isLocal ? " (local)" : ""
    return "\(table.kind) \(table.name)\(local)\n" + (columns + indexes).joined()
  }
}
