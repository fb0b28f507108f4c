import HearthModel
public import HearthSupport

/// A child's growth, in words.
public struct GrowthViewModel: Sendable {
  /// The child.
  public let title: String
  /// The titles of the cells.
  public let columns: [String]
  /// A line for each measurement: its day, the age, then each measure with its percentile and change.
  public let rows: [[String]]
  /// By which standards and which age it is judged, or why it is not.
  public let remarks: [String]

  /// The measurements in the words of a language.
  public init(_ readings: [GrowthReading], of child: Child, in messages: Messages) {
    let writer = GrowthWriter(messages: messages)
    title = messages("growth.title", child.name)
    columns = [
      messages("growth.column.day"), messages("growth.column.age"),
      messages("growth.column.weight"), messages("growth.column.length"),
      messages("growth.column.head"), messages("growth.column.bmi"),
    ]
    rows = readings.map(writer.row)
    remarks = writer.remarks(readings, of: child)
  }
}

/// Puts measurements into words.
private struct GrowthWriter {
  let messages: Messages

  func row(_ reading: GrowthReading) -> [String] {
    let growth = reading.growth
    let millimetres = { (value: Int) in messages("unit.centimetres", Double(value) / 10) }
    return [
      messages.dateText(growth.day, .medium),
      messages("age.days", reading.age),
      cell(
        growth.weight.map { messages("unit.kilograms", Double($0) / 1000) },
        reading.scores[.weight],
        reading.weightChange.map { change($0, "growth.change.grams", "growth.rate.grams") }
      ),
      cell(
        growth.length.map(millimetres),
        reading.scores[.length],
        reading.lengthChange.map {
          change($0, "growth.change.millimetres", "growth.rate.millimetres")
        }
      ),
      cell(
        growth.head.map(millimetres),
        reading.scores[.head],
        reading.headChange.map {
          change($0, "growth.change.millimetres", "growth.rate.millimetres")
        }
      ),
      cell(
        reading.bodyMassIndex.map { messages.number($0, fractionDigits: 1) },
        reading.scores[.bodyMassIndex],
        nil
      ),
    ]
  }

  func remarks(_ readings: [GrowthReading], of child: Child) -> [String] {
    guard !readings.isEmpty else { return [messages("growth.none")] }
    guard child.sex != nil else { return [messages("growth.no-sex")] }
    let corrected = readings.contains(where: \.isCorrected)
    return [messages("growth.standard")] + (corrected ? [messages("growth.corrected")] : [])
  }

  private func cell(_ measure: String?, _ score: GrowthScore?, _ change: String?) -> String {
    guard let measure else { return "" }
    let percentile = score.map { messages("growth.percentile", percentileText($0)) }
    return [measure, percentile, change].compactMap(\.self).joined(separator: ", ")
  }

  /// Whole percentiles, with a decimal at the ends, where they say more.
  private func percentileText(_ score: GrowthScore) -> String {
    let percentile = score.percentile
    switch percentile {
    case ..<0.1: return "<" + messages.number(0.1, fractionDigits: 1)
    case 99.9...: return ">" + messages.number(99.9, fractionDigits: 1)
    case 3...97: return messages.number(percentile, fractionDigits: 0)
    default: return messages.number(percentile, fractionDigits: 1)
    }
  }

  /// The weekly rate, or what changed where the days are too few for one.
  private func change(_ change: GrowthChange, _ plain: MessageKey, _ rate: MessageKey) -> String {
    if let perWeek = change.perWeek { return messages(rate, signed(perWeek)) }
    return messages(plain, signed(Double(change.amount)))
  }

  private func signed(_ value: Double) -> String {
    let rounded = value.rounded()
    let digits = messages.number(abs(rounded), fractionDigits: 0)
    return rounded < 0 ? "−" + digits : "+" + digits
  }
}
