import CommandKit
import DiaryCore

/// `temperature CELSIUS`.
enum TemperatureCommand {
  private static let value = Argument(
    "word.temperature",
    .temperature,
    summary: "argument.temperature.value"
  )
  private static let corrected = Option(
    "temperature",
    .temperature,
    valueName: "word.temperature",
    summary: "argument.temperature.value"
  )

  static let form = EventForm<Temperature>(
    [],
    corrections: [corrected],
    correct: { values, event in
      if let value = values[corrected] { event.value = value }
    }
  )

  static let command = EventCommand.adding(
    "temperature",
    summary: "command.temperature",
    arguments: [value],
    form: form
  ) { values, event in
    event.value = values[value]
  }
}

/// `medicine NAME [--dose 2.5 --unit ml] [--gap 6h]`.
enum MedicineCommand {
  private static let name = Argument("word.name", .text, summary: "argument.medicine.name")
  private static let corrected = Option(
    "name",
    .text,
    valueName: "word.name",
    summary: "argument.medicine.name"
  )
  private static let dose = Option(
    "dose",
    .dose,
    valueName: "word.dose",
    summary: "option.medicine.dose"
  )
  private static let unit = Option(
    "unit",
    .text,
    valueName: "word.unit",
    summary: "option.medicine.unit"
  )
  private static let gap = Option(
    "gap",
    .gap,
    valueName: "word.length",
    summary: "option.medicine.gap"
  )

  static let form = EventForm<Medicine>(
    [dose, unit, gap],
    corrections: [corrected],
    clearings: [
      Clearing("dose", \.dose), Clearing("unit", \.unit), Clearing("gap", \.minimumGap),
    ]
  ) { values, event in
    if let dose = values[dose] {
      event.dose = dose.thousandths
      event.unit = dose.unit ?? event.unit
    }
    if let unit = values[unit] { event.unit = unit.isEmpty ? nil : unit }
    if let gap = values[gap] { event.minimumGap = gap == 0 ? nil : gap }
  } correct: { values, event in
    if let name = values[corrected] { event.name = name }
  }

  static let command = EventCommand.adding(
    "medicine",
    summary: "command.medicine",
    arguments: [name],
    form: form
  ) { values, event in
    event.name = values[name]
  }
}

/// `weigh GRAMS` and `measure [--weight G] [--length MM] [--head MM] [--bmi N]`.
enum GrowthCommand {
  private static let grams = Argument("word.weight", .grams, summary: "argument.weigh.grams")
  private static let weight = Option(
    "weight",
    .grams,
    valueName: "word.weight",
    summary: "option.measure.weight"
  )
  private static let length = Option(
    "length",
    .millimetres,
    valueName: "word.measure",
    summary: "option.measure.length"
  )
  private static let head = Option(
    "head",
    .millimetres,
    valueName: "word.measure",
    summary: "option.measure.head"
  )
  private static let bodyMassIndex = Option(
    "bmi",
    .bodyMassIndex,
    valueName: "word.number",
    summary: "option.measure.bmi"
  )
  private static let standing = Flag("standing", summary: "option.measure.standing")
  private static let lying = Flag("lying", summary: "option.measure.lying")

  static let form = EventForm<Growth>(
    [weight, length, head, bodyMassIndex, standing, lying],
    exclusive: [[standing, lying]],
    clearings: [
      Clearing("weight", \.weight), Clearing("length", \.length), Clearing("head", \.head),
      Clearing("bmi", \.bodyMassIndex), Clearing("posture", \.posture),
    ]
  ) { values, event in
    if let weight = values[weight] { event.weight = weight }
    if let length = values[length] { event.length = length }
    if let head = values[head] { event.head = head }
    if let index = values[bodyMassIndex] { event.bodyMassIndex = index }
    if values[standing] { event.posture = .standing }
    if values[lying] { event.posture = .lying }
  }

  static let weigh = EventCommand.adding(
    "weigh",
    summary: "command.weigh",
    arguments: [grams],
    form: EventForm<Growth>([])
  ) { values, event in
    event.weight = values[grams]
  }

  static let measure = EventCommand.adding("measure", summary: "command.measure", form: form)
}
