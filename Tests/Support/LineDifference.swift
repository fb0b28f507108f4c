/// The lines in which two texts differ, marked `-` (expected) and `+` (actual) with their numbers.
package func lineDifference(expected: String, actual: String) -> String {
  let changes = lines(of: actual).difference(from: lines(of: expected))
  return changes.map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(line)")
    }
  }
  .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  .map(\.2)
  .joined(separator: "\n")
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
