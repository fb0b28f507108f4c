import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// One value of a kind of event: how it is sent, shown in a form and put in.
struct EntryField<Event: DiaryEvent>: Sendable {
  let parameter: any RouteParameter
  /// The line of a form, with what the event says.
  let html: @Sendable (Event, Messages) -> HTML
  /// Puts in what a request says; what it does not name is left as it is.
  let apply: @Sendable (RouteInput, inout Event) throws -> Void
}

extension EntryField {
  /// A text that may be missing.
  static func text(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    _ path: any WritableKeyPath<Event, String?> & Sendable
  ) -> EntryField {
    let parameter = Parameter(name, in: .body, .text(0...2000), summary)
    return EntryField(parameter: parameter) { event, messages in
      FormParts.line(name, messages(label), value: event[keyPath: path] ?? "")
    } apply: { input, event in
      guard input.names(parameter) else { return }
      event[keyPath: path] = try input(parameter)
    }
  }

  /// A text that must be there.
  static func word(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    _ path: any WritableKeyPath<Event, String> & Sendable
  ) -> EntryField {
    let parameter = Parameter(name, in: .body, .text(1...2000), summary, isRequired: true)
    return EntryField(parameter: parameter) { event, messages in
      FormParts.line(name, messages(label), value: event[keyPath: path], isRequired: true)
    } apply: { input, event in
      guard input.names(parameter) else { return }
      event[keyPath: path] = try input(parameter) ?? ""
    }
  }

  /// A number in units of its last place.
  static func decimal(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    places: Int,
    _ measure: Measure,
    _ path: any WritableKeyPath<Event, Int?> & Sendable
  ) -> EntryField {
    let type = ParameterType.decimal(places: places, in: measure.believed)
    let parameter = Parameter(name, in: .body, type, summary)
    return EntryField(parameter: parameter) { event, messages in
      FormParts.line(
        name,
        messages(label),
        .number(step: "any"),
        value: DecimalForm.text(event[keyPath: path], places: places)
      )
    } apply: { input, event in
      guard input.names(parameter) else { return }
      event[keyPath: path] = try input(parameter)
    }
  }

  /// One of some words, or the family's own.
  static func choice<Word: Token>(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    _ known: [(word: Word, key: MessageKey)],
    _ path: any WritableKeyPath<Event, Word?> & Sendable
  ) -> EntryField {
    let parameter = Parameter(name, in: .body, .text(0...100), summary)
    return EntryField(parameter: parameter) { event, messages in
      let own = event[keyPath: path]
      let strange = own.map { own in known.contains { $0.word == own } ? [] : [own] } ?? []
      return FormParts.choice(
        name,
        messages(label),
        [("", messages("web.unsaid"))] + known.map { ($0.word.rawValue, messages($0.key)) }
          + strange.map { ($0.rawValue, $0.rawValue) },
        chosen: own?.rawValue ?? ""
      )
    } apply: { input, event in
      guard input.names(parameter) else { return }
      event[keyPath: path] = try input(parameter).map { Word(rawValue: $0) }
    }
  }

  /// One of some words that must be there.
  static func required<Word: Token>(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    _ known: [(word: Word, key: MessageKey)],
    _ path: any WritableKeyPath<Event, Word> & Sendable
  ) -> EntryField {
    let words = known.map(\.word.rawValue)
    let parameter = Parameter(name, in: .body, .choice(words), summary)
    return EntryField(parameter: parameter) { event, messages in
      FormParts.choice(
        name,
        messages(label),
        known.map { ($0.word.rawValue, messages($0.key)) },
        chosen: event[keyPath: path].rawValue
      )
    } apply: { input, event in
      guard let value = try input(parameter) else { return }
      event[keyPath: path] = Word(rawValue: value)
    }
  }

  /// Yes or no.
  static func flag(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    _ path: any WritableKeyPath<Event, Bool> & Sendable
  ) -> EntryField {
    let parameter = Parameter(name, in: .body, .flag, summary)
    return EntryField(parameter: parameter) { event, messages in
      FormParts.box(name, messages(label), isOn: event[keyPath: path])
    } apply: { input, event in
      guard let value = try input(parameter) else { return }
      event[keyPath: path] = value
    }
  }
}

/// Numbers as fields of forms hold them.
enum DecimalForm {
  /// Without needless zeros; empty for nil.
  static func text(_ value: Int?, places: Int) -> String {
    guard let value else { return "" }
    var (rest, places) = (Int64(value), places)
    while places > 0, rest.isMultiple(of: 10) { (rest, places) = (rest / 10, places - 1) }
    return JSON.decimal(rest, places: places).text
  }
}
