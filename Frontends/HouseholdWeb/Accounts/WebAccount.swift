public import HearthHousehold
public import HearthModel

/// Someone who may use this server; accounts never leave the machine.
public struct WebAccount: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// By which the person signs in; differs from the others', capitals aside.
  public var name: String
  /// What the person may do here.
  public var role: PersonRole
  /// The password as `SecretKeeper` hashed it.
  var password: String
  /// Whom the entries are by that are written under it.
  public var person: RecordID

  // swift-format-ignore
  public static let schema = Schema(70, "web_account", isLocal: true, WebAccount.init,
    Field(1, "name", \.name),
    Field(2, "role", \.role),
    Field(3, "password", \.password),
    Field(4, "person", \.person),
  )
}

/// A browser that has signed in.
public struct WebSession: Record, Equatable {
  /// The first half of the digest of the browser's secret.
  public let id: RecordID
  /// The whole digest.
  let digest: String
  /// Whose.
  public let account: RecordID
  /// When it signed in.
  public let begun: Instant
  /// When it was last heard of, to the hour.
  public var seen: Instant
  /// What the browser calls itself.
  public let browser: String

  // swift-format-ignore
  public static let schema = Schema(71, "web_session", indexes: [[2]], isLocal: true, WebSession.init,
    Field(1, "digest", \.digest),
    Field(2, "account", \.account),
    Field(3, "begun", \.begun),
    Field(4, "seen", \.seen),
    Field(5, "browser", \.browser),
  )

  /// A browser that has not been heard of for so long has to sign in again.
  public static let longestSilence = Duration.hours(24 * 90)
}

/// A key for a program, that may do no more than its scope says.
public struct WebToken: Record, Equatable {
  /// The first half of the digest of the key.
  public let id: RecordID
  /// The whole digest.
  let digest: String
  /// Under whose account it acts.
  public let account: RecordID
  /// What it is for, in the person's words.
  public let name: String
  /// What it may do at most.
  public let scope: TokenScope
  /// When it was made.
  public let made: Instant

  // swift-format-ignore
  public static let schema = Schema(72, "web_token", indexes: [[2]], isLocal: true, WebToken.init,
    Field(1, "digest", \.digest),
    Field(2, "account", \.account),
    Field(3, "name", \.name),
    Field(4, "scope", \.scope),
    Field(5, "made", \.made),
  )
}

/// What a token may do at most.
public struct TokenScope: Token {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Read.
  public static let read = TokenScope(rawValue: "read")
  /// Read and write entries.
  public static let write = TokenScope(rawValue: "write")
  /// All that its account may.
  public static let all = TokenScope(rawValue: "all")
  /// The scopes there are.
  public static let known = [read, write, all]
}

/// What was answered to a request that named itself, so that it is never done twice.
struct WebReply: Record {
  /// Made of the account and the request's key.
  let id: RecordID
  /// What was asked: the route and a fingerprint of the body.
  let request: String
  /// The status of the answer; `unknown` before there is one.
  var status: Int
  var body: String
  let at: Instant

  // swift-format-ignore
  static let schema = Schema(73, "web_reply", indexes: [[4]], isLocal: true, WebReply.init,
    Field(1, "request", \.request),
    Field(2, "status", \.status),
    Field(3, "body", \.body),
    Field(4, "at", \.at),
  )

  /// What was asked has been done, and nobody knows yet what is answered.
  static let unknown = 0

  /// For how long a request's key is remembered.
  static let lifetime = Duration.hours(24 * 60)
}
