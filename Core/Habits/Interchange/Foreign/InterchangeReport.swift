/// Where in a source something stands.
public struct InterchangePlace: Sendable, Hashable {
  /// The file's name, as it was given; of a file in an archive, its path there behind a colon.
  public let file: String
  /// The line, from 1; nil where the file as a whole is meant.
  public let line: Int?

  /// A line of a file, or the file as a whole.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// What could not be read or written, and what could be only in part.
public struct InterchangeReport: Sendable, Equatable {
  /// Something in a source that was left, the rest being taken.
  public struct Rejection: Sendable, Equatable {
    /// Where.
    public let place: InterchangePlace
    /// Whose, where that is known.
    public let tracker: String?
    /// Why.
    public let reason: RejectionReason
  }

  /// What was rejected.
  public private(set) var rejected: [Rejection] = []
  /// What one side can say and the other cannot.
  public private(set) var losses: [InterchangeLoss] = []

  /// Nothing to report.
  public init() {}

  /// Notes something that is left.
  public mutating func reject(
    _ place: InterchangePlace,
    _ reason: RejectionReason,
    of tracker: String? = nil
  ) {
    rejected.append(Rejection(place: place, tracker: tracker, reason: reason))
  }

  /// Notes a loss; of losses of one kind and tracker the counts are added up.
  public mutating func lose(
    _ kind: InterchangeLoss.Kind,
    of tracker: String? = nil,
    count: Int = 1,
    _ detail: String? = nil
  ) {
    guard count > 0 else { return }
    let loss = InterchangeLoss(kind, of: tracker, count: count, detail: detail)
    guard let place = losses.firstIndex(where: loss.isAlike) else { return losses.append(loss) }
    losses[place].count += count
  }

  /// Adds what another report says.
  mutating func add(_ other: InterchangeReport) {
    rejected += other.rejected
    for loss in other.losses {
      lose(loss.kind, of: loss.tracker, count: loss.count, loss.detail)
    }
  }

  /// Puts rejections into the order of files and lines.
  mutating func sort() {
    // The standard sort is stable, so that what is said of one line keeps its order.
    rejected.sort { left, right in
      (left.place.file, left.place.line ?? 0) < (right.place.file, right.place.line ?? 0)
    }
  }
}

/// Something that one side of an exchange can say and the other cannot.
public struct InterchangeLoss: Sendable, Equatable {
  /// Whose; nil for the file as a whole.
  public let tracker: String?
  /// What.
  public let kind: Kind
  /// How many marks, schedules and so on it is about.
  public internal(set) var count: Int
  /// A value that the sentence needs.
  public let detail: String?

  init(_ kind: Kind, of tracker: String?, count: Int, detail: String?) {
    self.tracker = tracker
    self.kind = kind
    self.count = count
    self.detail = detail
  }

  fileprivate func isAlike(_ other: InterchangeLoss) -> Bool {
    kind == other.kind && tracker == other.tracker && detail == other.detail
  }
}
