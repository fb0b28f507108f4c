public import HearthContainer
public import HearthHousehold
public import HearthModel
public import HearthPorts

/// Why an account is not made or changed; nothing has been written.
public enum AccountError: Error, Sendable, Equatable {
  /// A name must have letters, and no more than `limit` of them.
  case badName(limit: Int)
  /// A password has at least `shortest` letters and at most `longest`.
  case badPassword(shortest: Int, longest: Int)
  /// Another account has the name.
  case nameTaken(String)
  /// There is an account already, so the link of the first start is no longer good.
  case notFirst
  /// Somebody has to decide: the last owner stays one.
  case lastOwner
  /// There is no such account, session or token.
  case noSuchRecord
  /// Name and password do not belong together.
  case wrongPassword
}

/// Keeps the accounts of a server, the browsers that have signed in and the keys of programs.
public struct AccountBook: Sendable {
  /// The most letters of a name.
  public static let longestName = 100
  /// How many letters a password has.
  public static let passwordLengths = 8...1000

  let dependencies: Dependencies
  let secrets: any SecretKeeper

  /// A book over a store and a keeper of secrets.
  public init(_ dependencies: Dependencies, _ secrets: any SecretKeeper) {
    self.dependencies = dependencies
    self.secrets = secrets
  }

  /// The accounts, by name.
  public static func accounts(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [WebAccount] {
    try transaction.fetch(WebAccount.query.ordered(by: \.name))
  }

  /// Makes an account, and the person that its entries are by where there is none of this name.
  ///
  /// - Parameters:
  ///   - name: by which the person signs in.
  ///   - password: in clear.
  ///   - role: what the person may do.
  ///   - isFirst: whether there must be none yet.
  /// - Returns: the account as stored.
  /// - Throws: `AccountError`, `SecretError`, `StoreError`.
  public func add(
    _ name: String,
    password: String,
    role: PersonRole,
    isFirst: Bool = false
  ) async throws -> WebAccount {
    let name = try Self.checked(name)
    let hash = try await hashed(password)
    let (id, personID) = (dependencies.newID(), dependencies.newID())
    return try await dependencies.store.write { transaction in
      let accounts = try Self.accounts(in: transaction)
      guard !isFirst || accounts.isEmpty else { throw AccountError.notFirst }
      guard !accounts.contains(where: { Self.areSame($0.name, name) }) else {
        throw AccountError.nameTaken(name)
      }
      let people = try transaction.fetch(Person.query)
      let person = people.first { Self.areSame($0.name, name) }
      if person == nil { try transaction.put(Person(id: personID, name: name, role: role)) }
      let account = WebAccount(
        id: id,
        name: name,
        role: role,
        password: hash,
        person: person?.id ?? personID
      )
      try transaction.put(account)
      return account
    }
  }

  /// Gives an account another role.
  ///
  /// - Throws: `AccountError`, `StoreError`.
  public func setRole(_ role: PersonRole, of id: RecordID) async throws {
    try await dependencies.store.write { transaction in
      var account = try Self.present(id, in: transaction)
      account.role = role
      try transaction.put(account)
      try Self.checkOwners(in: transaction)
    }
  }

  /// Takes an account away, with its sessions and tokens; its entries stay.
  ///
  /// - Throws: `AccountError`, `StoreError`.
  public func delete(_ id: RecordID) async throws {
    try await dependencies.store.write { transaction in
      try Self.endAll(of: id, in: transaction)
      for token in try transaction.fetch(WebToken.query.where(\.account, is: id)) {
        try transaction.delete(token)
      }
      try transaction.delete(try Self.present(id, in: transaction))
      try Self.checkOwners(in: transaction)
    }
  }

  /// Changes a password; every browser but the one that asks has to sign in again.
  ///
  /// - Throws: `AccountError`, `SecretError`, `StoreError`.
  public func setPassword(
    _ password: String,
    of id: RecordID,
    current: String? = nil,
    keeping session: RecordID? = nil
  ) async throws {
    if let current {
      let stored = try await dependencies.store.read { try Self.present(id, in: $0).password }
      guard await secrets.verifies(current, stored) else { throw AccountError.wrongPassword }
    }
    let hash = try await hashed(password)
    try await dependencies.store.write { transaction in
      var account = try Self.present(id, in: transaction)
      account.password = hash
      try transaction.put(account)
      try Self.endAll(of: id, keeping: session, in: transaction)
    }
  }

  /// The account of a name and a password.
  ///
  /// Takes as long for a name that there is not.
  ///
  /// - Throws: `AccountError.wrongPassword`, `StoreError`.
  public func account(_ name: String, password: String) async throws -> WebAccount {
    let found = try await dependencies.store.read { transaction in
      try Self.accounts(in: transaction).first { Self.areSame($0.name, name) }
    }
    let isRight = await secrets.verifies(password, found?.password ?? Self.nobodysPassword)
    guard let found, isRight else { throw AccountError.wrongPassword }
    return found
  }

  /// A hash of the usual cost that no password fits.
  private static let nobodysPassword =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

  static func present(
    _ id: RecordID,
    in transaction: any ReadTransaction
  ) throws -> WebAccount {
    guard let account = try transaction.fetch(WebAccount.self, id) else {
      throw AccountError.noSuchRecord
    }
    return account
  }

  static func areSame(_ name: String, _ other: String) -> Bool {
    name.lowercased() == other.lowercased()
  }

  private static func checked(_ name: String) throws(AccountError) -> String {
    let start = name.drop { $0.isWhitespace }
    let trimmed = String(start.reversed().drop { $0.isWhitespace }.reversed())
    guard (1...longestName).contains(trimmed.count) else { throw .badName(limit: longestName) }
    return trimmed
  }

  private static func checkOwners(in transaction: any ReadTransaction) throws {
    guard try accounts(in: transaction).contains(where: { $0.role == .owner }) else {
      throw AccountError.lastOwner
    }
  }

  private func hashed(_ password: String) async throws -> String {
    let lengths = Self.passwordLengths
    guard lengths.contains(password.count) else {
      throw AccountError.badPassword(shortest: lengths.lowerBound, longest: lengths.upperBound)
    }
    return try await secrets.hash(password)
  }
}
