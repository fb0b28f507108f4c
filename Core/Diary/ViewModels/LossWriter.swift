public import HearthHousehold
public import HearthModel
public import HearthSupport

/// Puts values that lost against another device's into words.
public struct LossWriter: Sendable {
  /// A value in words, for a person and for programs.
  public struct Words: Sendable {
    /// "sleep: end".
    public let field: String
    /// "1 June 07:00", "120 ml".
    public let text: String
    /// As the diary's records have it: an instant, a number of the measure's unit.
    public let json: JSON
  }

  private let messages: Messages
  private let zones: TimeZoneHistory
  private let day: Day?

  /// A writer in a language.
  ///
  /// - Parameters:
  ///   - messages: the texts.
  ///   - zones: by which instants are told.
  ///   - day: moments of it are told without their date.
  public init(_ messages: Messages, zones: TimeZoneHistory, on day: Day? = nil) {
    self.messages = messages
    self.zones = zones
    self.day = day
  }

  /// A value of a table's field.
  ///
  /// - Returns: nil for what people are not told of.
  public func words(table: String, field: String, _ value: Value) -> Words? {
    guard let told = ToldField(rawValue: field), let title = title(ofTable: table) else {
      return nil
    }
    return Words(
      field: messages("told.field", title, name(of: told)),
      text: text(of: value, told),
      json: told.json(value, zones)
    )
  }

  /// What another device has of an entry: "another device: end 07:00".
  func remark(on losses: [Loss]) -> String? {
    guard !losses.isEmpty else { return nil }
    return messages("told.remark", losses.map { text(of: $0) }.joined(separator: ", "))
  }

  /// "end 07:00".
  func text(of loss: Loss) -> String {
    messages("told.value", name(of: loss.field), text(of: loss.value, loss.field))
  }

  private func title(ofTable table: String) -> String? {
    if table == Sleep.schema.table.name { return messages("event.sleep") }
    return EventKind.allCases.first { $0.place.table == table }.map {
      messages("event.\($0.rawValue)")
    }
  }

  private func name(of field: ToldField) -> String { messages("told.name.\(field.rawValue)") }

  private func text(of value: Value, _ field: ToldField) -> String {
    guard case .integer(let number) = value else { return messages("told.nothing") }
    let measures = MeasureWriter(messages: messages)
    return switch field {
    case .start, .end, .time: clock(Instant(milliseconds: number))
    case .amount, .left, .right, .total: measures.volume(Double(number) / 10)
    case .weight: measures.weight(Int(number))
    case .length, .head: measures.length(Int(number))
    case .temperature: measures.temperature(Int(number))
    case .dose: messages("figure.count", Double(number) / 1000)
    }
  }

  private func clock(_ instant: Instant) -> String {
    messages.clock(instant, in: zones, today: day)
  }
}

extension ToldField {
  /// A value as the diary's records have it.
  func json(_ value: Value, _ zones: TimeZoneHistory) -> JSON {
    guard case .integer(let number) = value else { return .null }
    return switch self {
    case .start, .end, .time: .string(zones.iso(Instant(milliseconds: number)))
    case .amount, .left, .right, .total: .scaled(Int(number), places: 1)
    case .weight, .length, .head: .integer(number)
    case .temperature: .scaled(Int(number), places: 2)
    case .dose: .scaled(Int(number), places: 3)
    }
  }
}

extension DiaryDay {
  /// What another device has of some of its entries; nil where nothing lost.
  public func remark(onLossesOf ids: [RecordID], in messages: Messages) -> String? {
    LossWriter(messages, zones: clock.zones, on: day).remark(on: losses.of(ids))
  }
}
