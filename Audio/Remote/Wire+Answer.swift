import HearthPorts
import HearthSupport

/// An answer as it is sent: how the player stands, or why it did not do what was asked.
enum WireAnswer {
  /// The line of an answer, its end included.
  static func line(_ answer: Result<RemoteStatus, PlayerRemoteError>) -> [UInt8] {
    let json: JSON =
      switch answer {
      case .success(let status): ["status": status.wire]
      case .failure(let error): ["error": wire(error)]
      }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The answer of a line.
  static func read(_ line: [UInt8]) -> Result<RemoteStatus, PlayerRemoteError> {
    guard let json = try? JSON(parsing: line) else {
      return .failure(.notUnderstood(detail: String(decoding: line.prefix(80), as: UTF8.self)))
    }
    if let status = json["status"].flatMap(RemoteStatus.init(wire:)) { return .success(status) }
    let sentence = json["error"]?["sentence"]?.string ?? ""
    let word = json["error"]?["kind"]?.string ?? ""
    if let kind = RemoteRefusal.Kind(rawValue: word) {
      return .failure(.refused(RemoteRefusal(kind, sentence)))
    }
    switch word {
    case "not-running": return .failure(.notRunning)
    case "disconnected": return .failure(.disconnected(detail: sentence))
    default: return .failure(.notUnderstood(detail: sentence))
    }
  }

  private static func wire(_ error: PlayerRemoteError) -> JSON {
    switch error {
    case .refused(let refusal):
      ["kind": .string(refusal.kind.rawValue), "sentence": .string(refusal.sentence)]
    case .notRunning: ["kind": "not-running", "sentence": ""]
    case .disconnected(let detail): ["kind": "disconnected", "sentence": .string(detail)]
    case .notUnderstood(let detail): ["kind": "not-understood", "sentence": .string(detail)]
    }
  }
}
