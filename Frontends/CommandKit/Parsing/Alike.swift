/// The candidates that a mistyped word may have meant, nearest first and in their own order.
///
/// A candidate is near when at most one letter in three has to change, or when the word begins it.
func alike(_ word: String, among candidates: [String]) -> [String] {
  let typed = Array(word.lowercased())
  let near = candidates.compactMap { candidate -> (word: String, distance: Int)? in
    let letters = Array(candidate.lowercased())
    if typed.count > 1, letters.starts(with: typed) { return (candidate, 1) }
    let distance = typingDistance(typed, letters)
    return distance <= max(1, typed.count / 3) && distance < letters.count
      ? (candidate, distance) : nil
  }
  guard let nearest = near.map(\.distance).min() else { return [] }
  return near.filter { $0.distance == nearest }.prefix(3).map(\.word)
}

/// The number of letters to insert, drop, replace or swap with their neighbour that turn one word
/// into the other (the restricted Damerau-Levenshtein distance).
func typingDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
