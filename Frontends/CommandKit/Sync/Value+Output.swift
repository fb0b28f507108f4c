import HearthModel
import HearthSupport

extension Value {
  /// As JSON has it.
  var json: JSON {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .text(let value): .string(value)
    case .id(let value): .string(value.description)
    }
  }

  /// As a line of text has it.
  var quoted: String {
    switch self {
    case .null: "-"
    case .integer(let value): String(value)
    case .text(let value): "“\(value)”"
    case .id(let value): value.description
    }
  }
}
