import HearthSupport

/// The options that every program of the suite takes, before or after its commands.
public enum SharedOptions {
  /// Where the records are.
  public static let store = Option(
    "store",
    .text,
    valueName: "command.value.url",
    summary: "command.store.summary",
    environment: "HEARTH_STORE",
    setting: "store"
  )
  /// The zone in which times are read and shown.
  public static let timeZone = Option(
    "time-zone",
    .named("zone"),
    summary: "command.time-zone.summary",
    environment: "HEARTH_TIME_ZONE",
    setting: "time-zone"
  )
  /// The clock of this command, for scripts and tests.
  public static let now = Option(
    "now",
    .text,
    valueName: "command.value.instant",
    summary: "command.now.summary",
    environment: "HEARTH_NOW"
  )
  /// The language of texts.
  public static let language = Option(
    "language",
    .choices(Language.all.map(\.code)),
    summary: "command.language.summary",
    environment: "HEARTH_LANGUAGE",
    setting: "language"
  )
  /// The settings file.
  public static let config = Option(
    "config",
    .file,
    summary: "command.config.summary",
    environment: "HEARTH_CONFIG"
  )
  /// Results for programs.
  public static let json = Flag(
    "json",
    summary: "command.json.summary",
    environment: "HEARTH_JSON",
    setting: "json"
  )
  /// No remarks.
  public static let quiet = Flag(
    "quiet",
    summary: "command.quiet.summary",
    environment: "HEARTH_QUIET",
    setting: "quiet"
  )
  /// No colours.
  public static let noColor = Flag(
    "no-color",
    summary: "command.no-color.summary",
    environment: "HEARTH_NO_COLOR",
    setting: "no-color"
  )

  /// All of them, in the order of help.
  public static let all: [any CommandParameter] = [
    store, timeZone, now, language, config, json, quiet, noColor,
  ]
}
