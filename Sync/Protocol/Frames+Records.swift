import HearthModel
package import HearthPorts

/// Requests and answers as bodies over HTTP: binary, no base64.
extension PullRequest {
  /// As it travels.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.block(cursor)
    writer.word(epoch)
    writer.number(UInt64(max(0, limit)))
    writer.number(UInt64(max(0, wait)))
    return writer.bytes
  }

  /// Reads what `bytes` gives.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    self.init(
      cursor: try reader.block(),
      epoch: try reader.word(),
      limit: try reader.count(atMost: 1 << 20),
      wait: try reader.count(atMost: 3600)
    )
    guard reader.isAtEnd else { throw .malformed }
  }
}

extension PullPage {
  /// As it travels.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.word(epoch)
    writer.block(cursor)
    writer.word(UInt64(bitPattern: position))
    writer.byte((isLast ? 1 : 0) | (isOrdered ? 2 : 0) | (digest == nil ? 0 : 4))
    if let digest {
      writer.word(UInt64(truncatingIfNeeded: digest >> 64))
      writer.word(UInt64(truncatingIfNeeded: digest))
    }
    writer.number(UInt64(keyEpoch))
    writer.number(UInt64(heads.count))
    for head in heads { writer.head(head) }
    return writer.bytes
  }

  /// Reads what `bytes` gives.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    let epoch = try reader.word()
    let cursor = try reader.block()
    let position = Int64(bitPattern: try reader.word())
    let flags = try reader.byte()
    guard flags < 8 else { throw .malformed }
    let digest =
      flags & 4 == 0 ? nil : UInt128(try reader.word()) << 64 | UInt128(try reader.word())
    let keyEpoch = UInt32(try reader.count(atMost: Int(UInt32.max)))
    self.init(
      epoch: epoch,
      heads: try reader.list { (reader) throws(WireError) in try reader.head() },
      cursor: cursor,
      position: position,
      isLast: flags & 1 != 0,
      isOrdered: flags & 2 != 0,
      digest: digest,
      keyEpoch: keyEpoch
    )
    guard reader.isAtEnd else { throw .malformed }
  }
}

extension PushRequest {
  /// As it travels.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.word(epoch)
    writer.number(UInt64(keyEpoch))
    writer.block(cursor)
    writer.number(UInt64(records.count))
    for record in records {
      writer.id(record.record)
      writer.word(UInt64(bitPattern: record.base))
      writer.block(record.envelope)
    }
    return writer.bytes
  }

  /// Reads what `bytes` gives.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    self.init(
      epoch: try reader.word(),
      keyEpoch: UInt32(try reader.count(atMost: Int(UInt32.max))),
      cursor: try reader.block(),
      records: try reader.list { (reader) throws(WireError) in
        PushedRecord(
          record: try reader.id(),
          base: Int64(bitPattern: try reader.word()),
          envelope: try reader.block()
        )
      }
    )
    guard reader.isAtEnd else { throw .malformed }
  }
}

extension PushAnswer {
  /// As it travels.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.word(epoch)
    writer.number(UInt64(keyEpoch))
    writer.byte(cursor == nil ? 0 : 1)
    writer.block(cursor ?? [])
    writer.word(UInt64(bitPattern: position))
    writer.number(UInt64(results.count))
    for result in results { writer.result(result) }
    return writer.bytes
  }

  /// Reads what `bytes` gives.
  package init(bytes: [UInt8]) throws(WireError) {
    var reader = ByteReader(bytes)
    let epoch = try reader.word()
    let keyEpoch = UInt32(try reader.count(atMost: Int(UInt32.max)))
    let hasCursor = try reader.byte()
    guard hasCursor <= 1 else { throw .malformed }
    let cursor = try reader.block()
    let position = Int64(bitPattern: try reader.word())
    self.init(
      epoch: epoch,
      keyEpoch: keyEpoch,
      results: try reader.list { (reader) throws(WireError) in try reader.result() },
      cursor: hasCursor == 1 ? cursor : nil,
      position: position
    )
    guard reader.isAtEnd else { throw .malformed }
  }
}

extension ByteWriter {
  fileprivate mutating func head(_ head: SealedHead) {
    id(head.record)
    word(UInt64(bitPattern: head.sequence))
    block(head.envelope)
  }

  fileprivate mutating func result(_ result: PushResult) {
    switch result {
    case .ok(let sequence):
      byte(0)
      word(UInt64(bitPattern: sequence))
    case .conflict(let head):
      byte(1)
      self.head(head)
    case .missing: byte(2)
    case .tooLarge: byte(3)
    case .quota: byte(4)
    case .incomplete: byte(5)
    }
  }
}

extension ByteReader {
  fileprivate mutating func head() throws(WireError) -> SealedHead {
    SealedHead(
      record: try id(),
      sequence: Int64(bitPattern: try word()),
      envelope: try block()
    )
  }

  fileprivate mutating func result() throws(WireError) -> PushResult {
    switch try byte() {
    case 0: .ok(sequence: Int64(bitPattern: try word()))
    case 1: .conflict(try head())
    case 2: .missing
    case 3: .tooLarge
    case 4: .quota
    case 5: .incomplete
    default: throw .malformed
    }
  }
}
