import HearthModel
import HearthPorts
import SyncClient
import SyncFolder
import SyncProtocol

extension DecoderCase {
  /// Every decoder of sync.
  package static var all: [DecoderCase] {
    records + largeValues + messages + lists + secrets + folders
  }

  private static var records: [DecoderCase] {
    var random = RandomRecords(seed: 31)
    let versions = (0..<20).map { _ in random.next() }
    let records = versions.map(\.bytes)
    let envelopes = records.map { record in
      Envelope(keyEpoch: 3, isDeleted: false, nonce: nonce, sealed: record).bytes
    }
    let id = RecordID(high: 0, low: 0)
    return [
      DecoderCase("record", records, isStrict: true) { try? WireRecord(bytes: $0).bytes },
      DecoderCase("envelope", envelopes, isStrict: true) { try? Envelope(bytes: $0).bytes },
      DecoderCase("padding", records.map(Padding.added)) { input in
        (try? Padding.removed(from: input)).map(Padding.added)
      },
      DecoderCase("sealed record", versions.map { sealed($0) }) {
        (try? sealer.open($0, named: RecordID(high: 0, low: 0))).map(sealed)
      },
      DecoderCase("value", [Value.text("Anna").bytes, Value.integer(7).bytes, Value.id(id).bytes]) {
        Value(bytes: $0)?.bytes
      },
      DecoderCase("cut record", versions.map { sealer.cut($0).record.bytes }, isStrict: true) {
        try? CutRecord(bytes: $0).bytes
      },
      DecoderCase("stamps", [Stamps(groups: [.init(time: 1, device: 2, fields: 3)]).bytes]) {
        $0.withUnsafeBytes { Stamps(bytes: $0) }?.bytes
      },
    ]
  }

  /// Requests about large values, and what stands behind the seals of their chunks.
  private static var largeValues: [DecoderCase] {
    guard let blob = BlobName(key) else { return [] }
    let chunk = SealedChunk(blob: blob, number: 0, total: 3, bytes: nonce)
    return [
      DecoderCase("chunk numbers", [Frames.bytes(chunks: [0, 5, 300])]) {
        (try? Frames.chunks($0)).map { Frames.bytes(chunks: $0) }
      },
      DecoderCase("chunk", [Frames.bytes(chunk)]) { input in
        (try? Frames.chunk(input)).map { total, bytes in
          Frames.bytes(SealedChunk(blob: blob, number: 0, total: total, bytes: bytes))
        }
      },
      DecoderCase("names in an envelope", [named(blob)]) { input in
        let names = Envelope.names(in: input)
        return names.isEmpty ? nil : names.sorted { $0.text < $1.text }.first.map(named)
      },
    ]
  }

  private static func named(_ blob: BlobName) -> [UInt8] {
    Envelope(keyEpoch: 3, isDeleted: false, blobs: [blob], nonce: nonce, sealed: key).bytes
  }

  private static var messages: [DecoderCase] {
    [
      DecoderCase("pull", [PullRequest(cursor: [1, 2], epoch: 9, limit: 200, wait: 30).bytes]) {
        try? PullRequest(bytes: $0).bytes
      },
      DecoderCase("page", [page(isLast: true).bytes, page(isLast: false).bytes]) {
        try? PullPage(bytes: $0).bytes
      },
      DecoderCase("push", [push.bytes]) { try? PushRequest(bytes: $0).bytes },
      DecoderCase("answer", [answer(cursor: nil).bytes, answer(cursor: [5]).bytes]) {
        try? PushAnswer(bytes: $0).bytes
      },
      DecoderCase("registration", [Frames.bytes(registration), Frames.bytes(openRegistration)]) {
        (try? Frames.registration($0)).map { Frames.bytes($0) }
      },
      DecoderCase("token hash", [Frames.bytes(tokenHash: nonce)]) {
        (try? Frames.tokenHash($0)).map { Frames.bytes(tokenHash: $0) }
      },
      DecoderCase("seconds", [Frames.bytes(seconds: 600)]) {
        (try? Frames.seconds($0)).map { Frames.bytes(seconds: Int64($0)) }
      },
      DecoderCase("identifier", [Frames.bytes(name)]) {
        (try? Frames.id($0)).map { Frames.bytes($0) }
      },
    ]
  }

  private static var lists: [DecoderCase] {
    let keys = [SealedKey(epoch: 1, recipient: name, bytes: nonce)]
    let versions = [
      SealedVersion(at: Instant(milliseconds: -5), envelope: nonce),
      SealedVersion(at: nil, envelope: []),
    ]
    let devices = [
      DeviceSighting(device: name, lastSeen: Instant(seconds: 9), isRevoked: true),
      DeviceSighting(device: name, lastSeen: nil, isRevoked: false),
    ]
    return [
      DecoderCase("keys", [Frames.bytes(keys)]) { (try? Frames.keys($0)).map { Frames.bytes($0) } },
      DecoderCase("versions", [Frames.bytes(versions)]) {
        (try? Frames.versions($0)).map { Frames.bytes($0) }
      },
      DecoderCase("devices", [Frames.bytes(devices)]) {
        (try? Frames.devices($0)).map { Frames.bytes($0) }
      },
      DecoderCase("letters", [Frames.bytes(letters: [nonce, []])]) {
        (try? Frames.letters($0)).map { Frames.bytes(letters: $0) }
      },
    ]
  }

  /// What people type, and what stands behind the seals of letters and keys.
  private static var secrets: [DecoderCase] {
    let cipher = BlindCipher()
    let codes = [
      InviteCode(
        address: "https://hub.example:8443",
        expires: Instant(seconds: 1_780_000_000),
        way: .mailbox(space: name, secret: Array(nonce.prefix(16)))
      ),
      InviteCode(
        address: "folder:/srv/family",
        expires: Instant(seconds: 1_780_000_000),
        way: .keys(space: name, rootKey: nonce + nonce.prefix(8), keyEpoch: 4, dataKey: key)
      ),
    ]
    let words = RecoveryWords(secret: key)
    return [
      DecoderCase("code", codes.map { Array($0.text(cipher).utf8) }) { input in
        (try? InviteCode(String(decoding: input, as: UTF8.self), cipher)).map {
          Array($0.text(cipher).utf8)
        }
      },
      DecoderCase("recovery words", [Array(words.text(cipher).utf8)]) { input in
        (try? RecoveryWords(String(decoding: input, as: UTF8.self), cipher)).map {
          Array($0.text(cipher).utf8)
        }
      },
      DecoderCase("hexadecimal", [Array(key.hexadecimal.utf8)], isStrict: true) { input in
        [UInt8](hexadecimal: String(decoding: input, as: UTF8.self)).map {
          Array($0.hexadecimal.utf8)
        }
      },
    ]
  }

  /// Files and cursors of shared folders; a file's end is made to fit, or nothing would get past it.
  private static var folders: [DecoderCase] {
    let batch = FolderBatch([
      .init(record: name, at: Instant(seconds: 5), envelope: nonce),
      .init(record: name, at: Instant(seconds: 6), envelope: []),
    ])
    let chunk = FolderChunk(at: Instant(seconds: 5), sealed: nonce)
    var cursor = FolderCursor()
    cursor.own = [1, 2]
    cursor.others = [3]
    return [
      DecoderCase("folder file", [batch.bytes], completed: completed) {
        FolderBatch(bytes: $0)?.bytes
      },
      DecoderCase("folder chunk", [chunk.bytes], completed: completed) {
        FolderChunk(bytes: $0)?.bytes
      },
      DecoderCase("folder cursor", [cursor.bytes]) { FolderCursor(bytes: $0).bytes },
    ]
  }
}

extension DecoderCase {
  /// A file with an end that fits to it.
  private static func completed(_ file: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.raw(file.dropLast(8))
    writer.word(FolderBatch.end(of: writer.bytes))
    return writer.bytes
  }

  private static let key = (1...32).map { UInt8($0) }
  private static let nonce = Array(key.prefix(24))
  private static let name = RecordID(high: 1 << 60, low: 77)

  /// Small values travel beside their records too, so that all forms are met.
  private static let sealer = Sealer(
    cipher: BlindCipher(),
    space: name,
    rootKey: key,
    dataKeys: [1: [key]],
    layout: BlobLayout(inlineBytes: 8)
  )

  /// Under the name that a cipher gives everything that looks at nothing.
  private static func sealed(_ record: WireRecord) -> [UInt8] {
    sealed(sealer.cut(record).record)
  }

  private static func sealed(_ record: CutRecord) -> [UInt8] {
    sealer.seal(record, as: RecordID(high: 0, low: 0), nonce: nonce)
  }

  private static let registration = SpaceRegistration(device: name, tokenHash: key, code: "abc-1")
  private static let openRegistration = SpaceRegistration(device: name, tokenHash: key)

  private static let head = SealedHead(record: name, sequence: 12, envelope: nonce)

  private static func page(isLast: Bool) -> PullPage {
    PullPage(
      epoch: 1 << 63,
      heads: [head, head],
      cursor: [7],
      position: -1,
      isLast: isLast,
      digest: isLast ? UInt128.max : nil,
      keyEpoch: 2
    )
  }

  private static let push = PushRequest(
    epoch: 5,
    keyEpoch: 1,
    cursor: [1, 2, 3],
    records: [
      PushedRecord(record: name, base: -1, envelope: nonce),
      PushedRecord(record: name, base: 0, envelope: []),
    ]
  )

  private static func answer(cursor: [UInt8]?) -> PushAnswer {
    PushAnswer(
      epoch: 1,
      keyEpoch: 2,
      results: [.ok(sequence: 3), .conflict(head), .missing, .tooLarge, .quota, .incomplete],
      cursor: cursor,
      position: 9
    )
  }
}
