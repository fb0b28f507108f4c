import HearthModel
package import HearthPorts

/// Where a large value of a record is, in the place of the value.
package struct BlobReference: Sendable, Hashable {
  /// The largest value that travels beside its record.
  package static let largest = 20 << 20

  /// The number of the field.
  package let field: Int
  /// The value's name.
  package let name: BlobName
  /// How many bytes the value has.
  package let count: Int

  /// A reference.
  package init(field: Int, name: BlobName, count: Int) {
    self.field = field
    self.name = name
    self.count = count
  }
}

/// A record as it lies in an envelope: values that are too large for it travel beside, in chunks.
///
/// Nothing but whole records is ever merged or compared, so that what devices arrive at does not depend
/// on which values travelled beside. A record that has only small values has the form of old, which every
/// version reads; a version that knows no chunks cannot read the other form and keeps it as it came.
package struct CutRecord: Sendable, Equatable {
  /// The record without its large values; their stamps are there.
  package let rest: WireRecord
  /// The large values, in the order of their fields.
  package let references: [BlobReference]
  /// As it is sealed.
  package let bytes: [UInt8]

  private static let version: UInt8 = 2

  private init(rest: WireRecord, references: [BlobReference]) {
    self.rest = rest
    self.references = references
    bytes = Self.bytes(rest, references)
  }

  /// A record of which nothing is cut out.
  package init(_ record: WireRecord) {
    self.init(rest: record, references: [])
  }

  /// Cuts the values out of a record that `name` gives a name for.
  package init(_ record: WireRecord, naming name: ([UInt8]) -> BlobName?) {
    var (references, row) = ([BlobReference](), record.row)
    row.unknown.removeAll { field in
      guard let name = name(field.bytes) else { return false }
      references.append(
        BlobReference(field: field.number, name: name, count: field.bytes.count)
      )
      return true
    }
    self.init(
      rest: WireRecord(kind: record.kind, id: record.id, row: row),
      references: references
    )
  }
}

extension CutRecord {
  /// The names of the large values, each once.
  package var names: [BlobName] {
    var names: [BlobName] = []
    for reference in references where !names.contains(reference.name) {
      names.append(reference.name)
    }
    return names
  }

  /// The whole record; nil where `value` does not know a large value.
  package func whole<Failure: Error>(
    _ value: (BlobReference) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> WireRecord? {
    guard !references.isEmpty else { return rest }
    var row = rest.row
    for reference in references {
      guard let bytes = try value(reference) else { return nil }
      row.unknown.append(.init(number: reference.field, bytes: bytes))
    }
    row.unknown.sort { $0.number < $1.number }
    return WireRecord(kind: rest.kind, id: rest.id, row: row)
  }

  private static func bytes(_ rest: WireRecord, _ references: [BlobReference]) -> [UInt8] {
    guard !references.isEmpty else { return rest.bytes }
    var writer = ByteWriter(reserving: 320)
    writer.byte(version)
    writer.number(UInt64(references.count))
    for reference in references {
      writer.number(UInt64(reference.field))
      writer.raw(reference.name.bytes)
      writer.number(UInt64(reference.count))
    }
    writer.raw(rest.bytes)
    return writer.bytes
  }

  /// Reads what `bytes` gives.
  ///
  /// - Throws: `malformed` for anything else.
  package init(bytes: [UInt8]) throws(WireError) {
    guard bytes.first == Self.version else {
      (rest, references) = (try WireRecord(bytes: bytes), [])
      self.bytes = bytes
      return
    }
    var reader = ByteReader(bytes.dropFirst())
    var references: [BlobReference] = []
    for _ in 0..<(try reader.count(atMost: 63)) {
      let field = try reader.count(atMost: 63)
      guard field > references.last?.field ?? 0 else { throw .malformed }
      references.append(
        BlobReference(
          field: field,
          name: try reader.blobName(),
          count: try reader.count(atMost: BlobReference.largest)
        )
      )
    }
    let rest = try WireRecord(bytes: reader.remaining)
    let fields = Set(rest.row.unknown.map(\.number))
    guard !references.isEmpty, references.allSatisfy({ !fields.contains($0.field) }) else {
      throw .malformed
    }
    // Numbers have one form each, and so has the rest: these are the bytes of what was read.
    (self.rest, self.references, self.bytes) = (rest, references, bytes)
  }
}
