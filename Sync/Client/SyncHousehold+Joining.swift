public import HearthModel
import HearthPorts
import SyncProtocol

extension SyncHousehold {
  /// A code that carries the keys itself, for transports that nobody but the family reaches.
  ///
  /// - Returns: the code, and until when it may be used.
  /// - Throws: `SyncError.notSetUp`, `StoreError`.
  public func openInvitation() async throws -> (code: String, expires: Instant) {
    let (expires, cipher) = (now() + Self.codeLasts, cipher)
    let code = try await store.read { transaction in
      let keys = try SyncKeys(transaction, cipher)
      return InviteCode(
        address: keys.space.transport,
        expires: expires,
        way: .keys(
          space: keys.space.space,
          rootKey: keys.rootKey,
          keyEpoch: keys.epoch,
          dataKey: keys.dataKey
        )
      )
    }
    return (code.text(cipher), code.expires)
  }

  /// Comes into a household; what this device holds stays and goes to the others.
  ///
  /// - Parameters:
  ///   - text: the code.
  ///   - address: where the household meets for this device, if not where the code says.
  ///   - name: the device's.
  ///   - pause: passes a moment while the inviting device has not answered yet.
  ///   - show: is given the digits that the inviting device shows as well.
  /// - Returns: the household and this device in it.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`; nothing is changed then.
  public func join(
    _ text: String,
    at address: String?,
    name: String,
    pause: () async throws -> Void = {},
    show: (String) -> Void = { _ in }
  ) async throws -> (space: RecordID, device: RecordID) {
    try await checkUnset()
    let code = try InviteCode(text, cipher)
    guard now() < code.expires else { throw SyncError.expiredCode }
    let identity = DeviceIdentity(cipher, random, name: name)
    let place = address ?? code.address
    let (space, answer, transport): (RecordID, Pairing.Answer, any SyncTransport)
    switch code.way {
    case .keys(let known, let rootKey, let keyEpoch, let dataKey):
      transport = try await connect(place, known, identity.device, identity.token)
      (space, answer) = (known, .init(rootKey, keyEpoch, dataKey))
    case .mailbox(let known, let secret):
      transport = try await connect(place, known, identity.device, identity.token)
      let pairing = Pairing(secret: secret, cipher)
      answer = try await ask(pairing, identity, transport, until: code.expires, pause, show)
      space = known
    }
    let sealed = try await transport.keys(from: 1)
    let keys = keys(before: answer.keyEpoch, [answer.dataKey], in: space, sealed)
    try await settle(
      identity,
      space: space,
      at: place,
      rootKey: answer.rootKey,
      keys: keys,
      recovery: nil
    )
    try await declareKey(transport)
    return (space, identity.device)
  }

  /// Says that this device has the key in use, which came past the other side: so that the others know
  /// once it is out.
  private func declareKey(_ transport: any SyncTransport) async throws {
    let keys = try await store.read { [cipher] in try SyncKeys($0, cipher) }
    let ring = KeyRing(cipher: cipher, space: keys.space.space, random: random)
    guard let secretKey = [UInt8](hexadecimal: keys.space.secretKey), keys.epoch > 1,
      let former = keys.dataKeys[keys.epoch - 1]?.first,
      let entry = ring.handed(
        keys.dataKey,
        epoch: keys.epoch,
        to: keys.space.device,
        cipher.publicKey(of: secretKey),
        from: keys.space.device,
        secretKey,
        under: former
      )
    else { return }
    try await transport.publish([entry])
  }

  /// Asks to be let in and waits for the answer.
  private func ask(
    _ pairing: Pairing,
    _ identity: DeviceIdentity,
    _ transport: any SyncTransport,
    until expires: Instant,
    _ pause: () async throws -> Void,
    _ show: (String) -> Void
  ) async throws -> Pairing.Answer {
    let request = Pairing.Request(
      device: identity.device,
      publicKey: identity.publicKey,
      tokenHash: tokenHash(identity.token),
      name: identity.name
    )
    let letter = pairing.letter(request, nonce: randomBytes(24, random))
    try await transport.post(letter, to: pairing.mailbox, from: .joiner)
    var inviter: [UInt8]?
    while now() < expires {
      let letters = try await letters(in: pairing.mailbox, transport)
      if inviter == nil, let key = letters.lazy.compactMap(pairing.inviter).first {
        inviter = key
        show(pairing.digits(identity.publicKey, key))
      }
      let answers = letters.lazy.compactMap { pairing.answer($0, with: identity.secretKey) }
      if let answer = answers.first(where: { $0.inviter == inviter }) { return answer }
      try await pause()
    }
    throw SyncError.expiredCode
  }

  /// What the inviting device has answered so far.
  private func letters(
    in mailbox: RecordID,
    _ transport: any SyncTransport
  ) async throws -> [[UInt8]] {
    do {
      return try await transport.letters(in: mailbox, from: .inviter)
    } catch {
      // It was there when this device asked: a hub keeps it for as long as the code holds.
      guard case .noSpace = error else { throw error }
      throw SyncError.expiredCode
    }
  }

  /// Comes back into a household by its recovery words.
  ///
  /// - Parameters:
  ///   - words: 24 words.
  ///   - address: where the household meets.
  ///   - name: the new device's.
  /// - Returns: the household and this device in it.
  /// - Throws: `SyncError`, `TransportError`, `StoreError`; nothing is changed then.
  public func recover(
    _ words: String,
    at address: String,
    name: String
  ) async throws -> (space: RecordID, device: RecordID) {
    try await checkUnset()
    let recovery = RecoveryKeys(try RecoveryWords(words, cipher), cipher)
    let space = try await connect(address, nil, recovery.id, recovery.token).space()
    let finder = try await connect(address, space, recovery.id, recovery.token)
    let sealed = try await finder.keys(from: 1)
    let ring = KeyRing(cipher: cipher, space: space, random: random)
    let wrapped = sealed.lazy.filter { $0.recipient == recovery.id }
      .compactMap { entry in ring.unwrapped(entry, for: recovery).map { (entry.epoch, $0) } }
    guard let (first, (rootKey, dataKey)) = wrapped.first else { throw SyncError.badWords }
    var (epoch, newest) = (first, [dataKey])
    let later = sealed.filter { $0.recipient == recovery.id && $0.epoch > first }
    for next in Set(later.map(\.epoch)).sorted() where next == epoch + 1 {
      // Whoever sealed it had the key before; there is nobody yet to ask whether that was revoked.
      let found = try later.filter { $0.epoch == next }.flatMap { entry in
        try newest.compactMap { former in
          try ring.taken(entry, with: recovery.secretKey, under: former) { _, _ in true }?.key
        }
      }
      if !found.isEmpty { (epoch, newest) = (next, found) }
    }
    let identity = DeviceIdentity(cipher, random, name: name)
    try await finder.admit(identity.device, tokenHash: tokenHash(identity.token))
    try await settle(
      identity,
      space: space,
      at: address,
      rootKey: rootKey,
      keys: keys(before: epoch, newest, in: space, sealed),
      recovery: recovery
    )
    try await declareKey(try await connect(address, space, identity.device, identity.token))
    return (space, identity.device)
  }

  /// The keys of all key epochs up to one: under each lie its siblings and those before.
  private func keys(
    before newest: UInt32,
    _ dataKeys: [[UInt8]],
    in space: RecordID,
    _ sealed: [SealedKey]
  ) -> [UInt32: [[UInt8]]] {
    let ring = KeyRing(cipher: cipher, space: space, random: random)
    func opened(_ name: RecordID, _ epoch: UInt32, _ keys: [[UInt8]]) -> [[UInt8]] {
      let entries = sealed.filter { $0.epoch == epoch && $0.recipient == name }
      let found = entries.flatMap { entry in keys.flatMap { ring.keys(in: entry, under: $0) } }
      return Array(Set(found))
    }
    var keys: [UInt32: [[UInt8]]] = [:]
    var (epoch, current) = (newest, dataKeys)
    while epoch >= 1, !current.isEmpty {
      current = Array(Set(current + opened(KeyRing.siblings, epoch, current)))
      keys[epoch] = current
      current = opened(KeyRing.former, epoch, current)
      epoch -= 1
    }
    return keys
  }
}
