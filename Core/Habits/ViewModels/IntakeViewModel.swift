public import HearthHousehold
public import HearthSupport

/// Tells of an import: what it took, changed and left, and why.
public struct IntakeViewModel: Sendable {
  /// The sums.
  public let title: String
  /// What became of each tracker.
  public let trackers: [String]
  /// What was rejected, then what was taken otherwise than it was; none that is empty.
  public let groups: [ReportGroup]

  /// A report in the words of a language.
  ///
  /// - Parameters:
  ///   - report: what was taken, or would be.
  ///   - isDryRun: whether nothing has been written.
  ///   - messages: the language.
  public init(_ report: HabitIntakeReport, isDryRun: Bool, in messages: Messages) {
    let writer = InterchangeWriter(messages: messages)
    title = messages(
      isDryRun ? "intake.planned" : "intake.done",
      report.added,
      report.changed,
      report.unchanged
    )
    trackers = report.trackers.map { line in
      messages("intake.tracker", line.name, line.added, line.changed, line.unchanged)
    }
    let rejected = report.details.rejected.map { rejection in
      let place = rejection.place.line.map { "\(rejection.place.file):\($0)" }
      return "\(place ?? rejection.place.file): \(writer.sentence(rejection.reason))"
    }
    let losses = report.details.losses
    groups = [
      ReportGroup(title: messages("intake.rejected", rejected.count), lines: rejected),
      ReportGroup(title: messages("intake.lossy", losses.count), lines: writer.lines(losses)),
    ].filter { !$0.lines.isEmpty }
  }
}

extension InterchangeWriter {
  /// Losses for a person, a line each.
  public func lines(_ losses: [InterchangeLoss]) -> [String] {
    losses.map { loss in
      let owner = loss.tracker.map { "\($0): " } ?? ""
      return "\(owner)\(sentence(loss))"
    }
  }
}
