import Synchronization

/// The context of the sample's commands.
final class Notebook: Sendable {
  private let noted = Mutex<[String]>([])

  var lines: [String] { noted.withLock { $0 } }

  func note(_ word: String, _ values: any Sendable...) {
    let line = ([word] + values.map { "\($0)" }).joined(separator: " ")
    noted.withLock { $0.append(line) }
  }
}
