/// What a language calls months, days of the week and halves of the day, and the order of a date.
struct CalendarNames {
  /// How a name stands in a text.
  enum Form {
    /// In a date: "28 ноября".
    case full
    /// In a date, shortened.
    case short
    /// Without a day: "ноябрь".
    case alone
  }

  /// Those of this module, in the language.
  let texts: MessageLookup

  /// The name of a month, 1 to 12.
  func month(_ number: Int, _ form: Form) -> String? {
    switch form {
    case .full: member(number, of: "calendar.months")
    case .short: member(number, of: "calendar.months-short")
    case .alone: member(number, of: "calendar.months-alone")
    }
  }

  /// The name of a day of the week, 1 for Monday to 7.
  func weekday(_ number: Int, isShort: Bool) -> String? {
    member(number, of: isShort ? "calendar.weekdays-short" : "calendar.weekdays")
  }

  /// What a clock of 12 hours says beside the time.
  func half(isMorning: Bool) -> String? {
    member(isMorning ? 1 : 2, of: "calendar.halves")
  }

  /// The date fields of a style; nil for one that no text of ours is written in.
  func pattern(_ style: MomentStyle) -> String? {
    switch style {
    case .pattern(let pattern): pattern
    case .date(.full): text("calendar.full-date")
    case .date(.long): text("calendar.long-date")
    case .date(.medium): text("calendar.medium-date")
    case .date(.short): text("calendar.short-date")
    case .time(.short): text("calendar.short-time")
    case .dateAndTime: text("calendar.date-and-time")
    case .time: nil
    }
  }

  /// A member of a list with commas between, counted from 1.
  private func member(_ number: Int, of key: MessageKey) -> String? {
    guard let list = text(key) else { return nil }
    let members = list.utf8.split(separator: UInt8(ascii: ","))
    guard members.indices.contains(number - 1) else { return nil }
    return String(decoding: members[number - 1].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  private func text(_ key: MessageKey) -> String? {
    guard case .text(let text)? = texts.pattern(key)?.parts.first else { return nil }
    return text
  }
}
