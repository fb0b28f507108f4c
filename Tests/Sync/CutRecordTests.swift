import HearthModel
import HearthPorts
import SyncCrypto
import SyncProtocol
import TestSupport
import Testing

@testable import SyncClient

@Suite("Records that are cut", .timeLimit(.minutes(20)))
struct CutRecordTests {
  private let sealer: Sealer

  init() throws {
    sealer = Sealer(
      cipher: try SodiumCipher(),
      space: RecordID(high: 1, low: 2),
      rootKey: [UInt8](repeating: 3, count: 32),
      dataKeys: [1: [[UInt8](repeating: 4, count: 32)]],
      layout: BlobLayout(inlineBytes: 50, chunkBytes: 64)
    )
  }

  private func record(_ texts: [String]) -> WireRecord {
    var row = StoredRow(values: [], stamps: Stamps())
    for (index, text) in texts.enumerated() {
      row.stamps.stamp(1 << UInt64(index + 1), time: 5, device: 6)
      row.unknown.append(UnknownField(number: index + 1, bytes: Value.text(text).bytes))
    }
    return WireRecord(kind: 800, id: RecordID(high: 8, low: 9), row: row)
  }

  @Test("are whole again, whatever their length", arguments: [0, 1, 48, 49, 50, 63, 64, 200, 777])
  func whole(_ letters: Int) throws {
    let record = record(["Anna", largeText(letters), "Boris", largeText(letters), "Vera"])
    let (cut, blobs) = sealer.cut(record)
    #expect(cut.references.count == (letters > 49 ? 2 : 0))
    #expect(blobs.count == (letters > 49 ? 1 : 0))
    #expect(try CutRecord(bytes: cut.bytes) == cut)
    #expect(cut.references.isEmpty == (cut.bytes == record.bytes))
    var values: [BlobName: [UInt8]] = [:]
    for blob in blobs {
      let chunks = Array(sealer.chunks(of: blob, besides: []) { nonce })
      #expect(chunks.map(\.number) == Array(0..<sealer.chunkCount(blob.bytes.count)))
      #expect(chunks.allSatisfy { $0.total == chunks.count && $0.bytes.count <= 64 + 42 })
      let reference = try #require(cut.references.first { $0.name == blob.name })
      let pieces = try chunks.map {
        try #require(sealer.open($0.bytes, as: $0.number, of: reference))
      }
      values[blob.name] = sealer.join(pieces, reference)
    }
    #expect(cut.whole { values[$0.name] } == record)
    #expect(cut.references.isEmpty || cut.whole { _ in nil } == nil)
  }

  @Test("are sealed with the names of what is beside them, which nobody can change")
  func names() throws {
    let (cut, blobs) = sealer.cut(record([largeText(100), largeText(100, seed: 2)]))
    let name = sealer.name(kind: 800, cut.rest.id)
    let bytes = sealer.seal(cut, as: name, nonce: nonce)
    #expect(try sealer.open(bytes, named: name) == cut)
    #expect(Envelope.names(in: bytes) == Set(blobs.map(\.name)))
    let envelope = try Envelope(bytes: bytes)
    for names in [[], [blobs[0].name], envelope.blobs.reversed()] {
      let changed = Envelope(
        keyEpoch: envelope.keyEpoch,
        isDeleted: envelope.isDeleted,
        blobs: names,
        nonce: envelope.nonce,
        sealed: envelope.sealed
      )
      #expect(throws: WireError.malformed) { try sealer.open(changed.bytes, named: name) }
    }
  }

  @Test("have no other form")
  func malformed() throws {
    let cut = sealer.cut(record([largeText(100), "Anna"])).record
    let rest = cut.rest.bytes
    func bytes(_ references: [(field: Int, count: Int)]) -> [UInt8] {
      var writer = ByteWriter()
      writer.byte(2)
      writer.number(UInt64(references.count))
      for reference in references {
        writer.number(UInt64(reference.field))
        writer.raw([UInt8](repeating: 1, count: BlobName.size))
        writer.number(UInt64(reference.count))
      }
      writer.raw(rest)
      return writer.bytes
    }
    #expect(throws: Never.self) { try CutRecord(bytes: bytes([(1, 101)])) }
    let others: [[(field: Int, count: Int)]] = [
      [], [(2, 101)], [(0, 101)], [(64, 101)], [(1, 101), (1, 101)], [(3, 101), (1, 101)],
      [(1, BlobReference.largest + 1)],
    ]
    for references in others {
      #expect(throws: WireError.malformed) { try CutRecord(bytes: bytes(references)) }
    }
  }

  private var nonce: [UInt8] { [UInt8](repeating: 7, count: 24) }
}
