import CommandKit
public import HTTPKit
public import HearthContainer
import HearthHousehold
import HearthMiniPlayer
import HearthModel
public import HearthPorts
public import HearthSupport
public import SyncClient
import Synchronization

/// What a server of a household's app has besides its routes.
public struct WebHouse: Sendable {
  /// Store, zones, clock and randomness.
  public internal(set) var dependencies: Dependencies
  /// Accounts, sessions and keys.
  public let accounts: AccountBook
  /// The zone that shows times whatever the household says, and begins a household without one.
  public let zone: (any TimeZoneRules)?
  /// Counts of what was done.
  public let metrics = Metrics()
  /// Passwords, keys and PINs.
  public let secrets: any SecretKeeper
  /// The machine's player; nil where pages show none.
  public let player: WebPlayer?
  /// How the household's exchange stands.
  let syncStatus: @Sendable () -> SyncStatus
  /// How the household's devices come together; nil for a server that cannot sync.
  let sync: WebSync?
  /// Copies of the whole store.
  let copy: StoreCopy
  /// The link of the first start.
  public let firstStart: FirstStart
  let rules: OriginRules
  let log: AccessLog
  let throttle = SignInThrottle()
  let replies = ReplyShelf()
  /// Waits between two heartbeats of a live page.
  let heartbeat: @Sendable () async throws -> Void
  private let language: Language?
  private let speech: [Language: Messages]

  /// A house.
  ///
  /// - Parameters:
  ///   - dependencies: store, zones, clock, randomness.
  ///   - secrets: passwords and keys.
  ///   - rules: whom it believes, and its names.
  ///   - log: a line a request.
  ///   - catalogues: the texts of the app.
  ///   - zone: the zone of `--time-zone`.
  ///   - language: the language of `--language`, whatever browsers ask for.
  ///   - player: the machine's player.
  ///   - syncStatus: how the household's exchange stands.
  ///   - sync: brings the household's devices together.
  ///   - copy: makes copies of the whole store.
  ///   - heartbeat: waits between two signs of life of a stream.
  public init(
    _ dependencies: Dependencies,
    secrets: any SecretKeeper,
    rules: OriginRules,
    log: AccessLog,
    catalogues: [MessageCatalogue],
    zone: (any TimeZoneRules)? = nil,
    language: Language? = nil,
    player: WebPlayer? = nil,
    syncStatus: @escaping @Sendable () -> SyncStatus = { .off },
    sync: WebSync? = nil,
    copy: StoreCopy,
    heartbeat: @escaping @Sendable () async throws -> Void
  ) {
    self.dependencies = dependencies
    self.secrets = secrets
    accounts = AccountBook(dependencies, secrets)
    firstStart = FirstStart(secrets)
    self.rules = rules
    self.log = log
    self.zone = zone
    self.language = language
    self.player = player
    self.syncStatus = syncStatus
    self.sync = sync
    self.copy = copy
    self.heartbeat = heartbeat
    let shared: [MessageCatalogue] = [
      .household, .householdWeb, .commandKit, .miniPlayer, .sync, .syncStatus,
    ]
    speech = Dictionary(
      uniqueKeysWithValues: Language.all.map { ($0, Messages($0, shared + catalogues)) }
    )
  }

  /// The texts for a request: in the language asked for at the start, else the family's, else the
  /// browser's.
  func messages(_ head: HTTPRequestHead, settings: HouseholdSettings?) -> Messages {
    let chosen =
      language ?? settings?.language.flatMap(Language.init(matching:))
      ?? head.headers["Accept-Language"].flatMap(Language.init(matching:)) ?? .english
    var messages = speech[chosen] ?? Messages(chosen)
    messages.units = settings?.measureUnits ?? .metric
    messages.hourCycle = settings?.hourCycle ?? .hours24
    return messages
  }
}

/// The link by which the first account is made: good once, until the server stops.
public final class FirstStart: Sendable {
  private let secrets: any SecretKeeper
  private let digest = Mutex<String?>(nil)

  init(_ secrets: any SecretKeeper) { self.secrets = secrets }

  /// Makes a new key; an earlier one is no longer good.
  public func newKey() -> String {
    let key = secrets.newSecret()
    let digest = secrets.digest(key)
    self.digest.withLock { $0 = digest }
    return key
  }

  /// Whether a key is the one given out last.
  func isGood(_ key: String) -> Bool {
    let digest = secrets.digest(key)
    return self.digest.withLock { $0?.isSameSecret(as: digest) ?? false }
  }

  /// No key is good any more.
  func close() { digest.withLock { $0 = nil } }
}
