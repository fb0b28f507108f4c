package import HearthModel
import SyncProtocol

/// A file of a shared folder: some envelopes, written once and never changed.
///
/// A copy that is not complete yet, or was cut, has no matching end and is left for later.
package struct FolderBatch {
  /// One version of a record.
  package struct Entry {
    let record: RecordID
    /// When it was put there.
    let at: Instant
    let envelope: [UInt8]

    /// A version.
    package init(record: RecordID, at: Instant, envelope: [UInt8]) {
      self.record = record
      self.at = at
      self.envelope = envelope
    }
  }

  let entries: [Entry]

  /// A file of versions.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  private static let head = Array("hearth\u{1}\u{1}".utf8)

  /// As it lies in the folder.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.raw(Self.head)
    writer.number(UInt64(entries.count))
    for entry in entries {
      writer.id(entry.record)
      writer.number(UInt64(max(0, entry.at.milliseconds)))
      writer.block(entry.envelope)
    }
    writer.word(Self.end(of: writer.bytes))
    return writer.bytes
  }

  /// Reads what `bytes` gives; nil where it is not all there.
  package init?(bytes: [UInt8]) {
    guard bytes.count >= Self.head.count + 8, bytes.starts(with: Self.head) else { return nil }
    let body = bytes.dropLast(8)
    var tail = ByteReader(bytes.suffix(8))
    guard (try? tail.word()) == Self.end(of: Array(body)) else { return nil }
    var reader = ByteReader(body.dropFirst(Self.head.count))
    do throws(WireError) {
      entries = try Self.entries(&reader)
    } catch {
      return nil
    }
  }

  private static func entries(_ reader: inout ByteReader) throws(WireError) -> [Entry] {
    var entries: [Entry] = []
    for _ in 0..<(try reader.count(atMost: 1 << 24)) {
      let record = try reader.id()
      let at = Instant(milliseconds: Int64(try reader.count(atMost: 1 << 48)))
      entries.append(Entry(record: record, at: at, envelope: try reader.block()))
    }
    guard reader.isAtEnd else { throw .malformed }
    return entries
  }

  /// FNV-1a, enough against copies that stopped half way; against people the envelopes stand.
  package static func end(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
