import HearthHousehold
import HearthModel
import HearthSupport

/// A row of the API of Baby Buddy, and what the same row is in a CSV export.
struct BabyBuddyObject {
  /// A child as other rows of an export name it.
  struct Child {
    let first: String
    let last: String
  }

  /// Its number; empty where it has none, as a tag.
  let id: String
  /// The names of the tags on it.
  let tags: [String]
  /// Where it is.
  let place: ImportPlace
  private let json: JSON

  /// A row of a list at an address.
  init(_ json: JSON, at list: String) {
    self.json = json
    id = json["id"].map { Self.text($0) } ?? ""
    tags = (json["tags"]?.array ?? []).compactMap(\.string)
    let name = id.isEmpty ? json["slug"]?.string ?? "" : id
    place = ImportPlace(file: name.isEmpty ? list : "\(list)\(name)/")
  }

  /// The names of a child's own row.
  var child: Child? {
    guard let first = json["first_name"]?.string else { return nil }
    return Child(first: first, last: json["last_name"]?.string ?? "")
  }

  /// Where a child's portrait is, on the server itself: what it believes to be called says nothing.
  var picturePath: String? {
    guard let text = json["picture"]?.string, !text.isEmpty else { return nil }
    guard let scheme = text.firstRange(of: "://") else { return text }
    let host = text[scheme.upperBound...]
    return host.firstIndex(of: "/").map { String(host[$0...]) }
  }

  /// The row with the columns and texts of an export, its times to the second that is meant.
  func row(_ children: [String: Child]) -> ForeignRow {
    var cells: [(name: String, text: String)] = []
    var instants: [String: ForeignTime] = [:]
    for member in json.members ?? [] {
      let text = Self.text(member.value)
      switch member.key {
      case "child":
        cells.append(("child_id", text))
        cells.append(("child_first_name", children[text]?.first ?? ""))
        cells.append(("child_last_name", children[text]?.last ?? ""))
      case "tags": cells.append(("tags", tags.joined(separator: ",")))
      case "start", "end", "time":
        if let time = ForeignTime(text), case .instant = time { instants[member.key] = time }
        cells.append((member.key, Self.local(text)))
      case "next_dose_interval": cells.append((member.key, Self.interval(text)))
      default: cells.append((member.key, text))
      }
    }
    return ForeignRow(place: place, cells: cells, instants: instants)
  }

  private static func text(_ json: JSON) -> String {
    switch json {
    case .null, .array, .object: ""
    case .bool(let value): value ? "1" : "0"
    case .string(let text): text
    case .integer, .number: json.text
    }
  }

  /// `2026-03-07T12:00:00.25+03:00` as an export has it: the offset says nothing that the family
  /// wrote, and would make another text of it.
  private static func local(_ text: String) -> String {
    guard ForeignTime(text) != nil, text.utf8.count >= 19 else { return text }
    return text.prefix(10) + " " + text.dropFirst(11).prefix(8)
  }

  /// `1 04:00:00` as an export has it: `1 day, 4:00:00`.
  private static func interval(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard let clock = parts.last, parts.count <= 2 else { return text }
    let time = clock.hasPrefix("0") && clock.utf8.count >= 8 ? clock.dropFirst() : clock
    guard parts.count == 2, let days = Int(parts[0]) else { return String(time) }
    return "\(days) day\(days == 1 ? "" : "s"), \(time)"
  }
}
