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
  /// What a form sends in the place of that where the family reads other units.
  var written: (any RouteParameter)?
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

  /// A measure: programs send it in metric units, forms in those that the family reads, by a name that
  /// tells which, since a form can be sent long after it was drawn.
  static func measure(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    places: Int,
    _ measure: Measure,
    us written: (name: String, label: MessageKey, kind: WrittenMeasure.Kind),
    isRequired: Bool = false,
    _ path: any WritableKeyPath<Event, Int?> & Sendable
  ) -> EntryField {
    let metric = decimal(
      name,
      label,
      summary,
      places: places,
      measure,
      isRequired: isRequired,
      path
    )
    let us = WrittenMeasure(written.kind, in: .us)
    let type = ParameterType.text(0...40).mapped { text in us.value(text).map { (text, $0) } }
    let parameter = Parameter(written.name, in: .body, type, summary)
    var field = EntryField(parameter: metric.parameter) { event, messages in
      guard messages.units == .us else { return metric.html(event, messages) }
      return FormParts.line(
        written.name,
        messages(written.label),
        // A weight has pounds and ounces.
        written.kind == .weight ? .text : .number(step: "any"),
        value: event[keyPath: path].map(us.text) ?? "",
        isRequired: isRequired
      )
    } apply: { input, event in
      guard input.names(parameter) else { return try metric.apply(input, &event) }
      let value = try input(parameter)
      // What nobody touched keeps its exact value.
      guard value?.0 != event[keyPath: path].map(us.text) else { return }
      event[keyPath: path] = value?.1
    }
    field.written = parameter
    return field
  }

  /// A number in units of its last place.
  static func decimal(
    _ name: String,
    _ label: MessageKey,
    _ summary: String,
    places: Int,
    _ measure: Measure,
    isRequired: Bool = false,
    _ path: any WritableKeyPath<Event, Int?> & Sendable
  ) -> EntryField {
    let type = ParameterType.decimal(places: places, in: measure.believed)
    let parameter = Parameter(name, in: .body, type, summary, isRequired: isRequired)
    return EntryField(parameter: parameter) { event, messages in
      FormParts.line(
        name,
        messages(label),
        .number(step: "any"),
        value: DecimalForm.text(event[keyPath: path], places: places),
        isRequired: isRequired
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
