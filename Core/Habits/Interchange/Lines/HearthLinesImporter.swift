import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Reads our own JSON Lines.
public struct HearthLinesImporter: Importer {
  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: HearthLines.name, summary: "plugin.importer.jsonl") { _ in
      HearthLinesImporter()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    var habits = ForeignHabits(format: HearthLines.name)
    for file in files.sorted(by: { $0.name < $1.name }) {
      var reader = HearthLinesReader(file: file.name)
      let lines = try file.lines(of: HearthLines.name, &reader.habits.report)
        .filter { !$0.text.trimmed.isEmpty }
      guard let first = lines.first else {
        throw .notOfFormat(path: file.name, format: HearthLines.name, .empty)
      }
      try check(first, file)
      for line in lines.dropFirst() { reader.take(line) }
      habits.append(reader.finish())
    }
    habits.report.sort()
    return habits
  }

  private func check(_ line: SourceLine, _ file: ImportFile) throws(ImportError) {
    guard let head = try? JSON(parsing: line.text), head["hearth"]?.string == "habits",
      let version = head["version"]?.integer
    else { throw .notOfFormat(path: file.name, format: HearthLines.name, .otherMembers) }
    guard (1...Int64(HearthLines.version)).contains(version) else {
      throw .notOfFormat(
        path: file.name,
        format: HearthLines.name,
        .otherVersion(Int(version))
      )
    }
  }
}

extension ForeignHabits {
  /// Takes in what another file says.
  fileprivate mutating func append(_ other: ForeignHabits) {
    let shift = trackers.count
    for category in other.categories where !categories.contains(where: { $0.name == category.name })
    {
      categories.append(category)
    }
    trackers += other.trackers
    pauses += other.pauses.map { pause in
      var pause = pause
      pause.trackers = pause.trackers?.map { $0 + shift }
      return pause
    }
    settings = other.settings ?? settings
    report.add(other.report)
  }
}
