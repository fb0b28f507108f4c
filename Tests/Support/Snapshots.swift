import Glibc
package import Testing

/// Expects a text to be the one kept in `Tests/Snapshots/<suite>/<name>.txt`.
///
/// With `HEARTH_RECORD=1` in the environment the text is kept instead, and the test fails to say so.
package func expectSnapshot(
  _ text: String,
  suite: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = TextFile("\(snapshotFolder)/\(suite)/\(name).txt")
  let isRecording = getenv("HEARTH_RECORD").map { String(cString: $0) } == "1"
  let outcome = compareSnapshot(text, with: file, isRecording: isRecording)
  if let complaint = outcome.complaint {
    Issue.record("\(suite)/\(name): \(complaint)", sourceLocation: sourceLocation)
  }
}

/// How a text stands to the one kept of it.
package enum SnapshotOutcome: Equatable {
  case same
  case missing
  case different(String)
  case recorded
  case notWritten(code: Int32)

  /// What a test says, unless all is well.
  package var complaint: String? {
    switch self {
    case .same: nil
    case .missing: "There is no snapshot; HEARTH_RECORD=1 keeps one."
    case .different(let difference): "Not the text kept:\n\(difference)"
    case .recorded: "Recorded; run again without HEARTH_RECORD."
    case .notWritten(let code): "The snapshot could not be written (error \(code))."
    }
  }
}

/// Compares a text with a file, or keeps it there.
package func compareSnapshot(
  _ text: String,
  with file: TextFile,
  isRecording: Bool
) -> SnapshotOutcome {
  if isRecording {
    do throws(TextFileError) {
      try file.write(text)
      return .recorded
    } catch {
      return .notWritten(code: error.code)
    }
  }
  guard let expected = file.read() else { return .missing }
  let isSame = expected.utf8.elementsEqual(text.utf8)
  return isSame ? .same : .different(lineDifference(expected: expected, actual: text))
}

private let snapshotFolder: String = {
  let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
  return "/\(tests)/Snapshots"
}()
