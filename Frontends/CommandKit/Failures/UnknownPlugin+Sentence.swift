import HearthPlugins
import HearthSupport

extension UnknownPlugin {
  /// The error as a person is told of it, with the names that would have worked.
  func sentence(_ messages: Messages, _ names: Failure.PluginNames) -> String {
    switch names {
    case .schemes:
      let choice = messages.choice(ofQuoted: known.map { "\($0):" })
      return messages("command.plugin.unknown-scheme", "\(name):", choice)
    case .formats:
      return messages("command.plugin.unknown-format", name, messages.choice(ofQuoted: known))
    }
  }
}
