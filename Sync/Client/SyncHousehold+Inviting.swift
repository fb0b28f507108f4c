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

  private func answer(
    _ invitation: Invitation,
    over transport: any SyncTransport,
    _ confirm: (JoiningDevice) async -> Bool
  ) async throws -> JoiningDevice? {
    let pairing = Pairing(secret: [UInt8](hexadecimal: invitation.secret) ?? [], cipher)
    let letters = try await transport.letters(in: pairing.mailbox, from: .joiner)
    guard let request = letters.lazy.compactMap(pairing.request).first else { return nil }
    let keys = try await store.read { [cipher] in try SyncKeys($0, cipher) }
    let secretKey = [UInt8](hexadecimal: keys.space.secretKey) ?? []
    let inviter = cipher.publicKey(of: secretKey)
    let device = JoiningDevice(
      name: request.name,
      digits: pairing.digits(request.publicKey, inviter)
    )
    // The other side can show the digits as soon as it knows this one's key.
    try await transport.post(
      pairing.greeting(inviter, nonce: randomBytes(24, random)),
      to: pairing.mailbox,
      from: .inviter
    )
    guard await confirm(device) else {
      try await store.write { try $0.delete(invitation) }
      throw SyncError.unconfirmed
    }
    let letter = pairing.letter(
      .init(
        inviter: inviter,
        rootKey: keys.rootKey,
        keyEpoch: keys.epoch,
        dataKey: keys.dataKey
      ),
      to: request.publicKey,
      from: secretKey,
      nonces: (randomBytes(24, random), randomBytes(24, random))
    )
    guard let letter else { return nil }
    try await transport.admit(request.device, tokenHash: request.tokenHash)
    try await transport.post(letter, to: pairing.mailbox, from: .inviter)
    return device
  }
}
