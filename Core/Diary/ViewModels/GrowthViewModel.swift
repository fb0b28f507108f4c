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
    let measures = MeasureWriter(messages: messages)
    return [
      messages.dateText(growth.day, .medium),
      messages("age.days", reading.age),
      cell(
        growth.weight.map(measures.weight),
        reading.scores[.weight],
        reading.weightChange.map(measures.weightChange)
      ),
      cell(
        growth.length.map(measures.length),
        reading.scores[.length],
        reading.lengthChange.map(measures.lengthChange)
      ),
      cell(
        growth.head.map(measures.length),
        reading.scores[.head],
        reading.headChange.map(measures.lengthChange)
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
}
