import HearthContainer
public import HearthModel
public import HearthPorts

extension AccountBook {
  /// Lets a browser in.
  ///
  /// - Parameters:
  ///   - account: under which.
  ///   - browser: what it calls itself.
  /// - Returns: the secret that it keeps.
  /// - Throws: `StoreError`.
  public func signIn(_ account: RecordID, browser: String) async throws -> String {
    let secret = secrets.newSecret()
    let digest = secrets.digest(secret)
    let now = dependencies.now().wholeSeconds
    let session = WebSession(
      id: Self.id(of: digest),
      digest: digest,
      account: account,
      begun: now,
      seen: now,
      browser: String(browser.prefix(200))
    )
    try await dependencies.store.write { try $0.put(session) }
    return secret
  }

  /// Ends a session of an account.
  ///
  /// - Throws: `AccountError.noSuchRecord`, `StoreError`.
  public func signOut(_ session: RecordID, of account: RecordID) async throws {
    try await dependencies.store.write { transaction in
      guard let found = try transaction.fetch(WebSession.self, session), found.account == account
      else { throw AccountError.noSuchRecord }
      try transaction.delete(found)
    }
  }

  /// The sessions of an account, the latest first.
  public static func sessions(
    of account: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [WebSession] {
    try transaction.fetch(WebSession.query.where(\.account, is: account))
      .sorted { $0.seen > $1.seen }
  }

  /// Makes a key for a program.
  ///
  /// - Returns: the key, which is shown once.
  /// - Throws: `AccountError.badName`, `StoreError`.
  public func addToken(
    _ name: String,
    scope: TokenScope,
    to account: RecordID
  ) async throws -> String {
    guard (1...Self.longestName).contains(name.count) else {
      throw AccountError.badName(limit: Self.longestName)
    }
    let key = "hearth_\(secrets.newSecret())"
    let digest = secrets.digest(key)
    let token = WebToken(
      id: Self.id(of: digest),
      digest: digest,
      account: account,
      name: name,
      scope: scope,
      made: dependencies.now().wholeSeconds
    )
    try await dependencies.store.write { try $0.put(token) }
    return key
  }

  /// The keys of an account, by name.
  public static func tokens(
    of account: RecordID,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [WebToken] {
    try transaction.fetch(WebToken.query.where(\.account, is: account)).sorted { $0.name < $1.name }
  }

  /// Takes a key back.
  ///
  /// - Throws: `AccountError.noSuchRecord`, `StoreError`.
  public func deleteToken(_ id: RecordID, of account: RecordID) async throws {
    try await dependencies.store.write { transaction in
      guard let token = try transaction.fetch(WebToken.self, id), token.account == account else {
        throw AccountError.noSuchRecord
      }
      try transaction.delete(token)
    }
  }

  /// Who shows a browser's secret.
  ///
  /// - Returns: nil for a secret that is none, or of a browser silent for too long; the session to be
  ///   written where it was last heard of long ago.
  func identity(
    session secret: String,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> (identity: Identity, toWrite: WebSession?)? {
    let digest = secrets.digest(secret)
    let now = dependencies.now()
    guard var session = try transaction.fetch(WebSession.self, Self.id(of: digest)),
      session.digest.isSameSecret(as: digest), now - session.seen < WebSession.longestSilence,
      let account = try transaction.fetch(WebAccount.self, session.account)
    else { return nil }
    let isStale = now - session.seen > .hours(1)
    session.seen = now.wholeSeconds
    return (Identity(account: account, proof: .session(session.id)), isStale ? session : nil)
  }

  /// Who shows a program's key; nil for one that is none.
  func identity(
    token key: String,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> Identity? {
    let digest = secrets.digest(key)
    guard let token = try transaction.fetch(WebToken.self, Self.id(of: digest)),
      token.digest.isSameSecret(as: digest),
      let account = try transaction.fetch(WebAccount.self, token.account)
    else { return nil }
    return Identity(account: account, proof: .token(token.id, token.scope))
  }

  static func endAll(
    of account: RecordID,
    keeping kept: RecordID? = nil,
    in transaction: any WriteTransaction
  ) throws(StoreError) {
    for session in try sessions(of: account, in: transaction) where session.id != kept {
      try transaction.delete(session)
    }
  }

  /// The identifier under which a digest is found: its first 128 bits.
  static func id(of digest: String) -> RecordID {
    RecordID(
      high: UInt64(digest.prefix(16), radix: 16) ?? 0,
      low: UInt64(digest.dropFirst(16).prefix(16), radix: 16) ?? 0
    )
  }
}

extension String {
  /// Compares without telling by the time it takes where two texts differ.
  func isSameSecret(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return zip(utf8, other.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
