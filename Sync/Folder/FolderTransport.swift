import HearthModel
public import HearthPlugins
import HearthPorts
import SyncProtocol

/// `folder:PATH`, a folder that all devices of a household see: Syncthing, a network drive, a stick.
///
/// Nobody orders what devices put there, and nobody has to: every version is merged by whoever meets it.
struct FolderTransport: SyncTransport {
  private let root: String
  let setup: TransportSetup

  init(_ setup: TransportSetup) throws(TransportError) {
    guard setup.address.hasPrefix("/"), !setup.address.utf8.contains(0) else {
      throw .badAddress(setup.address)
    }
    root = setup.address
    self.setup = setup
  }

  private func folder() throws(TransportError) -> SharedFolder {
    guard let space = setup.space else { throw .noSpace }
    return try SharedFolder(root: root, space: space)
  }

  /// Where the space has to be there already.
  func present() throws(TransportError) -> SharedFolder {
    let folder = try folder()
    guard try SharedFolder.all(in: root).contains(where: { $0.space == folder.space }) else {
      throw .noSpace
    }
    return folder
  }

  func create(_ registration: SpaceRegistration) async throws(TransportError) {
    let folder = try folder()
    try folder.make()
    try show(registration.device, in: folder)
  }

  func space() async throws(TransportError) -> RecordID {
    if let space = setup.space { return space }
    for folder in try SharedFolder.all(in: root) {
      let isKnown = try folder.names(".key").contains { $0.contains("\(setup.device)") }
      if isKnown { return folder.space }
    }
    throw .noSpace
  }

  func pull(_ request: PullRequest) async throws(TransportError) -> PullPage {
    let folder = try present()
    var cursor = FolderCursor(bytes: request.cursor)
    let names = try folder.names(SharedFolder.batchEnding)
    let hashes = Set(names.map(FolderCursor.hash))
    // What this device has put there and nobody but it takes away has gone: the folder is another one.
    let isLost = !cursor.own.isSubset(of: hashes)
    guard request.epoch != 0, !isLost else {
      return PullPage(
        epoch: setup.random() | 1,
        cursor: [],
        isLast: false,
        isOrdered: false,
        keyEpoch: try newestKey(in: folder)
      )
    }
    cursor.others.formIntersection(hashes)
    var heads: [SealedHead] = []
    var isLast = true
    for name in names where !cursor.knows(name) {
      guard heads.count < request.limit else {
        isLast = false
        break
      }
      // What is not all there yet is looked at again the next time.
      guard let batch = try folder.bytes(name).flatMap(FolderBatch.init) else { continue }
      heads += batch.entries.map(\.head)
      cursor.others.insert(FolderCursor.hash(name))
      cursor.position += 1
    }
    return PullPage(
      epoch: request.epoch,
      heads: heads,
      cursor: cursor.bytes,
      position: cursor.position,
      isLast: isLast,
      isOrdered: false,
      keyEpoch: try newestKey(in: folder)
    )
  }

  func push(_ request: PushRequest) async throws(TransportError) -> PushAnswer {
    let folder = try present()
    let keyEpoch = try newestKey(in: folder)
    guard request.keyEpoch >= keyEpoch else {
      return PushAnswer(epoch: request.epoch, keyEpoch: keyEpoch)
    }
    var cursor = FolderCursor(bytes: request.cursor)
    let now = setup.now()
    let entries = request.records.map {
      FolderBatch.Entry(record: $0.record, at: now, envelope: $0.envelope)
    }
    cursor.own.insert(try add(entries, to: folder))
    cursor.position += 1
    try compact(folder, &cursor)
    try show(setup.device, in: folder)
    return PushAnswer(
      epoch: request.epoch,
      keyEpoch: keyEpoch,
      results: request.records.map { .ok(sequence: Base.sequence(for: $0.envelope)) },
      cursor: cursor.bytes,
      position: cursor.position
    )
  }

  func keys(from epoch: UInt32) async throws(TransportError) -> [SealedKey] {
    let folder = try present()
    var keys: [SealedKey] = []
    for name in try folder.names(".key") {
      guard let key = FolderKeyName(name), key.epoch >= epoch,
        let bytes = try folder.bytes(name)
      else { continue }
      keys.append(SealedKey(epoch: key.epoch, recipient: key.recipient, bytes: bytes))
    }
    return keys
  }

  func publish(_ keys: [SealedKey]) async throws(TransportError) {
    let folder = try present()
    let known = Set(try folder.names(".key"))
    for key in keys {
      let name = FolderKeyName(of: key).text
      if !known.contains(name) { try folder.write(key.bytes, as: name) }
    }
  }

  func history(of record: RecordID) async throws(TransportError) -> [SealedVersion] {
    let folder = try present()
    var versions: [SealedVersion] = []
    for name in try folder.names(SharedFolder.batchEnding) {
      guard let batch = try folder.bytes(name).flatMap(FolderBatch.init) else { continue }
      for entry in batch.entries where entry.record == record {
        let version = SealedVersion(at: entry.at, envelope: entry.envelope)
        if !versions.contains(version) { versions.append(version) }
      }
    }
    return versions.sorted { ($0.at ?? Instant(seconds: 0)) < ($1.at ?? Instant(seconds: 0)) }
  }

  func devices() async throws(TransportError) -> [DeviceSighting] {
    let folder = try present()
    var sightings: [DeviceSighting] = []
    for name in try folder.names(".device") {
      guard let device = RecordID(name.dropLast(".device".count)),
        let bytes = try folder.bytes(name)
      else { continue }
      var reader = ByteReader(bytes)
      let seen = (try? reader.count(atMost: 1 << 48)).map { Instant(milliseconds: Int64($0)) }
      sightings.append(
        DeviceSighting(device: device, lastSeen: seen, isRevoked: false, isByOwnClock: true)
      )
    }
    return sightings
  }

  /// Whoever sees the folder may come; what keeps strangers out is the key.
  func admit(_ device: RecordID, tokenHash: [UInt8]) async throws(TransportError) {
    _ = try present()
  }

  /// A folder refuses nobody: the next key does.
  func revoke(_ device: RecordID) async throws(TransportError) {
    _ = try present()
  }

  // The code of an invitation carries the keys: a folder may take hours to bring a letter.

  func openMailbox(
    _ mailbox: RecordID,
    until expires: Instant
  ) async throws(TransportError) { throw .unsupported }

  func post(
    _ letter: [UInt8],
    to mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) { throw .unsupported }

  func letters(
    in mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) -> [[UInt8]] { throw .unsupported }
}

extension TransportPlugin {
  /// `folder:PATH`, a folder that something else shares between the devices.
  public static var folder: TransportPlugin {
    TransportPlugin(name: "folder", summary: "plugin.transport.folder") { setup in
      try FolderTransport(setup)
    }
  }
}
