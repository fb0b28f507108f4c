#if Contracts
import HearthPorts
import SeededRandom
import Testing

extension ArchiveContract {
  private static let files = [
    ArchivedFile(name: "Habits.csv", bytes: Array("Position,Name\n001,Чтение\n".utf8)),
    ArchivedFile(name: "001/Checkmarks.csv", bytes: []),
    ArchivedFile(name: "002 Run, jump/Checkmarks.csv", bytes: [0, 255, 0, 10]),
    ArchivedFile(name: "003 Чтение 👨‍👩‍👧/ü.csv", bytes: Array(repeating: 7, count: 100_000)),
  ]

  static let packing: [ArchiveBehaviour] = [
    ArchiveBehaviour("what is packed comes out in order, under its name") { (archive) throws in
      #expect(try archive.everything(archive.pack(files)) == files)
    },
    ArchiveBehaviour("an archive of nothing is one") { (archive) throws in
      #expect(try archive.everything(archive.pack([])) == [])
    },
    ArchiveBehaviour("bytes of all kinds come out as they went in") { (archive) throws in
      var random = SplitMix64(seed: 11)
      let noise = (0..<300_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let files = [ArchivedFile(name: "noise", bytes: noise)]
      #expect(try archive.everything(archive.pack(files)) == files)
    },
    ArchiveBehaviour("the same files always give the same bytes") { (archive) throws in
      #expect(try archive.pack(files) == archive.pack(files))
    },
    ArchiveBehaviour("only files that are wanted are taken out") { (archive) throws in
      let some = try archive.unpack(archive.pack(files), within: ArchiveLimits()) {
        $0.hasSuffix("/Checkmarks.csv")
      }
      #expect(some == Array(files[1...2]))
    },
    ArchiveBehaviour("a name given twice is refused") { (archive) throws in
      #expect(throws: ArchiveError.nameTwice("Habits.csv")) {
        try archive.pack([files[0], files[1], files[0]])
      }
    },
  ]
}
#endif
