public import DiaryCore
import HearthHousehold
public import HearthPlugins
public import HearthPorts

/// Reads a list that a parent kept by hand: `2026-01-09 19:30 - 2026-01-10 00:20 Ada`, one sleep a
/// line.
public struct SleepListImporter: Importer {
  /// The format's name on the command line and in the keys of rows.
  public static let format = "sleeplist"

  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignDiary> {
    ImporterPlugin(name: format, summary: "plugin.importer.sleeplist") { _ in SleepListImporter() }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignDiary {
    var diary = ForeignDiary(format: Self.format)
    for file in files {
      var bytes: [UInt8] = []
      let next = try file.pieces()
      while let piece = try next() { bytes += piece }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .notOfFormat(path: file.name, format: Self.format, .notText)
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let place = ImportPlace(file: file.name, line: index + 1)
        if let entry = Self.entry(String(line), at: place) {
          diary.entries.append(entry)
        } else {
          diary.report.reject(place, .unreadable(column: "line", text: String(line)))
        }
      }
    }
    return diary
  }

  private static func entry(_ line: String, at place: ImportPlace) -> ForeignEntry? {
    let words = line.split(separator: " ", maxSplits: 5).map(String.init)
    guard words.count == 6, words[2] == "-" else { return nil }
    let (start, end) = ("\(words[0]) \(words[1])", "\(words[3]) \(words[4])")
    guard let from = ForeignTime(start), let to = ForeignTime(end) else { return nil }
    return ForeignEntry(
      place: place,
      sourceID: nil,
      child: ForeignChild(id: nil, name: words[5]),
      start: start,
      cells: ImportedRow.Content([("start", start), ("end", end)]),
      content: .sleep(ForeignSleep(start: from, end: to))
    )
  }
}
