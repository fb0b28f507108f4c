#if Contracts
import HearthPorts
import SeededRandom
import Testing

extension ArchiveContract {
  static let hostileArchives: [ArchiveBehaviour] = [
    ArchiveBehaviour("bytes that are no archive are refused") { (archive) throws in
      for text in ["", "P", "Date,Value\n2026-01-01,2\n", String(repeating: "x", count: 70_000)] {
        #expect(throws: ArchiveError.notAnArchive) { try archive.everything(Array(text.utf8)) }
      }
    },
    ArchiveBehaviour("an archive that is too large is refused") { (archive) throws in
      let bomb = try archive.pack([
        ArchivedFile(name: "Habits.csv", bytes: [1]),
        ArchivedFile(name: "bomb", bytes: Array(repeating: 0, count: 20_000_000)),
      ])
      #expect(bomb.count < 100_000)
      #expect(throws: ArchiveError.tooLarge(limit: 1_000_000)) {
        try archive.everything(bomb, ArchiveLimits(bytes: 1_000_000))
      }
      #expect(throws: ArchiveError.tooLarge(limit: 20_000_000)) {
        try archive.everything(bomb, ArchiveLimits(bytes: 20_000_000))
      }
      #expect(try archive.everything(bomb, ArchiveLimits(bytes: 20_000_001)).count == 2)
    },
    ArchiveBehaviour("what is not wanted does not count") { (archive) throws in
      let bomb = try archive.pack([
        ArchivedFile(name: "bomb", bytes: Array(repeating: 0, count: 20_000_000)),
        ArchivedFile(name: "Habits.csv", bytes: [1]),
      ])
      let files = try archive.unpack(bomb, within: ArchiveLimits(bytes: 1)) { $0 != "bomb" }
      #expect(files.map(\.bytes) == [[1]])
    },
    ArchiveBehaviour("an archive that understates its size is refused") { (archive) throws in
      let zeros = Array(repeating: 0 as UInt8, count: 5_000_000)
      var bytes = try archive.pack([ArchivedFile(name: "bomb", bytes: zeros)])
      // The size stands in the file's own head and once more in the directory.
      let size = withUnsafeBytes(of: UInt32(zeros.count).littleEndian) { Array($0) }
      for place in bytes.indices.dropLast(3) where Array(bytes[place..<place + 4]) == size {
        bytes.replaceSubrange(place..<place + 4, with: [16, 0, 0, 0])
      }
      #expect(throws: ArchiveError.damaged(file: "bomb")) {
        try archive.everything(bytes, ArchiveLimits(bytes: 1_000))
      }
    },
    ArchiveBehaviour("more files than are allowed are refused") { (archive) throws in
      let bytes = try archive.pack((0..<30).map { ArchivedFile(name: "\($0)", bytes: []) })
      #expect(throws: ArchiveError.tooManyFiles(limit: 29)) {
        try archive.everything(bytes, ArchiveLimits(files: 29))
      }
    },
    ArchiveBehaviour("a cut or altered archive gives its files or an error, never others") {
      (archive) throws in
      var random = SplitMix64(seed: 5)
      let text = (0..<400).map { "2026-01-\($0),2\n" }.joined()
      let files = [
        ArchivedFile(name: "a", bytes: Array(text.utf8)),
        ArchivedFile(name: "b", bytes: Array(text.utf8.reversed())),
      ]
      let bytes = try archive.pack(files)
      let contents = Set(files.map(\.bytes))
      for _ in 0..<600 {
        var altered = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = altered.indices.randomElement(using: &random) ?? 0
          altered[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        if Bool.random(using: &random) {
          altered.removeLast(Int.random(in: 0..<altered.count, using: &random))
        }
        guard let found = try? archive.everything(altered, ArchiveLimits(bytes: 1 << 20)) else {
          continue
        }
        #expect(found.allSatisfy { $0.bytes.isEmpty || contents.contains($0.bytes) })
      }
    },
  ]
}
#endif
