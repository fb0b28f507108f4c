import HearthMiniPlayer
import HearthPorts
import HearthSupport

/// The texts of a language, by its letters.
struct HostMessages: Sendable {
  let code: String
  let texts: Messages
}

extension PlayerHost {
  /// The texts of a language, English for one that is not spoken.
  func messages(for code: String) -> Messages {
    let language = Language.all.first { $0.code == code } ?? .english
    if let known = messages[language.code] { return known }
    let texts = Messages(language, [.miniPlayer, .player])
    messages[language.code] = texts
    return texts
  }

  /// How it stands, in a language.
  func status(_ messages: Messages) -> RemoteStatus {
    var status = PlayerStatus.stopped
    if let stage { status = PlayerStatus(stage.performance, volume: volume, output: stage.output) }
    status.volume = volume
    let fault = status.deviceFault.map { HostRemark.failed($0) }
    return status.remote(
      in: messages,
      highestVolume: settings.highestVolume,
      remarks: (remarks + (fault.map { [$0] } ?? [])).map { $0.sentence(messages) }
    )
  }

  /// A stream of what changes, for somebody who reads a language.
  func follow(in messages: Messages) -> AsyncStream<RemoteStatus> {
    let number = nextFollower
    nextFollower += 1
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.onTermination = { _ in Task { await self.forget(number) } }
      followers[number] = Follower(
        messages: HostMessages(code: messages.language.code, texts: messages),
        continuation: continuation
      )
      publish()
    }
  }

  private func forget(_ number: Int) { followers[number] = nil }

  /// Tells everybody who watches, as far as there is anything new.
  func publish() {
    show()
    var statuses: [String: RemoteStatus] = [:]
    for (number, follower) in followers {
      let status = statuses[follower.messages.code] ?? status(follower.messages.texts)
      statuses[follower.messages.code] = status
      guard follower.last != status else { continue }
      followers[number]?.last = status
      follower.continuation.yield(status)
    }
  }
}
