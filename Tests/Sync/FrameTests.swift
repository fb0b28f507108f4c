import HearthModel
import HearthPorts
import SyncClient
import SyncProtocol
import TestSupport
import Testing

@Suite("Requests and answers as bytes", .timeLimit(.minutes(20)))
struct FrameTests {
  @Test("come back as they were")
  func frames() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<400 {
      let frames = Sample(&random)
      #expect(try PullRequest(bytes: frames.pull.bytes) == frames.pull)
      #expect(try PullPage(bytes: frames.page.bytes) == frames.page)
      #expect(try PushRequest(bytes: frames.push.bytes) == frames.push)
      #expect(try PushAnswer(bytes: frames.answer.bytes) == frames.answer)
      #expect(try Frames.keys(Frames.bytes(frames.keys)) == frames.keys)
      #expect(try Frames.versions(Frames.bytes(frames.versions)) == frames.versions)
      #expect(try Frames.devices(Frames.bytes(frames.devices)) == frames.devices)
    }
  }

  @Test("come back as they were when they are about large values")
  func largeValues() throws {
    var random = SplitMix64(seed: 22)
    for count in 0..<40 {
      let numbers = Set((0..<count).map { 7 * $0 })
      #expect(try Frames.chunks(Frames.bytes(chunks: numbers)) == numbers)
      let name = try #require(BlobName(randomBytes(BlobName.size) { random.next() }))
      #expect(BlobName(text: name.text) == name)
      let bytes = randomBytes(count) { random.next() }
      let chunk = SealedChunk(blob: name, number: 4, total: count + 9, bytes: bytes)
      let read = try Frames.chunk(Frames.bytes(chunk))
      #expect((read.total, read.bytes) == (chunk.total, bytes))
    }
  }

  private struct Sample {
    let pull: PullRequest
    let page: PullPage
    let push: PushRequest
    let answer: PushAnswer
    let keys: [SealedKey]
    let versions: [SealedVersion]
    let devices: [DeviceSighting]

    init(_ random: inout SplitMix64) {
      func bytes() -> [UInt8] {
        randomBytes(Int.random(in: 0...40, using: &random)) { random.next() }
      }
      func id() -> RecordID { RecordID(high: random.next(), low: random.next()) }
      func head() -> SealedHead {
        SealedHead(record: id(), sequence: Int64(bitPattern: random.next()), envelope: bytes())
      }
      pull = PullRequest(cursor: bytes(), epoch: random.next(), limit: 200, wait: 30)
      page = PullPage(
        epoch: random.next(),
        heads: (0..<Int.random(in: 0...3, using: &random)).map { _ in head() },
        cursor: bytes(),
        position: Int64(bitPattern: random.next()),
        isLast: Bool.random(using: &random),
        isOrdered: Bool.random(using: &random),
        digest: Bool.random(using: &random)
          ? UInt128(random.next()) << 64 | UInt128(random.next()) : nil,
        keyEpoch: UInt32(truncatingIfNeeded: random.next())
      )
      push = PushRequest(
        epoch: random.next(),
        keyEpoch: 7,
        cursor: bytes(),
        records: (0..<3).map { _ in
          PushedRecord(
            record: id(),
            base: Int64(bitPattern: random.next()),
            envelope: bytes()
          )
        }
      )
      answer = PushAnswer(
        epoch: random.next(),
        keyEpoch: 1,
        results: [.ok(sequence: 3), .conflict(head()), .missing, .tooLarge, .quota, .incomplete],
        cursor: Bool.random(using: &random) ? bytes() : nil,
        position: 9
      )
      keys = (0..<3).map { SealedKey(epoch: $0, recipient: id(), bytes: bytes()) }
      versions = [
        SealedVersion(at: Instant(milliseconds: -5), envelope: bytes()),
        SealedVersion(at: nil, envelope: bytes()),
      ]
      devices = [
        DeviceSighting(device: id(), lastSeen: Instant(seconds: 9), isRevoked: true),
        DeviceSighting(device: id(), lastSeen: nil, isRevoked: false),
      ]
    }
  }
}
