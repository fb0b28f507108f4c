public import HearthModel
public import HearthPorts

extension Hub {
  private static let mostLetters = 5
  /// The greeting and the keys.
  private static let mostAnswers = 2
  private static let mostBytes = 4096

  /// Opens a letter-box.
  ///
  /// - Throws: `TransportError`.
  public func openMailbox(
    _ id: RecordID,
    until expires: Instant,
    by visitor: Visitor
  ) async throws(TransportError) {
    let now = now()
    try await admitted(visitor) { transaction, _ in
      guard try transaction.mailbox(id) == nil else { return }
      try transaction.put(HubMailbox(id: id, expires: expires), forgettingBefore: now)
    }
  }

  /// Puts a letter into a letter-box; who joins needs nothing but its name.
  ///
  /// - Throws: `TransportError`; `full` after five letters, and once it has been answered.
  public func post(
    _ letter: [UInt8],
    to id: RecordID,
    from side: MailboxSide,
    by visitor: Visitor
  ) async throws(TransportError) {
    guard letter.count <= Self.mostBytes else { throw .malformed(detail: "a letter too long") }
    let now = now()
    guard side == .joiner else {
      return try await admitted(visitor) { transaction, _ in
        var mailbox = try open(id, in: transaction, now)
        guard !mailbox.fromInviter.contains(letter) else { return }
        guard mailbox.fromInviter.count < Self.mostAnswers else { throw TransportError.full }
        mailbox.fromInviter.append(letter)
        try transaction.put(mailbox, forgettingBefore: now)
      }
    }
    try await transact(visitor.space) { transaction in
      var mailbox = try open(id, in: transaction, now)
      guard !mailbox.fromJoiner.contains(letter) else { return }
      guard mailbox.fromJoiner.count < Self.mostLetters, mailbox.fromInviter.isEmpty else {
        throw TransportError.full
      }
      mailbox.fromJoiner.append(letter)
      try transaction.put(mailbox, forgettingBefore: now)
    }
  }

  /// The letters of one side.
  ///
  /// - Throws: `TransportError`; `noSpace` where there is no such letter-box, or its time is over.
  public func letters(
    in id: RecordID,
    from side: MailboxSide,
    by visitor: Visitor
  ) async throws(TransportError) -> [[UInt8]] {
    let now = now()
    return try await transact(visitor.space) { transaction in
      let mailbox = try open(id, in: transaction, now)
      return side == .joiner ? mailbox.fromJoiner : mailbox.fromInviter
    }
  }

  private func open(
    _ id: RecordID,
    in transaction: any HubTransaction,
    _ now: Instant
  ) throws -> HubMailbox {
    guard let mailbox = try transaction.mailbox(id), now < mailbox.expires else {
      throw TransportError.noSpace
    }
    return mailbox
  }
}
