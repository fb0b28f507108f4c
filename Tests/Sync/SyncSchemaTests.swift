import HearthModel
import HearthPorts
import SyncClient
import TestSupport
import Testing

@Suite("The tables of sync")
struct SyncSchemaTests {
  @Test("change only together with their version, whose layout is kept for ever")
  func layout() {
    let module = SyncSchema.module
    let text = module.tables().map(describe).joined(separator: "\n")
    expectSnapshot(text, suite: "Schema", named: "\(module.name)-\(module.version)")
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
