import HearthPorts

/// What a client has asked, done on behalf of the server's thread.
struct ServerWork: Sendable {
  let player: any PlayerRemote
  let mail: ServerMail
  let language: String
  /// The number of the client.
  let client: Int

  /// Does it, and leaves the answers in the mail.
  func run(_ question: WireQuestion) async {
    if question == .follow { return await follow() }
    mail.leave(.answer(WireAnswer.line(await answer(question)), to: client))
  }

  private func answer(
    _ question: WireQuestion
  ) async -> Result<RemoteStatus, PlayerRemoteError> {
    do throws(PlayerRemoteError) {
      guard case .perform(let command) = question else {
        return .success(try await player.status(in: language))
      }
      return .success(try await player.perform(command, in: language))
    } catch {
      return .failure(error)
    }
  }

  private func follow() async {
    do throws(PlayerRemoteError) {
      for await status in try await player.statuses(in: language) {
        mail.leave(.news(WireAnswer.line(.success(status)), to: client))
      }
    } catch {
      mail.leave(.news(WireAnswer.line(.failure(error)), to: client))
    }
    mail.leave(.end(of: client))
  }
}
