public import HearthHousehold
public import HearthModel
public import HearthSupport

/// Writes records as the JSON that scripts and APIs read: ISO instants with offset, whole seconds,
/// null for what is absent.
public struct RecordJSON: Sendable {
  let zones: TimeZoneHistory
  let now: Instant
  let labels: EventLabels
  private let people: [RecordID: String]

  /// A writer that shows instants by these zones, and entries with these names.
  ///
  /// - Parameters:
  ///   - zones: by which instants are written.
  ///   - now: up to when what goes on has lasted.
  ///   - labels: the tags on entries, and who wrote events.
  ///   - people: who wrote sleeps.
  public init(
    zones: TimeZoneHistory,
    now: Instant,
    labels: EventLabels = .none,
    people: [RecordID: String] = [:]
  ) {
    self.zones = zones
    self.now = now
    self.labels = labels
    self.people = people
  }

  /// An instant, or null.
  public func instant(_ instant: Instant?) -> JSON {
    instant.map { .string(zones.iso($0)) } ?? .null
  }

  /// A child.
  ///
  /// - Parameters:
  ///   - child: whom.
  ///   - hasPhoto: whether there is a portrait.
  /// - Returns: an object.
  public func child(_ child: Child, hasPhoto: Bool = false) -> JSON {
    [
      "id": .string(child.id.description),
      "name": .string(child.name),
      "born": .string(child.born.description),
      "bornAt": JSON(child.bornAt?.description),
      "due": JSON(child.due?.description),
      "sex": JSON(child.sex?.rawValue),
      "night": .string(child.night.description),
      "colour": JSON(child.colour),
      "archived": .bool(child.isArchived),
      "photo": .bool(hasPhoto),
    ]
  }

  /// A timer, with how long it has run.
  public func timer(_ timer: DiaryTimer) -> JSON {
    [
      "id": .string(timer.id.description),
      "child": JSON(timer.child?.description),
      "name": .string(timer.name),
      "start": instant(timer.start),
      "seconds": .integer((timer.start..<max(timer.start, now)).seconds),
    ]
  }

  /// The tags on some entries, each once.
  func tags(on ids: [RecordID]) -> JSON {
    .array(Set(ids.flatMap(labels.tags)).sorted().map { .string($0) })
  }

  /// What goes with an event of any kind: its tags by name, its note, who wrote it.
  func members(of event: any DiaryEvent) -> [JSON.Member] {
    [
      .init("tags", tags(on: [event.id])),
      .init("note", JSON(event.note)),
      .init("author", JSON(labels.author(of: event))),
    ]
  }

  /// A person.
  public func person(_ person: Person) -> JSON {
    [
      "id": .string(person.id.description),
      "name": .string(person.name),
      "role": .string(person.role.rawValue),
    ]
  }

  /// A tag.
  public func tag(_ tag: Tag) -> JSON {
    [
      "id": .string(tag.id.description),
      "name": .string(tag.name),
      "colour": JSON(tag.colour),
    ]
  }

  /// A sleep with what it counts as.
  public func sleep(_ sleep: Sleep, clock: DayClock) -> JSON {
    [
      "kind": "sleep",
      "id": .string(sleep.id.description),
      "child": .string(sleep.child.description),
      "start": instant(sleep.start),
      "end": instant(sleep.end),
      "seconds": .integer((sleep.start..<max(sleep.start, sleep.end ?? now)).seconds),
      "night": .bool(clock.kind(of: sleep) == .night),
      "nightByHand": .bool(sleep.kindByHand != nil),
      "place": JSON(sleep.place?.rawValue),
      "settling": JSON(sleep.settling),
      "settlingSeconds": JSON(sleep.settlingSeconds),
      "moodAtStart": JSON(sleep.moodAtStart),
      "moodAtEnd": JSON(sleep.moodAtEnd),
      "tags": tags(on: [sleep.id]),
      "note": JSON(sleep.note),
      "author": JSON(sleep.author.flatMap { people[$0] }),
    ]
  }
}
