import HearthHousehold
public import HearthPlugins
public import HearthPorts
import HearthSupport

/// Reads a running Baby Buddy by its API.
///
/// Its rows become what those of its CSV export become, under the same keys: who imported the one and
/// then the other has everything once.
public struct BabyBuddyServer: LiveImporter {
  /// As an executable lists it.
  public static var plugin: LiveImporterPlugin<ForeignDiary> {
    LiveImporterPlugin(name: BabyBuddyImporter.format, summary: "plugin.importer.babybuddy") { _ in
      BabyBuddyServer()
    }
  }

  /// A reader.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func read(
    _ source: LiveSource,
    through client: any HTTPClient,
    progress: @Sendable (Int) -> Void
  ) async throws(LiveImportError) -> ForeignDiary {
    let pages = BabyBuddyPages(source, client)
    let known = try await pages.endpoints()
    var diary = ForeignDiary(format: BabyBuddyImporter.format)
    var children: [String: BabyBuddyObject.Child] = [:]
    var done = 0
    for (kind, endpoint) in BabyBuddyKind.endpoints where known.contains(endpoint) {
      let objects = try await pages.objects(at: endpoint) { progress(done + $0) }
      done += objects.count
      if kind == .child {
        let named = objects.compactMap { object in object.child.map { (object.id, $0) } }
        children = Dictionary(named) { first, _ in first }
        diary.pictures = try await pages.pictures(of: objects, &diary.report)
      }
      for object in objects { diary.read(object, of: kind, children) }
    }
    if known.contains(Self.timers) {
      let objects = try await pages.objects(at: Self.timers) { progress(done + $0) }
      for object in objects { diary.readTimer(object, children) }
    }
    return diary
  }

  private static let timers = "timers"
}

extension ForeignDiary {
  fileprivate mutating func read(
    _ object: BabyBuddyObject,
    of kind: BabyBuddyKind,
    _ children: [String: BabyBuddyObject.Child]
  ) {
    do throws(ImportReason) {
      let row = object.row(children)
      var entry = try kind.entry(row)
      entry.tags = object.tags
      entries.append(entry)
      try units.add(row, of: kind)
    } catch {
      report.reject(object.place, error)
    }
  }
}

extension ForeignDiary {
  /// Takes a stopwatch, which no export has; older versions keep those that were stopped.
  fileprivate mutating func readTimer(
    _ object: BabyBuddyObject,
    _ children: [String: BabyBuddyObject.Child]
  ) {
    let row = object.row(children)
    guard row["end"].isEmpty, row["active"] != "0" else { return }
    do throws(ImportReason) {
      let name = row["name"].nonEmpty ?? "Timer \(object.id)"
      let start = try row.time("start")
      let child = ForeignChild(
        id: row["child_id"].nonEmpty,
        name: row.name("child_first_name", "child_last_name")
      )
      entries.append(
        ForeignEntry(
          place: row.place,
          sourceID: object.id,
          child: child,
          start: row["start"],
          cells: ImportedRow.Content([
            ("child", child.label), ("name", name), ("start", row["start"]),
          ]),
          content: .timer(ForeignTimer(name: name, start: start))
        )
      )
    } catch {
      report.reject(object.place, error)
    }
  }
}

extension BabyBuddyKind {
  /// Where the API has each kind; children first, since all others name them by number alone.
  fileprivate static let endpoints: [(kind: BabyBuddyKind, endpoint: String)] = [
    (.child, "children"), (.tag, "tags"), (.sleep, "sleep"), (.feeding, "feedings"),
    (.diaperChange, "changes"), (.pumping, "pumping"), (.tummyTime, "tummy-times"),
    (.temperature, "temperature"), (.medication, "medication"), (.note, "notes"),
    (.weight, "weight"), (.height, "height"), (.headCircumference, "head-circumference"),
    (.bodyMassIndex, "bmi"),
  ]
}
