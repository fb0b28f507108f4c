import CommandKit
import HTTPKit
import ServerProgram

/// The options of a program that serves an app.
enum WebOptions {
  /// Names by which it is called.
  static let hosts = Option.repeating(
    "host",
    .text,
    valueName: "web.word.name",
    summary: "web.option.host"
  )
  /// Addresses of proxies that are believed.
  static let proxies = Option.repeating(
    "trusted-proxy",
    .text,
    valueName: "web.word.address",
    summary: "web.option.proxy"
  )

  static let others: [any CommandParameter] = [
    hosts, proxies, ServerOptions.certificate, ServerOptions.key,
  ]
}
