extension ValueType where Value == String {
  /// `#RRGGBB`, kept in capitals.
  public static var colour: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard text.utf8.count == 7, text.hasPrefix("#"),
          text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
        else { throw .explained(key: "value.colour") }
        return text.uppercased()
      },
      write: { $0 }
    )
  }
}
