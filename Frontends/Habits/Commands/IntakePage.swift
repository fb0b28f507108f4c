import HabitsCore
import HearthModel
import HearthSupport

/// Tells of an import: what it took, changed and left, and why.
struct IntakePage {
  private let report: HabitIntakeReport
  private let isDryRun: Bool
  private let messages: Messages
  private let writer: InterchangeWriter

  init(_ report: HabitIntakeReport, isDryRun: Bool, messages: Messages) {
    self.report = report
    self.isDryRun = isDryRun
    self.messages = messages
    writer = InterchangeWriter(messages: messages)
  }

  /// The report for scripts.
  var json: JSON {
    [
      "added": .integer(Int64(report.added)),
      "changed": .integer(Int64(report.changed)),
      "unchanged": .integer(Int64(report.unchanged)),
      "trackers": .array(report.trackers.map(json)),
      "rejected": .array(report.details.rejected.map(json)),
      "lossy": .array(report.details.losses.map(writer.json)),
    ]
  }

  /// The report for a person: the sums, tracker by tracker, then what was left or altered.
  var lines: [String] {
    let head = messages(
      isDryRun ? "intake.planned" : "intake.done",
      report.added,
      report.changed,
      report.unchanged
    )
    let trackers = report.trackers.map { line in
      "  " + messages("intake.tracker", line.name, line.added, line.changed, line.unchanged)
    }
    let rejected = report.details.rejected.map { rejection in
      let place = rejection.place.line.map { "\(rejection.place.file):\($0)" }
      return "  \(place ?? rejection.place.file): \(writer.sentence(rejection.reason))"
    }
    return [head] + trackers + group("intake.rejected", rejected)
      + group("intake.lossy", writer.lines(report.details.losses))
  }

  private func group(_ title: MessageKey, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", messages(title, lines.count)] + lines
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
      "reason": .string(writer.sentence(rejection.reason)),
    ]
  }
}

extension InterchangeWriter {
  /// A loss for scripts.
  func json(_ loss: InterchangeLoss) -> JSON {
    [
      "tracker": JSON(loss.tracker),
      "what": .string(loss.kind.rawValue),
      "count": .integer(Int64(loss.count)),
      "detail": JSON(loss.detail),
      "reason": .string(sentence(loss)),
    ]
  }

  /// Losses for a person, a line each.
  func lines(_ losses: [InterchangeLoss]) -> [String] {
    losses.map { loss in
      let owner = loss.tracker.map { "\($0): " } ?? ""
      return "  \(owner)\(sentence(loss))"
    }
  }
}
