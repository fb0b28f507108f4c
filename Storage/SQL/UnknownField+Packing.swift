import HearthModel

/// The fields of newer versions in one column: number, length in four little-endian bytes, bytes.
extension [UnknownField] {
  /// One run of bytes for all fields.
  var packed: [UInt8] {
    flatMap { field in
      let count = UInt32(field.bytes.count)
      return [UInt8(field.number)]
        + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + field.bytes
    }
  }

  /// Reads what `packed` gives; nil where lengths contradict each other.
  init?(packed: [UInt8]) {
    self = []
    var rest = packed[...]
    while let number = rest.popFirst() {
      guard rest.count >= 4 else { return nil }
      let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= count else { return nil }
      append(UnknownField(number: Int(number), bytes: [UInt8](rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
  }
}
