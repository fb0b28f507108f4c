import HearthModel
import HearthPorts
import StorageArchive
import StorageSQLite

@testable import HabitsCore

extension ImportFile {
  /// A file of lines that end in LF.
  init(_ name: String, _ lines: String...) {
    self.init(name: name, bytes: Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}

extension ForeignHabits {
  /// The tracker of a name, if there is exactly one.
  func tracker(_ name: String) -> ForeignTracker? {
    let found = trackers.filter { $0.name == name }
    return found.count == 1 ? found[0] : nil
  }

  /// What was rejected, as short text: `log:3 …`.
  var rejections: [String] {
    report.rejected.map { "\($0.place.file):\($0.place.line ?? 0) \($0.reason)" }
  }

  /// What was lost, as short text.
  var losses: [String] { report.losses.map(\.text) }
}

extension InterchangeLoss {
  /// `tracker: kind ×count detail`.
  var text: String {
    let parts: [String?] = [
      tracker.map { "\($0):" }, kind.rawValue, count == 1 ? nil : "×\(count)", detail,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension ForeignTracker {
  /// The marks as short text: `2026-01-05 done 2000 text`.
  var lines: [String] {
    marks.map { mark in
      let parts: [String?] = [
        mark.day.description, mark.mark.rawValue, mark.amount.map(String.init), mark.reason,
        mark.note,
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }
}

/// A day of January 2026.
func january(_ day: Int) -> Day {
  Day(number: 20_453 + day)
}

/// The files of a made-up Loop export, as a zip.
func loopZip(_ files: [(name: String, text: String)]) throws -> ImportFile {
  let archived = files.map { ArchivedFile(name: $0.name, bytes: Array($0.text.utf8)) }
  return ImportFile(name: "loop.zip", bytes: try ZipArchive().pack(archived))
}

/// What is made of Loop's files.
func readLoop(_ files: ImportFile...) throws -> ForeignHabits {
  try LoopImporter(archive: ZipArchive(), database: SQLiteForeignDatabase()).read(files)
}

/// A database made by hand.
func database(_ contents: ForeignContents, named name: String = "habits.db") throws -> ImportFile {
  ImportFile(name: name, bytes: try SQLiteForeignDatabase().make(contents))
}
