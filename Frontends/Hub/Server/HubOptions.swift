import CommandKit
import ServerProgram
import SyncHub

/// What the program of a hub takes.
enum HubOptions {
  /// Where the hub keeps what it cannot read: none of the stores of the other programs.
  static let store = Option(
    "store",
    .text,
    valueName: "command.value.url",
    summary: "hub.option.store",
    environment: "HEARTH_HUB_STORE",
    setting: "hub-store"
  )
  /// Where it listens.
  static let listen = ServerOptions.listen(port: 8465)
  /// Who may begin a household.
  static let registration = Option(
    "registration",
    .choices(HubRegistration.allCases.map(\.rawValue)),
    summary: "hub.option.registration",
    environment: "HEARTH_HUB_REGISTRATION",
    setting: "registration"
  )
  /// The most that one household may keep.
  static let quota = Option(
    "quota",
    .integer(in: 1...1_000_000),
    valueName: "hub.word.megabytes",
    default: 1024,
    summary: "hub.option.quota",
    environment: "HEARTH_HUB_QUOTA",
    setting: "quota"
  )
  /// The file with the token of whoever reads the metrics from elsewhere.
  static let metricsToken = Option(
    "metrics-token-file",
    .file,
    summary: "hub.option.metrics-token",
    environment: "HEARTH_HUB_METRICS_TOKEN_FILE",
    setting: "metrics-token-file"
  )

  /// Those that may stand before or after every command.
  static let globals: [any CommandParameter] = [
    store, SharedOptions.language, SharedOptions.config, SharedOptions.json, SharedOptions.quiet,
    SharedOptions.noColor,
  ]
  /// Those of serving.
  static let serving: [any CommandParameter] = [
    listen, registration, quota, metricsToken, ServerOptions.certificate, ServerOptions.key,
  ]
}
