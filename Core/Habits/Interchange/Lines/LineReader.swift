import HearthModel
import HearthPorts

/// Reads formats with a habit or a mark a line; of two marks of a day the later line stands.
struct LineReader {
  /// A mark with the name of its habit.
  struct NamedMark {
    let name: String
    let mark: ForeignMark
    let isRounded: Bool

    init(_ name: String, _ mark: ForeignMark, isRounded: Bool = false) {
      self.name = name
      self.mark = mark
      self.isRounded = isRounded
    }
  }

  var habits: ForeignHabits
  private var marks: [String: MarkCollector] = [:]

  init(_ format: String) {
    habits = ForeignHabits(format: format)
  }

  /// Goes through the lines of a file that are not blank.
  mutating func lines(
    of file: ImportFile,
    _ body: (SourceLine, inout ForeignHabits) throws(RejectionReason) -> Void
  ) throws(ImportError) {
    let lines = try file.lines(of: habits.format, &habits.report)
    for line in lines where !line.text.trimmed.isEmpty {
      do throws(RejectionReason) {
        try body(line, &habits)
      } catch {
        habits.report.reject(InterchangePlace(file: file.name, line: line.number), error)
      }
    }
  }

  /// Goes through the lines of a file of marks; nil stands for a line that is none.
  mutating func marks(
    of file: ImportFile,
    addsTrackers: Bool,
    _ read: (SourceLine, Set<String>) throws(RejectionReason) -> NamedMark?
  ) throws(ImportError) {
    var names = Set(habits.trackers.map(\.name))
    var collectors = marks
    var added: [ForeignTracker] = []
    var rounded: [String: Int] = [:]
    try lines(of: file) { (line, _) throws(RejectionReason) in
      guard let named = try read(line, names) else { return }
      if !names.contains(named.name) {
        guard addsTrackers else { throw .unknownTracker(named.name) }
        names.insert(named.name)
        let place = InterchangePlace(file: file.name, line: line.number)
        added.append(ForeignTracker(named.name, at: place))
      }
      if named.isRounded { rounded[named.name, default: 0] += 1 }
      collectors[named.name, default: MarkCollector(.last)].add(named.mark)
    }
    marks = collectors
    habits.trackers += added
    for (name, count) in rounded.sorted(by: { $0.key < $1.key }) {
      habits.report.lose(.roundedAmounts, of: name, count: count)
    }
  }

  /// What has been read.
  consuming func finish() -> ForeignHabits {
    for index in habits.trackers.indices {
      var marks = marks[habits.trackers[index].name]?.sorted ?? []
      defer { habits.trackers[index].marks = marks }
      guard marks.contains(where: { $0.amount != nil }) else { continue }
      // Whether it was done is said besides, so that any amount is enough; none is none of it.
      for place in marks.indices where marks[place].mark == .done {
        marks[place].amount = marks[place].amount ?? 0
      }
      habits.trackers[index].aim = .atLeast
      (habits.trackers[index].unit, habits.trackers[index].target) = ("", 0)
    }
    habits.report.sort()
    return habits
  }
}
