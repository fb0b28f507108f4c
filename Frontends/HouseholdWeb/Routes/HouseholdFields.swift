public import HTTPKit
public import HearthHousehold
public import HearthSupport

/// What a family decides for all its programs, as requests and forms of every app have it.
public enum HouseholdFields {
  private static let language = Parameter(
    "language",
    in: .body,
    .choice(Language.all.map(\.code) + ["auto"]),
    "The language of all programs; `auto` lets each browser decide."
  )
  private static let firstWeekday = Parameter(
    "firstWeekday",
    in: .body,
    .choice(FirstWeekday.known.map(\.rawValue)),
    "The day that begins a week."
  )
  private static let clock = Parameter(
    "clock",
    in: .body,
    .choice(["24", "12"]),
    "How clocks count hours."
  )
  private static let units = Parameter(
    "units",
    in: .body,
    .choice(MeasureUnits.allCases.map(\.rawValue)),
    "The units in which measures are told."
  )
  private static let named = [language, firstWeekday, clock, units]

  /// The values that a request can name.
  public static var parameters: [any RouteParameter] { named }

  /// What a request decides.
  ///
  /// - Returns: the change of the settings; nil where it names none of them.
  /// - Throws: `Problem` (422) where a value is none of the ways to decide.
  public static func change(
    _ input: RouteInput,
    in messages: Messages
  ) throws(Problem) -> (@Sendable (inout HouseholdSettings) -> Void)? {
    let choices = HouseholdChoice.all(.standard, in: messages)
    var changes: [@Sendable (inout HouseholdSettings) -> Void] = []
    for parameter in named {
      guard let value = try input(parameter) else { continue }
      let choice = choices.first { $0.name == parameter.info.name }
      if let option = choice?.options.first(where: { $0.value == value }) {
        changes.append(option.choose)
      }
    }
    guard !changes.isEmpty else { return nil }
    return { [changes] settings in for change in changes { change(&settings) } }
  }

  /// The fields of a form, as it is decided now.
  public static func html(_ settings: HouseholdSettings, in messages: Messages) -> HTML {
    .several(
      HouseholdChoice.all(settings, in: messages).map { choice in
        FormParts.choice(
          choice.name,
          choice.label,
          choice.options.map { ($0.value, $0.label) },
          chosen: choice.options.first(where: \.isChosen)?.value ?? ""
        )
      }
    )
  }
}
