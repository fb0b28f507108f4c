package import HearthModel
import HearthPorts
import SyncProtocol

/// A file of a shared folder that holds a chunk of a large value, written once and never changed.
///
/// As of a batch, a copy that is not complete yet or was cut has no matching end and is left for later.
package struct FolderChunk {
  /// When it was put there.
  package let at: Instant
  /// The sealed chunk.
  package let sealed: [UInt8]

  /// A file of a chunk.
  package init(at: Instant, sealed: [UInt8]) {
    self.at = at
    self.sealed = sealed
  }

  private static let head = Array("hearth\u{2}\u{1}".utf8)

  /// As it lies in the folder.
  package var bytes: [UInt8] {
    var writer = ByteWriter(reserving: sealed.count + 32)
    writer.raw(Self.head)
    writer.number(UInt64(max(0, at.milliseconds)))
    writer.block(sealed)
    writer.word(FolderBatch.end(of: writer.bytes))
    return writer.bytes
  }

  /// Reads what `bytes` gives; nil where it is not all there.
  package init?(bytes: [UInt8]) {
    guard bytes.count >= Self.head.count + 8, bytes.starts(with: Self.head) else { return nil }
    let body = Array(bytes.dropLast(8))
    var (reader, tail) = (
      ByteReader(body.dropFirst(Self.head.count)), ByteReader(bytes.suffix(8))
    )
    guard (try? tail.word()) == FolderBatch.end(of: body),
      let at = try? reader.count(atMost: 1 << 48), let sealed = try? reader.block(),
      reader.isAtEnd
    else { return nil }
    self.init(at: Instant(milliseconds: Int64(at)), sealed: sealed)
  }
}

/// The name of a chunk's file, `DEVICE-VALUE-NUMBER.chunk`.
///
/// Each device puts there what its own records name, so that each can tell by itself what it may take
/// away; whoever looks for a chunk takes anybody's.
struct FolderChunkName {
  static let ending = ".chunk"

  let device: RecordID
  let blob: BlobName
  let number: Int

  init(device: RecordID, blob: BlobName, number: Int) {
    self.device = device
    self.blob = blob
    self.number = number
  }

  var text: String { "\(device)-\(blob.text)-\(number)\(Self.ending)" }

  /// What follows the number does not matter: a tool may have renamed a copy.
  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 2)
    guard parts.count == 3, let device = RecordID(parts[0]), let blob = BlobName(text: parts[1]),
      let number = Int(parts[2].prefix { $0 != "." && $0 != "-" })
    else { return nil }
    self.init(device: device, blob: blob, number: number)
  }
}
