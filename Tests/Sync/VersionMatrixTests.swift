import HearthModel
import HearthPorts
import SyncClient
import SyncProtocol
import TestSupport
import Testing

/// Programs of different versions in one household, each of which knows other fields and kinds.
@Suite("Versions of a program live together", .timeLimit(.minutes(20)))
struct VersionMatrixTests {
  static let pairs = AppVersion.allCases.flatMap { first in
    AppVersion.allCases.map { (first, $0) }
  }

  @Test(
    "Two of any versions edit the same records, and neither drops what it does not know",
    arguments: pairs
  )
  func pair(_ first: AppVersion, _ second: AppVersion) async throws {
    for seed: UInt64 in 1...3 {
      let network = try SyncNetwork(seed: seed)
      let devices = [
        try await network.device(.sqlite, first.module),
        try await network.device(.sqlite, second.module),
      ]
      _ = try await devices[0].household.create(at: "loopback", name: "first")
      try await network.join(devices[1], to: devices[0], name: "second")
      var random = SplitMix64(seed: seed)
      var written: [WireRecord] = []
      for step in 0..<80 {
        let index = step % 2
        let version = index == 0 ? first : second
        network.clock.now = network.clock.now + .milliseconds(1)
        if Int.random(in: 0..<4, using: &random) == 0 { try await devices[index].sync() }
        written.append(try await version.edit(devices[index].store, &random))
      }
      try await ConvergenceTests.settle(devices)
      let all = try await devices[0].wireRecords()
      #expect(try await devices[1].wireRecords() == all)
      for record in written {
        let kept = try #require(all[record.id])
        #expect(
          try WireRecord(bytes: kept).merged(with: WireRecord(bytes: record.bytes)).bytes == kept
        )
      }
      try await upgrade(devices, expecting: all)
    }
  }

  /// A newer program finds in the store of an older one all that its version knows.
  private func upgrade(_ devices: [SyncDevice], expecting all: [RecordID: [UInt8]]) async throws {
    for device in devices {
      await device.store.close()
      let store = try await device.place.another([AppVersion.next.module, SyncSchema.module])
      for table in AppVersion.next.tables {
        let rows = try await store.sync {
          try $0.rows(of: table, waiting: false, after: nil, limit: .max)
        }
        let expected = try all.values.map { try WireRecord(bytes: $0) }.filter {
          $0.kind == table.kind
        }
        #expect(rows.count == expected.count)
        for row in rows {
          #expect(row.row.unknown == [])
          #expect(all[row.id] == WireRecord(row.row, of: table, row.id).bytes)
        }
      }
      await store.close()
    }
  }
}

extension SyncDevice {
  /// The bytes of the records of the test's kinds on the wire.
  fileprivate func wireRecords() async throws -> [RecordID: [UInt8]] {
    let records = try await store.sync { try $0.wireRecords() }
    return Dictionary(
      records.filter { $0.kind >= AppVersion.firstKind }.map { ($0.id, $0.bytes) }
    ) { first, _ in first }
  }
}

/// The versions before, of and after today.
enum AppVersion: Int, CaseIterable, Sendable {
  case former = 1
  case present
  case next

  static let firstKind = 820

  /// Each version brings a kind, and to every kind a field.
  var tables: [Table] {
    (0..<rawValue).map { place in
      Table(
        kind: Self.firstKind + place,
        name: "matrix\(place)",
        columns: (1...(rawValue + 1)).map { number in
          Column(
            number: number,
            name: "field\(number)",
            storage: number == 2 ? .text : .integer,
            isOptional: number > 2,
            merge: .lastWriter
          )
        },
        indexes: [],
        isLocal: false
      )
    }
  }

  var module: SchemaModule {
    SchemaModule(name: "matrix", version: rawValue) { tables }
  }

  /// Writes or deletes one of few records.
  ///
  /// - Returns: it as it was right after.
  func edit(_ store: any Store, _ random: inout SplitMix64) async throws -> WireRecord {
    let table = tables[Int.random(in: 0..<rawValue, using: &random)]
    let id = RecordID(high: UInt64(table.kind), low: UInt64.random(in: 1...4, using: &random))
    let deletes = Int.random(in: 0..<5, using: &random) == 0
    let values = table.columns.map { column in
      let value = Int64.random(in: 0...4, using: &random)
      return column.storage == .text ? Value.text("text \(value)") : .integer(value)
    }
    try await store.write { transaction in
      try transaction.put(table, id) { writer in for value in values { writer.next(value) } }
      if deletes { try transaction.delete(table, id) }
    }
    let row = try #require(try await store.read { try $0.stored(table, id) })
    return WireRecord(row, of: table, id)
  }
}
