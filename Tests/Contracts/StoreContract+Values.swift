#if Contracts
import HearthModel
import Testing

extension StoreContract {
  static let values: [StoreBehaviour] =
    [
      StoreBehaviour("Every type of field comes back as it was put") { trial in
        let full = Sample.full
        try await trial.store.put(full)
        #expect(try await trial.store.one(full) == full)
      },
      StoreBehaviour("Absent values come back absent") { trial in
        let bare = Sample.numbered(1)
        try await trial.store.put(bare)
        #expect(try await trial.store.one(bare) == bare)
      },
      StoreBehaviour("Empty text is present, not absent") { trial in
        var sample = Sample.numbered(1)
        sample.note = ""
        try await trial.store.put(sample)
        #expect(try await trial.store.one(sample)?.note == "")
      },
      StoreBehaviour("A value put later replaces the earlier one, absent ones too") { trial in
        try await trial.store.put(Sample.full)
        let bare = Sample(id: Sample.full.id)
        try await trial.store.put(bare)
        #expect(try await trial.store.one(bare) == bare)
        try await trial.store.put(Sample.full)
        #expect(try await trial.store.one(bare) == Sample.full)
      },
    ]
    + texts.map { name, text in
      StoreBehaviour("Text comes back byte for byte: \(name)") { trial in
        var sample = Sample.numbered(1)
        sample.title = text
        sample.note = text
        try await trial.store.put(sample)
        let found = try #require(try await trial.store.one(sample))
        #expect(Array(found.title.utf8) == Array(text.utf8))
        #expect(found.note.map { Array($0.utf8) } == Array(text.utf8))
      }
    }
    + [Int64.min, .min + 1, -1, 0, 1, 1 << 53 + 1, .max].map { number in
      StoreBehaviour("A number comes back exactly: \(number)") { trial in
        var sample = Sample.numbered(1)
        sample.amount = Int(number)
        sample.exact = number
        sample.start = Instant(milliseconds: number)
        try await trial.store.put(sample)
        #expect(try await trial.store.one(sample) == sample)
      }
    }
    + [RecordID(high: 0, low: 0), RecordID(high: .max, low: .max), RecordID(high: 1 << 63, low: 9)]
    .map { id in
      StoreBehaviour("An identifier comes back whole: \(id)") { trial in
        var sample = Sample(id: id)
        sample.owner = id
        sample.link = id
        try await trial.store.put(sample)
        #expect(try await trial.store.one(sample) == sample)
        #expect(try await trial.store.all(Sample.query) == [sample])
      }
    }

  private static let texts: [(String, String)] = [
    ("NUL in the middle", "before\0after"),
    ("NUL alone", "\0"),
    ("composed accent", "caf\u{E9}"),
    ("decomposed accent", "cafe\u{301}"),
    ("emoji family", "👩‍👩‍👧‍👦 sleeps"),
    ("Cyrillic", "Спит с открытыми глазами"),
    ("quotes and backslash", #"it's "so" \ 100 % ;--"#),
    ("line breaks", "one\r\ntwo\nthree\r"),
    ("byte order mark and direction", "\u{FEFF}\u{202E}abc"),
    ("first and last scalar", "\u{1}\u{10FFFF}"),
    ("a megabyte", String(repeating: "диары ", count: 100_000)),
  ]
}

extension Sample {
  static let full = Sample(
    id: RecordID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210),
    owner: RecordID(high: 5, low: 6),
    start: Instant(milliseconds: 1_700_000_000_123),
    end: Instant(milliseconds: -1),
    title: "Nap",
    note: "in the pram",
    amount: -42,
    exact: 9_007_199_254_740_993,
    isDone: true,
    day: Day(number: -719_162),
    alarm: WallTime(secondsSinceMidnight: 86_399),
    mood: Mood(rawValue: "content"),
    link: RecordID(high: 7, low: 8)
  )
}
#endif
