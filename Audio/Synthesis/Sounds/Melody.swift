/// A melody with the chords under it, as it is written; time is counted in eighths.
struct Melody: BitwiseCopyable {
  /// A note: semitones above the C of its key, and how many eighths it lasts.
  typealias Note = (pitch: Int8, length: Int8)

  /// What there is room for.
  private static let most = (notes: 64, chords: 32)

  private(set) var noteCount = 0
  private(set) var chordCount = 0
  /// The eighths before the first chord.
  let upbeat: Int
  /// The eighths under one chord.
  let span: Int
  /// The seconds of an eighth.
  let eighth: Double
  /// The semitones by which it sounds above C5.
  let key: Double
  private var pitches = InlineArray<64, Int8>(repeating: 0)
  private var lengths = InlineArray<64, Int8>(repeating: 0)
  private var roots = InlineArray<32, Int8>(repeating: 0)

  /// A melody of at most 64 notes over at most 32 chords, these by their roots in semitones.
  private init(
    eighth: Double,
    key: Double,
    span: Int,
    upbeat: Int = 0,
    chords: [Int8],
    _ notes: [Note]
  ) {
    (self.eighth, self.key, self.span, self.upbeat) = (eighth, key, span, upbeat)
    for note in notes.prefix(Self.most.notes) {
      pitches[noteCount] = note.pitch
      lengths[noteCount] = note.length
      noteCount += 1
    }
    for chord in chords.prefix(Self.most.chords) {
      roots[chordCount] = chord
      chordCount += 1
    }
  }

  /// A note by its number.
  func note(_ index: Int) -> Note { (pitches[index], lengths[index]) }

  /// The root of a chord by its number, in semitones above the C of the key.
  func root(_ index: Int) -> Double { Double(roots[index]) }
}

extension Melody {
  /// The roots of chords, in semitones above the C of the key.
  private static let (c, d, f, g): (Int8, Int8, Int8, Int8) = (-12, -22, -19, -17)

  /// Johannes Brahms, Wiegenlied (1868).
  static var cradleSong: Melody {
    Melody(
      eighth: 0.42,
      key: 5,
      span: 6,
      upbeat: 2,
      chords: [c, c, c, c, g, g, g, c, f, c, g, c, f, c, g, c],
      [
        (4, 1), (4, 1), (7, 3), (4, 1), (4, 2), (7, 4), (4, 1), (7, 1), (12, 2), (11, 3), (9, 1),
        (9, 2), (7, 2), (2, 1), (4, 1), (5, 2), (2, 2), (2, 1), (4, 1), (5, 4), (2, 1), (5, 1),
        (11, 1), (9, 1), (7, 2), (11, 2), (12, 4), (0, 1), (0, 1), (12, 4), (9, 1), (5, 1), (7, 4),
        (4, 1), (0, 1), (5, 2), (7, 2), (9, 2), (7, 4), (0, 1), (0, 1), (12, 4), (9, 1), (5, 1),
        (7, 4), (4, 1), (0, 1), (5, 2), (4, 2), (2, 2), (0, 4),
      ]
    )
  }

  /// "Ah ! vous dirai-je, maman", French, before 1761: "Twinkle, twinkle, little star".
  static var littleStar: Melody {
    let first: [Note] = [
      (0, 2), (0, 2), (7, 2), (7, 2), (9, 2), (9, 2), (7, 4), (5, 2), (5, 2), (4, 2), (4, 2),
      (2, 2), (2, 2), (0, 4),
    ]
    let middle: [Note] = [(7, 2), (7, 2), (5, 2), (5, 2), (4, 2), (4, 2), (2, 4)]
    let (opening, turn): ([Int8], [Int8]) = ([c, c, f, c, f, c, g, c], [c, f, c, g])
    return Melody(
      eighth: 0.3,
      key: 7,
      span: 4,
      chords: opening + turn + turn + opening,
      first + middle + middle + first
    )
  }

  /// "Au clair de la lune", French, 18th century.
  static var moonlight: Melody {
    let first: [Note] = [
      (0, 2), (0, 2), (0, 2), (2, 2), (4, 4), (2, 4), (0, 2), (4, 2), (2, 2), (2, 2), (0, 8),
    ]
    let third: [Note] = [
      (2, 2), (2, 2), (2, 2), (2, 2), (-3, 4), (-3, 4), (2, 2), (0, 2), (-1, 2), (-3, 2), (-5, 8),
    ]
    let (opening, turn): ([Int8], [Int8]) = ([c, c, c, g, c, g, c, c], [g, g, d, d, g, d, g, g])
    return Melody(
      eighth: 0.29,
      key: 9,
      span: 4,
      chords: opening + opening + turn + opening,
      first + first + third + first
    )
  }
}
