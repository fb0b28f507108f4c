public import HearthModel

/// Why a transport could not do what it was asked.
public enum TransportError: Error, Sendable, Equatable {
  /// The address makes no sense to the transport.
  case badAddress(String)
  /// The folder of the address is not there.
  case missingFolder(path: String)
  /// The account may not read or write there.
  case notPermitted(path: String)
  /// Nobody answers at the address.
  case unreachable(address: String, detail: String)
  /// Whoever answers there cannot prove to be who the address says.
  case untrusted(address: String)
  /// What answers there is something else.
  case stranger(address: String)
  /// New spaces begin there by a code alone, and this is none.
  case needsCode
  /// No new spaces begin there.
  case closed
  /// A library of the system is missing.
  case missingLibrary(package: String)
  /// The other side does not know this device any more, or never did.
  case notAdmitted
  /// There is no such space there.
  case noSpace
  /// The other side takes no more.
  case full
  /// The other side asks for patience.
  case busy
  /// What came back makes no sense.
  case malformed(detail: String)
  /// The transport cannot do this at all.
  case unsupported
}

/// How the envelopes of a space travel between its devices: a hub, a shared folder, memory.
///
/// Nothing that passes here can be read or changed unseen by the transport. Every call may be repeated:
/// what has been done already is done again to the same end. An answer that comes late or twice does no
/// harm to the caller.
public protocol SyncTransport: Sendable {
  /// Begins a space with its first device.
  ///
  /// - Throws: `TransportError`; a space that is there already stays as it is.
  func create(_ registration: SpaceRegistration) async throws(TransportError)

  /// The space that the device belongs to, for those who know only themselves.
  func space() async throws(TransportError) -> RecordID

  /// Heads after a cursor.
  func pull(_ request: PullRequest) async throws(TransportError) -> PullPage

  /// Takes records in one transaction.
  func push(_ request: PushRequest) async throws(TransportError) -> PushAnswer

  /// The numbers of those chunks of a large value that are there and need not be put again.
  ///
  /// - Throws: `TransportError.unsupported` where no chunks are kept at all: large values then travel
  ///   inside their records.
  func chunks(of blob: BlobName) async throws(TransportError) -> Set<Int>

  /// Keeps a chunk; one that is there already stays as it is.
  ///
  /// A record that names a value is pushed after the last of its chunks, and not before. What no record
  /// has named for 30 days may be removed.
  ///
  /// - Throws: `TransportError.full` where there is no room for it; records without are still taken.
  func put(_ chunk: SealedChunk) async throws(TransportError)

  /// The sealed bytes of a chunk; nil where it is not there, or not yet.
  func chunk(_ number: Int, of blob: BlobName) async throws(TransportError) -> [UInt8]?

  /// The sealed keys of key epochs from `epoch` on.
  func keys(from epoch: UInt32) async throws(TransportError) -> [SealedKey]

  /// Adds sealed keys; one that is there already stays as it is.
  func publish(_ keys: [SealedKey]) async throws(TransportError)

  /// The versions of a record that are still kept, the oldest first.
  func history(of record: RecordID) async throws(TransportError) -> [SealedVersion]

  /// The devices that were seen.
  func devices() async throws(TransportError) -> [DeviceSighting]

  /// Admits a device by the hash of its token.
  func admit(_ device: RecordID, tokenHash: [UInt8]) async throws(TransportError)

  /// Refuses a device from now on.
  func revoke(_ device: RecordID) async throws(TransportError)

  /// Opens a letter-box through which a new device can get the keys, for one use.
  ///
  /// - Throws: `TransportError.unsupported` where the code of an invitation has to carry the keys.
  func openMailbox(_ mailbox: RecordID, until expires: Instant) async throws(TransportError)

  /// Puts a letter there; a device that is not admitted yet may do that, and at most five times.
  func post(
    _ letter: [UInt8],
    to mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError)

  /// The letters of one side, in the order in which they came.
  ///
  /// - Throws: `TransportError.noSpace` where there is no such letter-box, or its time is over.
  func letters(
    in mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) -> [[UInt8]]
}

/// Who has put a letter into a letter-box.
public enum MailboxSide: String, Sendable, Equatable {
  /// The device that wants to join.
  case joiner
  /// The device that invites it.
  case inviter
}

/// What a space begins with.
public struct SpaceRegistration: Sendable, Equatable {
  /// The first device.
  public let device: RecordID
  /// The hash of its token.
  public let tokenHash: [UInt8]
  /// A code that the hub may ask for.
  public let code: String?

  /// A registration.
  public init(device: RecordID, tokenHash: [UInt8], code: String? = nil) {
    self.device = device
    self.tokenHash = tokenHash
    self.code = code
  }
}

/// All that a transport plugin needs.
public struct TransportSetup: Sendable {
  /// What follows the scheme and its colon.
  public let address: String
  /// The space; nil where it is to be found by what lies there.
  public let space: RecordID?
  /// The device that asks.
  public let device: RecordID
  /// What proves that it may; empty where nothing has to.
  public let token: [UInt8]
  /// The clock.
  public let now: @Sendable () -> Instant
  /// 64 random bits.
  public let random: @Sendable () -> UInt64

  /// A request for a transport.
  public init(
    address: String,
    space: RecordID?,
    device: RecordID,
    token: [UInt8] = [],
    now: @escaping @Sendable () -> Instant,
    random: @escaping @Sendable () -> UInt64
  ) {
    self.address = address
    self.space = space
    self.device = device
    self.token = token
    self.now = now
    self.random = random
  }
}
