import CommandKit
import DiaryCore
import HearthHousehold
import HearthSupport

/// Tells of an import: what it took, changed and left, and why.
struct ImportPage {
  private let report: ImportReport
  private let isDryRun: Bool
  private let session: DiarySession
  private let zones: TimeZoneHistory

  init(
    _ report: ImportReport,
    isDryRun: Bool,
    session: DiarySession,
    zones: TimeZoneHistory
  ) {
    self.report = report
    self.isDryRun = isDryRun
    self.session = session
    self.zones = zones
  }

  /// The report for scripts.
  var json: JSON {
    [
      "added": .integer(Int64(report.added)),
      "changed": .integer(Int64(report.changed)),
      "unchanged": .integer(Int64(report.unchanged)),
      "skipped": .array(report.skipped.map(json)),
      "rejected": .array(report.rejected.map(json)),
      "remarks": .array(report.remarks.map(json)),
    ]
  }

  /// The report for a person: the sums, then what was left and why.
  var lines: [String] {
    let messages = session.messages
    let head = messages(
      isDryRun ? "import.planned" : "import.done",
      report.added,
      report.changed,
      report.unchanged
    )
    return [head]
      + group("import.rejected", report.rejected)
      + summary("import.skipped", report.skipped)
      + (session.console.diagnostics.isQuiet ? [] : summary("import.remarks", report.remarks))
  }

  private func group(_ title: MessageKey, _ entries: [ImportReport.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["", session.messages(title, entries.count)]
      + entries.map { "  \(place($0.place)): \(session.sentence(for: $0.reason, in: zones))" }
  }

  /// One line where many rows of a file share a kind of remark.
  private func summary(_ title: MessageKey, _ entries: [ImportReport.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["", session.messages(title, entries.count)]
      + entries.grouped.map { group in
        let sentence = session.sentence(for: group.first.reason, in: zones)
        let whole =
          group.more == 0 ? sentence : session.messages("import.more", sentence, group.more)
        return "  \(place(group.first.place)): \(whole)"
      }
  }

  private func place(_ place: ImportPlace) -> String {
    place.line.map { "\(place.file):\($0)" } ?? place.file
  }

  private func json(_ entry: ImportReport.Entry) -> JSON {
    [
      "file": .string(entry.place.file),
      "line": JSON(entry.place.line),
      "reason": .string(session.sentence(for: entry.reason, in: zones)),
    ]
  }
}
