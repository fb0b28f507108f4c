import HearthModel
public import HearthSupport

extension InterchangeWriter {
  /// What an import took and left, as scripts and APIs read it.
  public func json(_ report: HabitIntakeReport) -> JSON {
    [
      "added": .integer(Int64(report.added)),
      "changed": .integer(Int64(report.changed)),
      "unchanged": .integer(Int64(report.unchanged)),
      "trackers": .array(report.trackers.map(json)),
      "rejected": .array(report.details.rejected.map(json)),
      "lossy": .array(report.details.losses.map(json)),
    ]
  }

  /// A loss as scripts and APIs read it.
  public func json(_ loss: InterchangeLoss) -> JSON {
    [
      "tracker": JSON(loss.tracker),
      "what": .string(loss.kind.rawValue),
      "count": .integer(Int64(loss.count)),
      "detail": JSON(loss.detail),
      "reason": .string(sentence(loss)),
    ]
  }

  private func json(_ line: HabitIntakeReport.Line) -> JSON {
    [
      "id": .string(line.id.description),
      "name": .string(line.name),
      "new": .bool(line.isNew),
      "added": .integer(Int64(line.added)),
      "changed": .integer(Int64(line.changed)),
      "unchanged": .integer(Int64(line.unchanged)),
    ]
  }

  private func json(_ rejection: InterchangeReport.Rejection) -> JSON {
    [
      "file": .string(rejection.place.file),
      "line": JSON(rejection.place.line),
      "tracker": JSON(rejection.tracker),
      "reason": .string(sentence(rejection.reason)),
    ]
  }
}
