public import HearthHousehold
public import HearthSupport

/// Tells of an import: what it took, changed and left, and why.
public struct ImportViewModel: Sendable {
  /// The sums.
  public let title: String
  /// What was left, each with why; none that is empty.
  public let left: [ReportGroup]
  /// What else is worth knowing; none that is empty.
  public let remarks: [ReportGroup]

  /// A report in the words of a language.
  ///
  /// - Parameters:
  ///   - report: what was taken, or would be.
  ///   - isDryRun: whether nothing has been written.
  ///   - writer: words the reasons.
  ///   - messages: the language.
  public init(
    _ report: ImportReport,
    isDryRun: Bool,
    _ writer: ImportReasonWriter,
    in messages: Messages
  ) {
    title = messages(
      isDryRun ? "import.planned" : "import.done",
      report.added,
      report.changed,
      report.unchanged
    )
    left = [
      ReportGroup(
        title: messages("import.rejected", report.rejected.count),
        lines: report.rejected.map(writer.line)
      ),
      ReportGroup(
        title: messages("import.skipped", report.skipped.count),
        lines: writer.lines(report.skipped)
      ),
    ].filter { !$0.lines.isEmpty }
    remarks = [
      ReportGroup(title: messages("import.remarks"), lines: writer.lines(report.remarks))
    ].filter { !$0.lines.isEmpty }
  }
}

extension ImportReasonWriter {
  fileprivate func line(_ entry: ImportReport.Entry) -> String {
    "\(at(entry.place)): \(sentence(entry.reason))"
  }

  /// One line where many rows of a file share a kind of remark.
  fileprivate func lines(_ entries: [ImportReport.Entry]) -> [String] {
    entries.grouped.map { group in
      group.more == 0
        ? line(group.first)
        : messages("import.more", line(group.first), group.more)
    }
  }
}
