public import HearthSupport

extension ImportReasonWriter {
  /// What an import took, changed and left, as scripts and APIs read it.
  public func json(_ report: ImportReport) -> JSON {
    [
      "added": .integer(Int64(report.added)),
      "changed": .integer(Int64(report.changed)),
      "unchanged": .integer(Int64(report.unchanged)),
      "skipped": .array(report.skipped.map(json)),
      "rejected": .array(report.rejected.map(json)),
      "remarks": .array(report.remarks.map(json)),
    ]
  }

  private func json(_ entry: ImportReport.Entry) -> JSON {
    [
      "file": .string(entry.place.file),
      "line": JSON(entry.place.line),
      "reason": .string(sentence(entry.reason)),
    ]
  }
}
