import CommandKit
import PlayerCore

extension ValueType where Value == Duration {
  /// A length of time that is not nothing, with its units.
  static var length: ValueType {
    ValueType(
      .text,
      read: { text throws(InvalidValue) in
        guard let length = SoundLength.read(text), length > .zero else {
          throw .explained(key: "value.length")
        }
        return length
      },
      write: { "\($0.components.seconds)s" }
    )
  }
}
