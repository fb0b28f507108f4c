import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// The kinds of events with their values.
enum EntryForms {
  static let all: [any EntryHandling] = [
    feeding, pumping, nappy, temperature, medicine, bath, tummyTime, milestone, note, growth,
  ]

  /// The form of a kind.
  static func form(of kind: EventKind) -> any EntryHandling {
    switch kind {
    case .feeding: feeding
    case .pumping: pumping
    case .nappy: nappy
    case .temperature: temperature
    case .medicine: medicine
    case .bath: bath
    case .tummyTime: tummyTime
    case .milestone: milestone
    case .note: note
    case .growth: growth
    }
  }

  private static let pumping = EntryForm<Pumping>([
    .measure(
      "millilitres",
      "web.field.millilitres",
      "In all, ml.",
      places: 1,
      .volume,
      us: ("fluidOunces", "editor.field.total.us", .volume),
      \.total
    ),
    .measure(
      "leftMillilitres",
      "web.field.left",
      "Left, ml.",
      places: 1,
      .volume,
      us: ("leftFluidOunces", "editor.field.left.us", .volume),
      \.left
    ),
    .measure(
      "rightMillilitres",
      "web.field.right",
      "Right, ml.",
      places: 1,
      .volume,
      us: ("rightFluidOunces", "editor.field.right.us", .volume),
      \.right
    ),
    .choice(
      "use",
      "web.field.use",
      "What became of the milk: stored, fed or discarded.",
      [(.stored, "use.stored"), (.fed, "use.fed"), (.discarded, "use.discarded")],
      \.use
    ),
  ])

  private static let nappy = EntryForm<Nappy>([
    .flag("wet", "nappy.wet", "Whether it was wet.", \.isWet),
    .flag("dirty", "nappy.dirty", "Whether there was stool in it.", \.isDirty),
    .choice(
      "colour",
      "web.field.colour",
      "The stool's colour.",
      StoolColour.known.map { ($0, "colour.\($0.rawValue)") },
      \.colour
    ),
    .text("texture", "web.field.texture", "The stool's texture.", \.texture),
    .flag("rash", "web.field.rash", "Whether the skin was sore.", \.hasRash),
  ])

  private static let temperature = EntryForm<Temperature>([
    .measure(
      "celsius",
      "web.field.celsius",
      "Degrees Celsius.",
      places: 2,
      .temperature,
      us: ("fahrenheit", "editor.field.degrees.us", .temperature),
      isRequired: true,
      \.hundredths
    )
  ])

  private static let medicine = EntryForm<Medicine>([
    .word("name", "web.field.medicine", "As the family calls it.", \.name),
    .decimal("dose", "web.field.dose", "How much of the unit.", places: 3, .dose, \.dose),
    .text("unit", "web.field.unit", "What the dose is counted in.", \.unit),
    EntryField(
      parameter: gap,
      html: { event, messages in
        FormParts.line(
          "minimumGapHours",
          messages("web.field.gap"),
          .number(step: "any"),
          value: DecimalForm.text(event.minimumGap.map { $0 / 36 }, places: 2)
        )
      },
      apply: { input, event in
        guard input.names(gap) else { return }
        event.minimumGap = try input(gap).flatMap { $0 == 0 ? nil : $0 * 36 }
      }
    ),
  ])

  private static let gap = Parameter(
    "minimumGapHours",
    in: .body,
    .decimal(places: 2, in: 0...72_000),
    "Hours that must pass before the next dose."
  )

  private static let bath = EntryForm<Bath>([])

  private static let tummyTime = EntryForm<TummyTime>([
    .text("milestone", "web.field.milestone", "What the child could do.", \.milestone)
  ])

  private static let milestone = EntryForm<Milestone>([
    .word("title", "web.field.title", "What the child can do.", \.title)
  ])

  private static let note = EntryForm<DiaryNote>([
    .word("text", "web.field.text", "The note.", \.text)
  ])

  private static let growth = EntryForm<Growth>([
    .measure(
      "grams",
      "web.field.grams",
      "Weight in grams.",
      places: 0,
      .weight,
      us: ("pounds", "editor.field.weight.us", .weight),
      \.weight
    ),
    .measure(
      "millimetres",
      "web.field.length",
      "Length in mm.",
      places: 0,
      .length,
      us: ("inches", "editor.field.length.us", .length),
      \.length
    ),
    .measure(
      "headMillimetres",
      "web.field.head",
      "Head in mm.",
      places: 0,
      .head,
      us: ("headInches", "editor.field.head.us", .length),
      \.head
    ),
    .choice(
      "posture",
      "web.field.posture",
      "How the length was taken: lying or standing.",
      [(.lying, "web.posture.lying"), (.standing, "web.posture.standing")],
      \.posture
    ),
  ])
}

extension Temperature {
  /// The value as a form shows it: empty before anything is measured.
  fileprivate var hundredths: Int? {
    get { value == 0 ? nil : value }
    set { value = newValue ?? value }
  }
}
