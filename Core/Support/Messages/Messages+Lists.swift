extension Messages {
  /// Several things in one sentence: "a, b and c".
  public func list(_ members: [String]) -> String {
    guard let last = members.last else { return "" }
    let others = members.dropLast()
    guard var text = others.first else { return last }
    for member in others.dropFirst() { text = self("list.middle", text, member) }
    return self("list.last", text, last)
  }
}
