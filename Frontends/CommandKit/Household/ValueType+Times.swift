public import HearthModel

extension ValueType where Value == Day {
  /// A date that needs no clock to be read.
  public static var date: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let day = Day(text) else { throw .explained(key: "value.date") }
        return day
      },
      write: { $0.description }
    )
  }
}

extension ValueType where Value == WallTime {
  /// A time of day.
  public static var clock: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let time = WallTime(text) else { throw .explained(key: "value.clock") }
        return time
      },
      write: { $0.description }
    )
  }
}
