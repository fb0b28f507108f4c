import HearthModel
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Reads the JSON export of Table Habit.
public struct TableHabitImporter: Importer {
  /// As an executable lists it.
  public static var plugin: ImporterPlugin<ForeignHabits> {
    ImporterPlugin(name: TableHabitFormat.name, summary: "plugin.importer.tablehabit") { _ in
      TableHabitImporter()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(_ files: [ImportFile]) throws(ImportError) -> ForeignHabits {
    var habits = ForeignHabits(format: TableHabitFormat.name)
    for file in files.sorted(by: { $0.name < $1.name }) {
      let json = try file.json(of: TableHabitFormat.name)
      guard let list = json["habits"]?.array else {
        throw .notOfFormat(path: file.name, format: TableHabitFormat.name, .otherMembers)
      }
      let groups = groups(json["groups"]?.array ?? [], file, &habits)
      for (index, item) in list.enumerated() {
        let place = InterchangePlace(file: "\(file.name):habits", line: index + 1)
        let reader = TableHabitReader(place: place, groups: groups)
        do throws(RejectionReason) {
          let tracker = try reader.tracker(item, &habits.report)
          if let tracker { habits.trackers.append(tracker) }
        } catch {
          habits.report.reject(place, error)
        }
      }
    }
    habits.keepUniqueSourceIDs()
    return habits
  }

  private func groups(
    _ list: [JSON],
    _ file: ImportFile,
    _ habits: inout ForeignHabits
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (index, item) in list.enumerated() {
      guard let uuid = item["uuid"]?.string, let name = item["name"]?.string?.trimmed.nonEmpty
      else {
        let place = InterchangePlace(file: "\(file.name):groups", line: index + 1)
        habits.report.reject(place, .malformed)
        continue
      }
      names[uuid] = name
      habits.addCategory(name)
      if let note = item["desc"]?.string, !note.isEmpty {
        habits.report.lose(.field, of: name, "desc")
      }
    }
    return names
  }
}

extension ForeignHabits {
  /// Two trackers of one identifier are told apart by their names instead.
  mutating func keepUniqueSourceIDs() {
    let counts = Dictionary(trackers.compactMap(\.sourceID).map { ($0, 1) }, uniquingKeysWith: +)
    for index in trackers.indices where trackers[index].sourceID.flatMap({ counts[$0] }) != 1 {
      trackers[index].sourceID = nil
    }
  }
}
