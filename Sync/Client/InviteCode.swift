public import HearthModel
public import HearthPorts
import SyncProtocol

/// What one device shows another so that it can join: letters and digits, or a picture of them.
///
/// It tells where the household meets and is a secret as long as it lasts.
public struct InviteCode: Sendable, Equatable {
  /// How the keys reach the new device.
  package enum Way: Sendable, Equatable {
    /// They stand in the code.
    case keys(space: RecordID, rootKey: [UInt8], keyEpoch: UInt32, dataKey: [UInt8])
    /// They come through a letter-box of the hub, sealed by a secret that it never sees.
    case mailbox(space: RecordID, secret: [UInt8])
  }

  /// Where the household meets, as a URL.
  public let address: String
  /// Until when it may be used.
  public let expires: Instant
  /// How the keys reach the new device.
  package let way: Way

  /// A code.
  package init(address: String, expires: Instant, way: Way) {
    self.address = address
    self.expires = expires
    self.way = way
  }

  private static let version: UInt8 = 1
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let checksumSize = 4
}

extension InviteCode {
  /// The code in letters and digits, five to a group.
  public func text(_ cipher: any SyncCipher) -> String {
    var writer = ByteWriter()
    writer.byte(Self.version)
    writer.number(UInt64(max(0, expires.milliseconds / 1000)))
    switch way {
    case .keys(let space, let rootKey, let keyEpoch, let dataKey):
      writer.byte(1)
      writer.id(space)
      writer.raw(rootKey)
      writer.number(UInt64(keyEpoch))
      writer.raw(dataKey)
    case .mailbox(let space, let secret):
      writer.byte(2)
      writer.id(space)
      writer.raw(secret)
    }
    writer.raw(address.utf8)
    let bytes = writer.bytes + Self.checksum(writer.bytes, cipher)
    let letters = Self.letters(bytes)
    return stride(from: 0, to: letters.count, by: 5).map { start in
      String(decoding: letters[start..<min(start + 5, letters.count)], as: UTF8.self)
    }.joined(separator: "-")
  }

  /// Reads `text`, whatever the case and the hyphens.
  ///
  /// - Throws: `SyncError.badCode`.
  public init(_ text: String, _ cipher: any SyncCipher) throws(SyncError) {
    guard let bytes = Self.bytes(text), bytes.count > Self.checksumSize else { throw .badCode }
    let body = Array(bytes.dropLast(Self.checksumSize))
    guard Array(bytes.suffix(Self.checksumSize)) == Self.checksum(body, cipher) else {
      throw .badCode
    }
    do throws(WireError) {
      try self.init(body)
    } catch {
      throw .badCode
    }
  }

  private init(_ body: [UInt8]) throws(WireError) {
    var reader = ByteReader(body)
    guard try reader.byte() == Self.version else { throw .malformed }
    let seconds = try reader.count(atMost: 1 << 40)
    expires = Instant(seconds: Int64(seconds))
    switch try reader.byte() {
    case 1:
      way = .keys(
        space: try reader.id(),
        rootKey: try reader.raw(32),
        keyEpoch: UInt32(try reader.count(atMost: Int(UInt32.max))),
        dataKey: try reader.raw(32)
      )
    case 2: way = .mailbox(space: try reader.id(), secret: try reader.raw(16))
    default: throw .malformed
    }
    guard let address = String(validating: reader.remaining, as: UTF8.self) else {
      throw .malformed
    }
    self.address = address
  }

  private static func checksum(_ bytes: [UInt8], _ cipher: any SyncCipher) -> [UInt8] {
    Array(cipher.hash(bytes, key: [], count: 16).prefix(checksumSize))
  }

  /// Five bits a letter; the last one is filled up with zeros.
  private static func letters(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    var (held, count) = (0, 0)
    for byte in bytes {
      held = held << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        letters.append(alphabet[held >> count & 31])
        held &= 1 << count - 1
      }
    }
    if count > 0 { letters.append(alphabet[held << (5 - count) & 31]) }
    return letters
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (held, count) = (0, 0)
    for character in text.lowercased().utf8 where !" -\n\r\t".utf8.contains(character) {
      guard let value = alphabet.firstIndex(of: read(character)) else { return nil }
      held = held << 5 | value
      count += 5
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(held >> count))
      held &= 1 << count - 1
    }
    return held == 0 && count < 5 ? bytes : nil
  }

  /// Letters that are left out of the alphabet read as the digits they look like.
  private static func read(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "o"): UInt8(ascii: "0")
    case UInt8(ascii: "i"), UInt8(ascii: "l"): UInt8(ascii: "1")
    default: letter
    }
  }
}
