import HearthHousehold
import HearthSupport

extension EditorWriter {
  /// A measure in the units that the family reads, of which the label tells.
  func measure(_ name: String, _ kind: WrittenMeasure.Kind, _ value: Int?) -> EditorField {
    let isMetric = messages.units == .metric
    let written = WrittenMeasure(kind, in: messages.units)
    return EditorField(
      name,
      label(isMetric ? name : "\(name).us"),
      // A weight in pounds has ounces behind them.
      kind == .weight && !isMetric ? .text : .number,
      value: value.map(written.text)
    )
  }
}

extension EditorReader {
  /// A measure as records hold it, what is stored as long as nobody touches the field; nil where it is
  /// empty.
  func measure(
    _ name: String,
    _ kind: WrittenMeasure.Kind,
    or stored: Int?
  ) throws -> Int? {
    guard !isUntouched(name) else { return stored }
    return try number(name, WrittenMeasure(kind, in: units).value)
  }
}
