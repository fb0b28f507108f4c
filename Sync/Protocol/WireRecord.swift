package import HearthModel

/// A record as it travels inside an envelope: all fields by number, whatever their table.
///
/// One record has one form: equal records have equal bytes.
package struct WireRecord: Sendable, Equatable {
  /// The permanent number of the kind.
  package let kind: Int
  /// The identifier on the devices.
  package let id: RecordID
  /// Its fields are unknown ones, as in a store without the kind.
  package let row: StoredRow

  /// A record without a table.
  package init(kind: Int, id: RecordID, row: StoredRow) {
    self.kind = kind
    self.id = id
    self.row = row
  }

  /// A record of a table.
  ///
  /// A column that nobody has written has no place in the record: it is blank everywhere. A tombstone
  /// that has given its fields up has none.
  package init(_ row: StoredRow, of table: Table, _ id: RecordID) {
    var lowered = row.lowered(from: table)
    lowered.unknown.removeAll { field in
      row.isShrunk
        || row.stamps.group(ofField: field.number) == nil
          && table.position(ofField: field.number) != nil
    }
    self.init(kind: table.kind, id: id, row: lowered)
  }

  /// Whether both have the same bytes: what only a device knows of them is not compared.
  package func isSame(as other: WireRecord) -> Bool {
    id == other.id && kind == other.kind && row.alive == other.row.alive
      && row.stamps == other.row.stamps && row.unknown == other.row.unknown
  }

  /// The first byte of every record: the version of this form.
  private static let version: UInt8 = 1
}

extension WireRecord {
  /// The record's bytes.
  package var bytes: [UInt8] {
    var writer = ByteWriter(reserving: 256)
    writer.byte(Self.version)
    writer.number(UInt64(kind))
    writer.id(id)
    writer.byte(row.alive ? 1 : 0)
    write(row.stamps, to: &writer)
    writer.number(UInt64(row.unknown.count))
    for field in row.unknown {
      writer.number(UInt64(field.number))
      writer.block(field.bytes)
    }
    return writer.bytes
  }

  /// Devices are few and stand once; times are told by their distance to the newest.
  private func write(_ stamps: Stamps, to writer: inout ByteWriter) {
    var devices: [UInt64] = []
    for group in stamps.groups where !devices.contains(group.device) {
      devices.append(group.device)
    }
    writer.number(UInt64(devices.count))
    for device in devices { writer.word(device) }
    let newest = stamps.groups.last?.time ?? 0
    writer.word(newest)
    writer.number(UInt64(stamps.groups.count))
    for group in stamps.groups {
      writer.number(newest - group.time)
      writer.number(UInt64(devices.firstIndex(of: group.device) ?? 0))
      writer.number(group.fields)
    }
  }

  /// Reads what `bytes` gives.
  ///
  /// - Throws: `malformed` for anything else, and for times that are none.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    guard try reader.byte() == Self.version else { throw .malformed }
    kind = try reader.count(atMost: Int(Int32.max))
    id = try reader.id()
    let life = try reader.byte()
    guard life <= 1 else { throw .malformed }
    let stamps = try Self.stamps(&reader)
    var fields: [UnknownField] = []
    for _ in 0..<(try reader.count(atMost: 63)) {
      let number = try reader.count(atMost: 63)
      guard number > fields.last?.number ?? 0 else { throw .malformed }
      fields.append(UnknownField(number: number, bytes: try reader.block()))
    }
    guard reader.isAtEnd else { throw .malformed }
    row = StoredRow(values: [], unknown: fields, stamps: stamps, alive: life == 1)
    // Whatever has another form was made by nobody who follows the rules.
    guard self.bytes == bytes else { throw .malformed }
  }

  private static func stamps(_ reader: inout ByteReader) throws(WireError) -> Stamps {
    var devices: [UInt64] = []
    for _ in 0..<(try reader.count(atMost: 64)) { devices.append(try reader.word()) }
    let newest = try reader.word()
    guard newest < HybridClock.limit else { throw .malformed }
    var groups: [Stamps.Group] = []
    var seen: UInt64 = 0
    for _ in 0..<(try reader.count(atMost: 64)) {
      let distance = try reader.number()
      let device = try reader.count(atMost: 63)
      let fields = try reader.number()
      guard distance <= newest, device < devices.count, fields != 0, fields & seen == 0 else {
        throw .malformed
      }
      seen |= fields
      groups.append(.init(time: newest - distance, device: devices[device], fields: fields))
    }
    return Stamps(groups: groups)
  }
}
