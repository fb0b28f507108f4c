package import HearthModel
package import HearthPorts

extension Frames {
  private static let longestCode = 256

  /// What a space begins with.
  package static func bytes(_ registration: SpaceRegistration) -> [UInt8] {
    var writer = ByteWriter()
    writer.id(registration.device)
    writer.block(registration.tokenHash)
    writer.block(Array((registration.code ?? "").utf8))
    return writer.bytes
  }

  /// What a space begins with.
  package static func registration(_ bytes: [UInt8]) throws(WireError) -> SpaceRegistration {
    var reader = ByteReader(bytes)
    let device = try reader.id()
    let hash = try reader.tokenHash()
    let code = try reader.block()
    guard reader.isAtEnd, code.count <= longestCode,
      let text = String(validating: code, as: UTF8.self)
    else { throw .malformed }
    return SpaceRegistration(device: device, tokenHash: hash, code: text.isEmpty ? nil : text)
  }

  /// The hash of a token.
  package static func tokenHash(_ bytes: [UInt8]) throws(WireError) -> [UInt8] {
    var reader = ByteReader(bytes)
    let hash = try reader.tokenHash()
    guard reader.isAtEnd else { throw .malformed }
    return hash
  }

  /// The hash of a token.
  package static func bytes(tokenHash: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.block(tokenHash)
    return writer.bytes
  }

  /// For how long something lasts.
  package static func bytes(seconds: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.number(UInt64(max(0, seconds)))
    return writer.bytes
  }

  /// For how long something lasts.
  package static func seconds(_ bytes: [UInt8]) throws(WireError) -> Int {
    var reader = ByteReader(bytes)
    let seconds = try reader.count(atMost: 1 << 40)
    guard reader.isAtEnd else { throw .malformed }
    return seconds
  }

  /// The name of a space.
  package static func bytes(_ id: RecordID) -> [UInt8] {
    var writer = ByteWriter()
    writer.id(id)
    return writer.bytes
  }

  /// The name of a space.
  package static func id(_ bytes: [UInt8]) throws(WireError) -> RecordID {
    var reader = ByteReader(bytes)
    let id = try reader.id()
    guard reader.isAtEnd else { throw .malformed }
    return id
  }

  /// The letters of a letter-box.
  package static func bytes(letters: [[UInt8]]) -> [UInt8] {
    list(letters) { $0.block($1) }
  }

  /// The letters of a letter-box.
  package static func letters(_ bytes: [UInt8]) throws(WireError) -> [[UInt8]] {
    try read(bytes) { (reader) throws(WireError) in try reader.block() }
  }
}

extension ByteReader {
  /// A hash is never short enough to be guessed, nor longer than any.
  fileprivate mutating func tokenHash() throws(WireError) -> [UInt8] {
    let hash = try block()
    guard (16...64).contains(hash.count) else { throw .malformed }
    return hash
  }
}
