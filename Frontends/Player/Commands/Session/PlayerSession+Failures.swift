import CommandKit
import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore

extension PlayerSession {
  /// Runs a command and puts what the player refuses into sentences.
  func wording(_ command: (PlayerSession) async throws -> Void) async throws {
    do {
      try await command(self)
    } catch let error as PlayerError {
      throw failure(error.sentence(messages), error.status)
    } catch let error as SoundFailure {
      throw failure(error.sentence(messages), .refused)
    } catch AudioOutputError.hungUp {
      throw OutputError.closed
    } catch let error as AudioOutputError {
      throw failure(error.sentence(messages), error.status)
    }
  }

  private func failure(_ sentences: String, _ status: ExitCode) -> Failure {
    let lines = sentences.split(separator: "\n").map(\.printableLine)
    return Failure(lines.joined(separator: "\n"), status: status)
  }
}

extension PlayerError {
  fileprivate var status: ExitCode {
    if case .notATimer = self { .usage } else { .refused }
  }
}

extension AudioOutputError {
  /// A place that will not do is refused; what the machine does not do is trouble.
  fileprivate var status: ExitCode {
    switch self {
    case .badAddress, .badParameter: .usage
    case .missingFolder, .notAFile: .refused
    case .notPermitted, .full, .inputOutput, .unavailable, .busy, .lost, .removed, .hungUp,
      .closed:
      .trouble
    }
  }
}
