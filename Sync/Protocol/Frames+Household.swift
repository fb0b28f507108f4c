import HearthModel
package import HearthPorts

/// Lists as bodies over HTTP.
package enum Frames {
  /// Sealed keys.
  package static func bytes(_ keys: [SealedKey]) -> [UInt8] {
    list(keys) { writer, key in
      writer.number(UInt64(key.epoch))
      writer.id(key.recipient)
      writer.block(key.bytes)
    }
  }

  /// Sealed keys.
  package static func keys(_ bytes: [UInt8]) throws(WireError) -> [SealedKey] {
    try read(bytes) { (reader) throws(WireError) in
      SealedKey(
        epoch: UInt32(try reader.count(atMost: Int(UInt32.max))),
        recipient: try reader.id(),
        bytes: try reader.block()
      )
    }
  }

  /// Versions of a record.
  package static func bytes(_ versions: [SealedVersion]) -> [UInt8] {
    list(versions) { writer, version in
      writer.moment(version.at)
      writer.block(version.envelope)
    }
  }

  /// Versions of a record.
  package static func versions(_ bytes: [UInt8]) throws(WireError) -> [SealedVersion] {
    try read(bytes) { (reader) throws(WireError) in
      SealedVersion(at: try reader.moment(), envelope: try reader.block())
    }
  }

  /// Sightings of devices.
  package static func bytes(_ devices: [DeviceSighting]) -> [UInt8] {
    list(devices) { writer, device in
      writer.id(device.device)
      writer.moment(device.lastSeen)
      writer.byte(device.isRevoked ? 1 : 0)
    }
  }

  /// Sightings of devices.
  package static func devices(_ bytes: [UInt8]) throws(WireError) -> [DeviceSighting] {
    try read(bytes) { (reader) throws(WireError) in
      DeviceSighting(
        device: try reader.id(),
        lastSeen: try reader.moment(),
        isRevoked: try reader.byte() == 1
      )
    }
  }

  static func list<Element>(
    _ elements: [Element],
    _ write: (inout ByteWriter, Element) -> Void
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.number(UInt64(elements.count))
    for element in elements { write(&writer, element) }
    return writer.bytes
  }

  static func read<Element>(
    _ bytes: [UInt8],
    _ element: (inout ByteReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    var reader = ByteReader(bytes)
    let elements = try reader.list(element)
    guard reader.isAtEnd else { throw .malformed }
    return elements
  }
}

extension ByteWriter {
  fileprivate mutating func moment(_ instant: Instant?) {
    byte(instant == nil ? 0 : 1)
    word(UInt64(bitPattern: instant?.milliseconds ?? 0))
  }
}

extension ByteReader {
  fileprivate mutating func moment() throws(WireError) -> Instant? {
    let isThere = try byte()
    guard isThere <= 1 else { throw .malformed }
    let instant = Instant(milliseconds: Int64(bitPattern: try word()))
    return isThere == 1 ? instant : nil
  }

  /// A count, then so many elements; no room is kept for what may not come.
  mutating func list<Element>(
    _ element: (inout ByteReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try count(atMost: 1 << 20)) { elements.append(try element(&self)) }
    return elements
  }
}
