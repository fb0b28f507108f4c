public import HearthHousehold
public import HearthModel

/// A diary as another program wrote it, in our terms but still without store, zone and keys.
public struct ForeignDiary: Sendable {
  /// The format's name, part of the key of every row.
  public let format: String
  /// The rows that could be read, file by file in the order of the files' names.
  public var entries: [ForeignEntry] = []
  /// Portraits of children, as their source keeps them.
  public var pictures: [ForeignPicture] = []
  /// Records of Hearth's own, which are not held but read when they are taken.
  public var records: ForeignRecords?
  /// What the reader has to say about files and rows.
  public var report = ImportReport()
  /// What tells the units of the numbers that are written without one.
  public var units = UnitEvidence()

  /// An empty diary of a format.
  public init(format: String) {
    self.format = format
  }
}

/// One row of a foreign diary.
public struct ForeignEntry: Sendable {
  /// Where it stands.
  public let place: ImportPlace
  /// The row's own identifier in its source.
  public var sourceID: String?
  /// Whose it is, as the source says it; of a child's own row, that child.
  public var child: ForeignChild
  /// When it happened, as written: part of the key of a row without an identifier.
  public var start: String
  /// The cells that matter, under the column names of the record it becomes.
  public var cells: ImportedRow.Content
  /// What it says.
  public var content: Content
  /// The tags on it, by name or by the source's own identifier.
  public var tags: [String] = []
  /// Who wrote it, by name; empty where the source does not say.
  public var author = ""
  /// Whether it is a further record of a row that is counted already.
  public var isFurther = false
  /// Fields of a newer version, as its numbers name them.
  var unknown: [UnknownField] = []
  /// What should be said about it if it is taken.
  public var remarks: [ImportReason] = []

  /// What a row can say.
  public enum Content: Sendable {
    case child(ForeignBirth)
    case sleep(ForeignSleep)
    case event(ForeignEvent)
    case tag(ForeignTag)
    case timer(ForeignTimer)
    /// A record of Hearth's own, whole.
    case record(any Record)
    /// A record of Hearth's own, of a kind that this version does not know.
    case stranger(kind: Int, RecordID)
  }

  /// A row at its place.
  public init(
    place: ImportPlace,
    sourceID: String?,
    child: ForeignChild,
    start: String,
    cells: ImportedRow.Content,
    content: Content
  ) {
    self.place = place
    self.sourceID = sourceID
    self.child = child
    self.start = start
    self.cells = cells
    self.content = content
  }
}

/// A child as a source names it.
public struct ForeignChild: Sendable, Hashable {
  /// Its identifier in the source.
  public let id: String?
  /// Its name; empty where the source gives the identifier alone.
  public let name: String

  /// A child by what the source says.
  public init(id: String?, name: String) {
    self.id = id
    self.name = name
  }

  /// What a person would call it.
  var label: String { name.isEmpty ? id ?? "" : name }
}

/// A child's own row.
public struct ForeignBirth: Sendable {
  /// The date of birth.
  public var born: Day
  /// The time of birth, where known.
  public var bornAt: WallTime?

  /// The date the birth was due, where known.
  public var due: Day?
  /// Where known.
  public var sex: Sex?

  /// What a source says of a child besides its name.
  public init(born: Day, bornAt: WallTime? = nil) {
    self.born = born
    self.bornAt = bornAt
  }
}

/// A sleep's row.
public struct ForeignSleep: Sendable {
  /// When the child fell asleep.
  public var start: ForeignTime
  /// When it woke; nil while asleep.
  public var end: ForeignTime?
  /// Night or day, where the source says so.
  public var kind: SleepKind?
  /// Where.
  public var place: Place?
  /// How the child was settled, may be empty.
  public var settling = ""
  /// The mood when falling asleep, may be empty.
  public var moodAtStart = ""
  /// The mood when waking, may be empty.
  public var moodAtEnd = ""
  /// Free text, may be empty.
  public var note: String

  /// A sleep as a source gives it.
  public init(start: ForeignTime, end: ForeignTime?, kind: SleepKind? = nil, note: String = "") {
    self.start = start
    self.end = end
    self.kind = kind
    self.note = note
  }
}

/// A tag's own row.
public struct ForeignTag: Sendable {
  /// The word.
  public var name: String
  /// A colour as the source writes it.
  public var colour: String?

  /// A tag as a source gives it.
  public init(name: String, colour: String? = nil) {
    self.name = name
    self.colour = colour
  }
}

/// A stopwatch's row.
public struct ForeignTimer: Sendable {
  /// As the family calls it.
  public var name: String
  /// When it was started.
  public var start: ForeignTime

  /// A stopwatch as a source gives it.
  public init(name: String, start: ForeignTime) {
    self.name = name
    self.start = start
  }
}

/// A child's portrait.
public struct ForeignPicture: Sendable {
  /// Where it came from.
  public let place: ImportPlace
  /// Whose it is.
  public let child: ForeignChild
  /// A picture file of any kind; before it is taken it has to be made small and safe.
  public var bytes: [UInt8]
}
