#if Contracts
import HearthPorts
import Testing

extension PlayerRemoteContract {
  /// What whoever watches it sees.
  static let watching: [PlayerRemoteBehaviour] = [
    PlayerRemoteBehaviour("whoever watches sees how it stands, and every change") { subject in
      var news = try await subject.player.statuses(in: "en").makeAsyncIterator()
      #expect(await news.next()?.state == .stopped)
      _ = try await subject.play("synth:rain")
      while let status = await news.next(), status.state != .playing {}
      _ = try await subject.perform(.volume(35))
      var last: RemoteStatus?
      while let status = await news.next() {
        last = status
        if status.volume == 35 { break }
      }
      #expect(last?.volume == 35 && last?.sounds.first?.title == "Rain")
    },
    PlayerRemoteBehaviour("whoever is slow misses what lies between, never the last") { subject in
      let news = try await subject.player.statuses(in: "en")
      _ = try await subject.play("synth:rain")
      for number in 0...100 { _ = try await subject.perform(.volume(number)) }
      _ = try await subject.perform(.quit)
      var (count, last) = (0, RemoteStatus.stopped)
      for await status in news {
        count += 1
        last = status
      }
      #expect(last.volume == 100 && count < 100)
    },
    PlayerRemoteBehaviour("many command and watch it at once, and agree in the end") { subject in
      _ = try await subject.play("synth:rain")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...8 {
          group.addTask {
            let news = try await subject.player.statuses(in: number % 2 == 0 ? "en" : "ru")
            _ = try await subject.perform(.volume(10 * number))
            for await status in news where status.state == .playing { break }
          }
        }
        try await group.waitForAll()
      }
      let volume = try await subject.player.status(in: "en").volume
      #expect((1...8).contains { 10 * $0 == volume })
    },
    PlayerRemoteBehaviour("told to end, it ends for all, and does nothing any more") { subject in
      let news = try await subject.player.statuses(in: "en")
      _ = try await subject.play("synth:rain")
      _ = try await subject.perform(.quit)
      for await _ in news {}
      await #expect(throws: PlayerRemoteError.self) { _ = try await subject.perform(.resume) }
    },
  ]
}
#endif
