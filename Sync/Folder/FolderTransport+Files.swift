import Glibc
import HearthModel
import HearthPorts
import SyncProtocol

extension FolderTransport {
  private static let mostFiles = 64

  /// Puts a batch there.
  ///
  /// - Returns: the hash of its name.
  func add(
    _ entries: [FolderBatch.Entry],
    to folder: SharedFolder
  ) throws(TransportError) -> UInt64 {
    let own = try ownNames(in: folder)
    let last = own.compactMap { Int($0.dropFirst(27).prefix(8)) }.max() ?? 0
    let number = String(last + 1)
    let padded = String(repeating: "0", count: max(0, 8 - number.count)) + number
    let mark = String(setup.random(), radix: 16)
    let name = "\(setup.device)-\(padded)-\(mark)\(SharedFolder.batchEnding)"
    try folder.write(FolderBatch(entries).bytes, as: name)
    return FolderCursor.hash(name)
  }

  private func ownNames(in folder: SharedFolder) throws(TransportError) -> [String] {
    try folder.names(SharedFolder.batchEnding).filter { $0.hasPrefix("\(setup.device)-") }
  }

  /// Many small files become one; what was replaced long ago is left out.
  func compact(
    _ folder: SharedFolder,
    _ cursor: inout FolderCursor
  ) throws(TransportError) {
    let own = try ownNames(in: folder)
    guard own.count > Self.mostFiles else { return }
    let oldest = Instant(milliseconds: setup.now().milliseconds - 30 * 86_400_000)
    var kept: [FolderBatch.Entry] = []
    var newest: [RecordID: Int] = [:]
    var taken: [String] = []
    for name in own {
      guard let batch = try folder.bytes(name).flatMap(FolderBatch.init) else { continue }
      for entry in batch.entries {
        newest[entry.record] = kept.count
        kept.append(entry)
      }
      taken.append(name)
    }
    let entries = kept.enumerated().filter { index, entry in
      newest[entry.record] == index || entry.at >= oldest
    }.map(\.element)
    cursor.own.insert(try add(entries, to: folder))
    for name in taken {
      cursor.own.remove(FolderCursor.hash(name))
      unlink("\(folder.path)/\(name)")
    }
    try removeChunks(besides: entries, before: oldest, from: folder)
  }

  /// Notes that a device was there.
  func show(_ device: RecordID, in folder: SharedFolder) throws(TransportError) {
    var writer = ByteWriter()
    writer.number(UInt64(max(0, setup.now().milliseconds)))
    try folder.write(writer.bytes, as: "\(device).device")
  }

  func newestKey(in folder: SharedFolder) throws(TransportError) -> UInt32 {
    try folder.names(".key").compactMap(FolderKeyName.init).map(\.epoch).max() ?? 0
  }
}

/// The name of a sealed key's file, `EPOCH-RECIPIENT-MARK.key`.
///
/// The mark is of its bytes, so that keys which two devices put there without knowing of each other lie
/// side by side, and one that is put there twice lies there once.
struct FolderKeyName {
  let epoch: UInt32
  let recipient: RecordID
  let text: String

  init(of key: SealedKey) {
    epoch = key.epoch
    recipient = key.recipient
    let mark = String(UInt64(bitPattern: Base.sequence(for: key.bytes)), radix: 16)
    text = "\(epoch)-\(recipient)-\(mark).key"
  }

  /// What follows the recipient does not matter: a tool may have renamed a copy.
  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 2)
    guard parts.count >= 2, let epoch = UInt32(parts[0]),
      let recipient = RecordID(parts[1].prefix { $0 != "." })
    else { return nil }
    self.epoch = epoch
    self.recipient = recipient
    text = name
  }
}

extension FolderBatch.Entry {
  var head: SealedHead {
    SealedHead(record: record, sequence: Base.sequence(for: envelope), envelope: envelope)
  }
}
