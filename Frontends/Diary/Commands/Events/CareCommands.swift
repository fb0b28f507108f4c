import CommandKit
import DiaryCore

/// `pump [--ml N | --left N --right N] [--use stored|fed|discarded]`.
enum PumpCommand {
  private static let left = Option("left", .tenths, summary: "option.pump.left")
  private static let right = Option("right", .tenths, summary: "option.pump.right")
  private static let use = Option(
    "use",
    .choices(MilkUse.known.map(\.rawValue)),
    summary: "option.pump.use"
  )

  static let form = EventForm<Pumping>(
    [EventOptions.amount, left, right, use],
    clearings: [
      Clearing("ml", \.total), Clearing("left", \.left), Clearing("right", \.right),
      Clearing("use", \.use),
    ]
  ) { values, pumping in
    if let left = values[left] { pumping.left = left.value }
    if let right = values[right] { pumping.right = right.value }
    if let total = values[EventOptions.amount] { pumping.total = total.value }
    if let use = values[use] { pumping.use = MilkUse(rawValue: use) }
  }

  static let command = EventCommand.adding(
    "pump",
    summary: "command.pump",
    form: form,
    isShared: true
  ) { values, pumping in
    if values[EventOptions.shared] { pumping.child = nil }
  }
}

/// `nappy wet|dirty|both|dry`.
enum NappyCommand {
  /// What was in it.
  private enum State: String, CaseIterable {
    case wet
    case dirty
    case both
    case dry

    func put(into nappy: inout Nappy) {
      nappy.isWet = self == .wet || self == .both
      nappy.isDirty = self == .dirty || self == .both
    }
  }

  private static let state = Argument(
    "word.kind",
    .choice(of: State.self),
    summary: "argument.nappy.state"
  )
  private static let corrected = Option(
    "state",
    .choice(of: State.self),
    summary: "argument.nappy.state"
  )
  private static let colour = Option(
    "colour",
    .text,
    valueName: "word.colour",
    summary: "option.nappy.colour"
  )
  private static let texture = Option(
    "texture",
    .text,
    valueName: "word.text",
    summary: "option.nappy.texture"
  )
  private static let amount = Option("amount", .tenths, summary: "option.nappy.amount")
  private static let rash = Flag("rash", summary: "option.nappy.rash")
  private static let noRash = Flag("no-rash", summary: "option.nappy.no-rash")

  static let form = EventForm<Nappy>(
    [colour, texture, amount, rash],
    corrections: [corrected, noRash],
    exclusive: [[rash, noRash]],
    clearings: [
      Clearing("colour", \.colour), Clearing("texture", \.texture), Clearing("amount", \.amount),
    ]
  ) { values, nappy in
    if let colour = values[colour] {
      nappy.colour = colour.isEmpty ? nil : StoolColour(rawValue: colour)
    }
    if let texture = values[texture] { nappy.texture = texture.isEmpty ? nil : texture }
    if let amount = values[amount] { nappy.amount = amount.value }
    if values[rash] { nappy.hasRash = true }
  } correct: { values, nappy in
    values[corrected]?.put(into: &nappy)
    if values[noRash] { nappy.hasRash = false }
  }

  static let command = EventCommand.adding(
    "nappy",
    summary: "command.nappy",
    arguments: [state],
    form: form
  ) { values, nappy in
    values[state].put(into: &nappy)
  }
}

/// `bath`.
enum BathCommand {
  static let form = EventForm<Bath>([])

  static let command = EventCommand.adding("bath", summary: "command.bath", form: form)
}

/// `tummy [--milestone TEXT]`.
enum TummyCommand {
  private static let milestone = Option(
    "milestone",
    .text,
    valueName: "word.text",
    summary: "option.tummy.milestone"
  )

  static let form = EventForm<TummyTime>(
    [milestone],
    clearings: [Clearing("milestone", \.milestone)]
  ) { values, event in
    if let text = values[milestone] { event.milestone = text.isEmpty ? nil : text }
  }

  static let command = EventCommand.adding("tummy", summary: "command.tummy", form: form)
}

/// `milestone TITLE`.
enum MilestoneCommand {
  private static let title = Argument("word.text", .text, summary: "argument.milestone.title")
  private static let corrected = Option(
    "title",
    .text,
    valueName: "word.text",
    summary: "argument.milestone.title"
  )

  static let form = EventForm<Milestone>(
    [],
    corrections: [corrected],
    correct: { values, event in
      if let title = values[corrected] { event.title = title }
    }
  )

  static let command = EventCommand.adding(
    "milestone",
    summary: "command.milestone",
    arguments: [title],
    form: form
  ) { values, event in
    event.title = values[title]
  }
}

/// `note TEXT`.
enum NoteCommand {
  private static let text = Argument("word.text", .text, summary: "argument.note.text")

  static let form = EventForm<DiaryNote>([])

  static let command = EventCommand.adding(
    "note",
    summary: "command.note",
    arguments: [text],
    form: form,
    takesNote: false
  ) { values, event in
    event.text = values[text]
  }
}
