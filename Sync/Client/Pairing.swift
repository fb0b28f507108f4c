import HearthModel
import HearthPorts
import SyncProtocol

/// What two devices say to each other past a hub that must not listen.
///
/// Everything follows from the secret of the code, which never reaches the hub: the name of the
/// letter-box, the key of both letters, and the digits that both sides show.
struct Pairing {
  private enum Purpose: UInt64 {
    case mailbox = 1
    case letters = 2
  }

  private let cipher: any SyncCipher
  private let secret: [UInt8]
  private let key: [UInt8]
  let mailbox: RecordID

  init(secret: [UInt8], _ cipher: any SyncCipher) {
    self.cipher = cipher
    self.secret = secret
    let root = cipher.hash(secret, key: [], count: 32)
    key = cipher.derive(root, number: Purpose.letters.rawValue)
    let name = cipher.hash(
      cipher.derive(root, number: Purpose.mailbox.rawValue),
      key: [],
      count: 16
    )
    var reader = ByteReader(name)
    mailbox = (try? reader.id()) ?? RecordID(high: 0, low: 0)
  }

  /// Six digits that are equal on both sides where nobody stands between.
  func digits(_ joiner: [UInt8], _ inviter: [UInt8]) -> String {
    let hash = cipher.hash(joiner + inviter, key: secret, count: 16)
    let number = hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 1_000_000
    let digits = String(number)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Who wants to join.
  struct Request: Equatable {
    let device: RecordID
    let publicKey: [UInt8]
    let tokenHash: [UInt8]
    let name: String
  }

  /// What who joins is given.
  struct Answer: Equatable {
    let inviter: [UInt8]
    let rootKey: [UInt8]
    let keyEpoch: UInt32
    let dataKey: [UInt8]
  }

  /// The letter of who wants to join.
  func letter(_ request: Request, nonce: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(1)
    writer.id(request.device)
    writer.raw(request.publicKey)
    writer.raw(request.tokenHash)
    writer.block(Array(request.name.utf8))
    return nonce + cipher.seal(writer.bytes, key: key, nonce: nonce, binding: [1])
  }

  /// Who has written a letter; nil where it was not sealed by the code's secret.
  func request(_ letter: [UInt8]) -> Request? {
    guard let plain = open(letter, 1) else { return nil }
    var reader = ByteReader(plain)
    guard (try? reader.byte()) == 1, let device = try? reader.id(),
      let publicKey = try? reader.raw(32), let tokenHash = try? reader.raw(32),
      let name = try? reader.block(), let text = String(validating: name, as: UTF8.self)
    else { return nil }
    return Request(device: device, publicKey: publicKey, tokenHash: tokenHash, name: text)
  }

  /// The letter by which who joins learns the inviter's key, so that both can show the digits.
  func greeting(_ inviter: [UInt8], nonce: [UInt8]) -> [UInt8] {
    nonce + cipher.seal(inviter, key: key, nonce: nonce, binding: [3])
  }

  /// The inviter's key of `greeting`; nil for any other letter.
  func inviter(_ letter: [UInt8]) -> [UInt8]? {
    open(letter, 3).flatMap { $0.count == 32 ? $0 : nil }
  }

  /// The keys go under the secret and, inside, from one device's key to the other's.
  func letter(
    _ answer: Answer,
    to joiner: [UInt8],
    from secretKey: [UInt8],
    nonces: ([UInt8], [UInt8])
  ) -> [UInt8]? {
    var keys = ByteWriter()
    keys.raw(answer.rootKey)
    keys.number(UInt64(answer.keyEpoch))
    keys.raw(answer.dataKey)
    guard let box = cipher.box(keys.bytes, nonce: nonces.1, to: joiner, from: secretKey) else {
      return nil
    }
    let plain = answer.inviter + nonces.1 + box
    return nonces.0 + cipher.seal(plain, key: key, nonce: nonces.0, binding: [2])
  }

  /// What a letter brings; nil where it is not for this device.
  func answer(_ letter: [UInt8], with secretKey: [UInt8]) -> Answer? {
    guard let plain = open(letter, 2) else { return nil }
    var reader = ByteReader(plain)
    guard let inviter = try? reader.raw(32), let nonce = try? reader.raw(24),
      let keys = cipher.unbox(reader.remaining, nonce: nonce, from: inviter, with: secretKey)
    else { return nil }
    var inner = ByteReader(keys)
    guard let rootKey = try? inner.raw(32),
      let keyEpoch = try? inner.count(atMost: Int(UInt32.max)), let dataKey = try? inner.raw(32)
    else { return nil }
    return Answer(
      inviter: inviter,
      rootKey: rootKey,
      keyEpoch: UInt32(keyEpoch),
      dataKey: dataKey
    )
  }

  private func open(_ letter: [UInt8], _ side: UInt8) -> [UInt8]? {
    guard letter.count >= 24 else { return nil }
    return cipher.open(
      Array(letter.dropFirst(24)),
      key: key,
      nonce: Array(letter.prefix(24)),
      binding: [side]
    )
  }
}

extension Pairing.Answer {
  /// What a code says that carries the keys itself.
  init(_ rootKey: [UInt8], _ keyEpoch: UInt32, _ dataKey: [UInt8]) {
    self.init(inviter: [], rootKey: rootKey, keyEpoch: keyEpoch, dataKey: dataKey)
  }
}
