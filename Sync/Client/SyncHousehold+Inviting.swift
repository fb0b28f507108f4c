public import HearthModel
import HearthPorts
import SyncProtocol

/// A code to show, and how it works.
public struct ShownInvitation: Sendable, Equatable {
  /// The code.
  public let code: String
  /// Until when it may be used.
  public let expires: Instant
  /// Whether this device has to answer who uses it.
  public let isAnswered: Bool
}

/// A device that has used a code.
public struct JoiningDevice: Sendable, Equatable {
  /// As it calls itself.
  public let name: String
  /// What both sides show.
  public let digits: String
}

extension SyncHousehold {
  /// A code by which another device can join.
  ///
  /// Over a hub it carries a secret that the hub never sees, and this device answers through a letter-box;
  /// over a folder, where a letter may take hours, it carries the keys.
  ///
  /// - Parameters:
  ///   - isDetached: whether nobody waits: the next session answers then.
  ///   - isAttended: whether there is somebody to compare the digits, or who wants none compared.
  /// - Returns: the code.
  /// - Throws: `SyncError.notSetUp`, `SyncError.unattended`, `TransportError`, `StoreError`.
  public func invite(isDetached: Bool, isAttended: Bool = true) async throws -> ShownInvitation {
    let (space, transport) = try await connected()
    let (expires, secret) = (now() + Self.codeLasts, randomBytes(16, random))
    let pairing = Pairing(secret: secret, cipher)
    do throws(TransportError) {
      try await transport.openMailbox(pairing.mailbox, until: expires)
    } catch {
      guard case .unsupported = error else { throw error }
      let invitation = try await openInvitation()
      return ShownInvitation(
        code: invitation.code,
        expires: invitation.expires,
        isAnswered: false
      )
    }
    guard isAttended || isDetached else { throw SyncError.unattended }
    let id = randomID()
    try await store.write { transaction in
      try transaction.put(
        Invitation(
          id: id,
          secret: secret.hexadecimal,
          expires: expires,
          isDetached: isDetached
        )
      )
    }
    let code = InviteCode(
      address: space.transport,
      expires: expires,
      way: .mailbox(space: space.space, secret: secret)
    )
    return ShownInvitation(code: code.text(cipher), expires: expires, isAnswered: true)
  }

  /// Answers those who have used a code of this device.
  ///
  /// - Parameters:
  ///   - onlyDetached: whether those are left out that somebody waits for.
  ///   - confirm: whether the digits are those that the other device shows.
  /// - Returns: the devices that were let in.
  /// - Throws: `SyncError.unconfirmed`, after which the code is of no use; `TransportError`,
  ///   `StoreError`.
  @discardableResult
  public func answerInvitations(
    onlyDetached: Bool = false,
    confirm: (JoiningDevice) async -> Bool
  ) async throws -> [JoiningDevice] {
    let pending = try await store.read { try $0.fetch(Invitation.query) }
    guard !pending.isEmpty else { return [] }
    let (_, transport) = try await connected()
    var admitted: [JoiningDevice] = []
    for invitation in pending where invitation.isDetached || !onlyDetached {
      guard now() < invitation.expires else {
        try await store.write { try $0.delete(invitation) }
        continue
      }
      guard let device = try await answer(invitation, over: transport, confirm) else { continue }
      admitted.append(device)
      try await store.write { try $0.delete(invitation) }
    }
    return admitted
  }

  /// The devices that have used a code of this one and wait to be let in; from then on they can show the
  /// digits as well.
  ///
  /// - Throws: `SyncError.notSetUp`, `TransportError`, `StoreError`.
  public func joiningDevices() async throws -> [JoiningDevice] {
    let (_, transport) = try await connected()
    var devices: [JoiningDevice] = []
    for invitation in try await store.read({ try $0.fetch(Invitation.query) })
    where now() < invitation.expires {
      if let caller = try await greet(invitation, over: transport) { devices.append(caller.device) }
    }
    return devices
  }

  /// Who has used a code, and by what it is answered.
  private struct Caller {
    let pairing: Pairing
    let request: Pairing.Request
    let keys: SyncKeys
    let secretKey: [UInt8]
    let inviter: [UInt8]
    let device: JoiningDevice
  }

  /// Lets who has used a code know this device's key, without which it cannot show the digits.
  private func greet(
    _ invitation: Invitation,
    over transport: any SyncTransport
  ) async throws -> Caller? {
    let pairing = Pairing(secret: [UInt8](hexadecimal: invitation.secret) ?? [], cipher)
    let letters = try await transport.letters(in: pairing.mailbox, from: .joiner)
    guard let request = letters.lazy.compactMap(pairing.request).first else { return nil }
    let keys = try await store.read { [cipher] in try SyncKeys($0, cipher) }
    let secretKey = [UInt8](hexadecimal: keys.space.secretKey) ?? []
    let inviter = cipher.publicKey(of: secretKey)
    let sent = try await transport.letters(in: pairing.mailbox, from: .inviter)
    if !sent.contains(where: { pairing.inviter($0) == inviter }) {
      let greeting = pairing.greeting(inviter, nonce: randomBytes(24, random))
      try await transport.post(greeting, to: pairing.mailbox, from: .inviter)
    }
    return Caller(
      pairing: pairing,
      request: request,
      keys: keys,
      secretKey: secretKey,
      inviter: inviter,
      device: JoiningDevice(
        name: request.name,
        digits: pairing.digits(request.publicKey, inviter)
      )
    )
  }

  private func answer(
    _ invitation: Invitation,
    over transport: any SyncTransport,
    _ confirm: (JoiningDevice) async -> Bool
  ) async throws -> JoiningDevice? {
    guard let caller = try await greet(invitation, over: transport) else { return nil }
    guard await confirm(caller.device) else {
      try await store.write { try $0.delete(invitation) }
      throw SyncError.unconfirmed
    }
    let letter = caller.pairing.letter(
      .init(
        inviter: caller.inviter,
        rootKey: caller.keys.rootKey,
        keyEpoch: caller.keys.epoch,
        dataKey: caller.keys.dataKey
      ),
      to: caller.request.publicKey,
      from: caller.secretKey,
      nonces: (randomBytes(24, random), randomBytes(24, random))
    )
    guard let letter else { return nil }
    try await transport.admit(caller.request.device, tokenHash: caller.request.tokenHash)
    try await transport.post(letter, to: caller.pairing.mailbox, from: .inviter)
    return caller.device
  }
}
