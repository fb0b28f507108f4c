import HearthModel
import HearthSupport

/// Our own JSON Lines: everything the habit tracker keeps, a record a line.
enum HearthLines {
  /// On the command line and in the keys of trackers.
  static let name = "jsonl"
  /// The version of the layout; readers refuse later ones.
  static let version = 1
  /// The first line of a file.
  static let head: JSON = ["hearth": "habits", "version": .integer(Int64(version))]
}
