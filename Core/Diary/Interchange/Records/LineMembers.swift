import HearthModel
import HearthSupport

/// The members of a line by the columns of its kind.
struct LineMembers {
  /// One a column, in their order; nil where the line has none of the name.
  private(set) var values: [JSON?]
  /// Those that no column has the name of.
  private(set) var others: [JSON.Member] = []

  /// Sorts the members of a line; as a rule they are in the order of the columns.
  init(_ json: JSON, _ columns: [Column]) {
    values = Array(repeating: nil, count: columns.count)
    var next = 0
    for member in json.members ?? [] where member.key != "kind" && member.key != "id" {
      let isNext = next < columns.count && columns[next].name == member.key
      if let place = isNext ? next : columns.firstIndex(where: { $0.name == member.key }) {
        values[place] = member.value
        next = place + 1
      } else {
        others.append(member)
      }
    }
  }
}
