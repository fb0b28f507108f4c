import HearthHousehold
import HearthModel
import HearthSupport

/// What can be put into an event of a kind besides its times and its note.
struct EventEditorForm<Event: DiaryEvent>: Sendable {
  /// The fields with the values of an event.
  let fields: @Sendable (Event, EditorWriter) -> [EditorField]
  /// Puts the values of fields into an event.
  let fill: @Sendable (inout Event, EditorReader) throws -> Void
}

/// A form of whatever kind.
protocol EventEditing: Sendable {
  associatedtype Event: DiaryEvent
  var fields: @Sendable (Event, EditorWriter) -> [EditorField] { get }
  var fill: @Sendable (inout Event, EditorReader) throws -> Void { get }
}

extension EventEditorForm: EventEditing {}

extension EventKind {
  /// What can be put into an event of the kind.
  var editorForm: any EventEditing {
    switch self {
    case .feeding: EventEditorForm<Feeding>.feeding
    case .pumping: EventEditorForm<Pumping>.pumping
    case .nappy: EventEditorForm<Nappy>.nappy
    case .temperature: EventEditorForm<Temperature>.temperature
    case .medicine: EventEditorForm<Medicine>.medicine
    case .bath: EventEditorForm<Bath>(fields: { _, _ in [] }, fill: { _, _ in })
    case .tummyTime: EventEditorForm<TummyTime>.tummyTime
    case .milestone: EventEditorForm<Milestone>.milestone
    case .note: EventEditorForm<DiaryNote>.note
    case .growth: EventEditorForm<Growth>.growth
    }
  }
}

extension EventEditorForm<Feeding> {
  static let feeding = EventEditorForm { feeding, writer in
    let isNew = feeding.start == .distantPast
    return [
      writer.choice(
        "method",
        feeding.method,
        among: [.left, .right, .both, .bottle, .selfFed, .parentFed],
        isOptional: false
      ) { method in method.messageKey.map { writer.messages($0) } ?? method.rawValue },
      writer.choice(
        "content",
        isNew ? nil : feeding.content,
        among: [.breastMilk, .formula, .mixed, .fortified, .food],
        isOptional: isNew,
        none: "content.usual"
      ) { $0.text(in: writer.messages) },
      writer.measure("ml", .volume, feeding.amount),
      writer.words("foods", feeding.foods), writer.words("reaction", feeding.reaction),
    ]
  } fill: { feeding, reader in
    if let method = reader.text("method") { feeding.method = FeedingMethod(rawValue: method) }
    if let content = reader.text("content") { feeding.content = FeedingContent(rawValue: content) }
    feeding.amount = try reader.measure("ml", .volume, or: feeding.amount)
    feeding.foods = reader.text("foods")
    feeding.reaction = reader.text("reaction")
  }
}

extension EventEditorForm<Pumping> {
  static let pumping = EventEditorForm { pumping, writer in
    [
      writer.measure("left", .volume, pumping.left),
      writer.measure("right", .volume, pumping.right),
      writer.measure("total", .volume, pumping.total),
      writer.choice("use", pumping.use, among: MilkUse.known) {
        EventWriter.word($0, among: MilkUse.known, "use.\($0.rawValue)", writer.messages)
      },
    ]
  } fill: { pumping, reader in
    pumping.left = try reader.measure("left", .volume, or: pumping.left)
    pumping.right = try reader.measure("right", .volume, or: pumping.right)
    pumping.total = try reader.measure("total", .volume, or: pumping.total)
    pumping.use = reader.text("use").map { MilkUse(rawValue: $0) }
  }
}

extension EventEditorForm<Nappy> {
  static let nappy = EventEditorForm { nappy, writer in
    let states = ["wet", "dirty", "both", "dry"]
    let state = states[nappy.isWet ? (nappy.isDirty ? 2 : 0) : (nappy.isDirty ? 1 : 3)]
    return [
      EditorField(
        "state",
        writer.label("state"),
        .choice(states.map { EditorChoice($0, writer.messages("nappy.\($0)")) }),
        value: state
      ),
      writer.choice("colour", nappy.colour, among: StoolColour.known) {
        EventWriter.word($0, among: StoolColour.known, "colour.\($0.rawValue)", writer.messages)
      },
      writer.words("texture", nappy.texture), writer.toggle("rash", nappy.hasRash),
    ]
  } fill: { nappy, reader in
    let state = reader.text("state")
    nappy.isWet = state == "wet" || state == "both"
    nappy.isDirty = state == "dirty" || state == "both"
    nappy.colour = reader.text("colour").map { StoolColour(rawValue: $0) }
    nappy.texture = reader.text("texture")
    nappy.hasRash = reader.values.says("rash")
  }
}

extension EventEditorForm<TummyTime> {
  static let tummyTime = EventEditorForm { event, writer in
    [writer.words("milestone", event.milestone)]
  } fill: { event, reader in
    event.milestone = reader.text("milestone")
  }
}

extension EventEditorForm<Milestone> {
  static let milestone = EventEditorForm { event, writer in
    [writer.words("title", event.title)]
  } fill: { event, reader in
    event.title = try reader.required("title")
  }
}

extension EventEditorForm<DiaryNote> {
  static let note = EventEditorForm { event, writer in
    [writer.words("text", event.text)]
  } fill: { event, reader in
    event.text = try reader.required("text")
  }
}
