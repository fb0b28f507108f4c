/// What may stand where the cursor is, as the description of the commands tells it.
struct Completion: Sendable, Hashable {
  /// What is typed already of the part to be completed.
  var typed: String
  /// What stands before that part in the same word, as `--kind=` does.
  var lead = ""
  /// Words that the description knows.
  var words: [Candidate] = []
  /// A value that somebody else has to list: files, folders, the program's own data.
  var value: ValueKind?
}

extension Completion {
  /// The words and those found for the value that go on from what is typed.
  ///
  /// Where none does letter by letter, capitals and small letters are alike.
  func fitting(_ found: [Candidate]) -> [Candidate] {
    let all = (words + found).filter(\.isPlain)
    let exact = all.filter { $0.text.hasPrefix(typed) }
    guard exact.isEmpty else { return exact }
    let small = typed.lowercased()
    return all.filter { $0.text.lowercased().hasPrefix(small) }
  }
}
