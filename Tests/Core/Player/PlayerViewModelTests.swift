import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore
import Testing

@Suite("The Player scene")
struct PlayerViewModelTests {
  private static func status(_ state: PlayerStatus.State, minutes: Int64? = nil) -> PlayerStatus {
    var status = PlayerStatus.stopped
    status.state = state
    status.volume = SoundVolume(40) ?? .full
    status.mix = ["rain", "/music/By the sea.flac"].map { text in
      MixEntry(SoundAddress(text) { _ in nil })
    }
    status.timer = minutes.map { minutes in
      .init(total: .seconds(3600), remaining: .seconds(minutes * 60), isFading: minutes < 10)
    }
    return status
  }

  private static func summary(_ status: PlayerStatus, _ language: Language) -> String {
    let messages = Messages(language, [.miniPlayer, .player])
    return MiniPlayerViewModel(status.remote(in: messages), in: messages).summary
  }

  @Test("It says in a line what plays, how loud and how long still")
  func summaries() {
    #expect(
      Self.summary(Self.status(.playing, minutes: 65), .english)
        == "Playing: Rain and By the sea, volume 40, 1:05:00 to go"
    )
    #expect(
      Self.summary(Self.status(.paused, minutes: 9), .russian)
        == "Пауза: Дождь и By the sea, громкость 40, затихает, осталось 9:00"
    )
    #expect(
      Self.summary(Self.status(.playing), .english) == "Playing: Rain and By the sea, volume 40"
    )
    #expect(Self.summary(.stopped, .english) == "Nothing is playing.")
  }

  @Test("It offers what can be done now")
  func actions() {
    func actions(_ status: PlayerStatus) -> [MiniPlayerViewModel.Action] {
      let messages = Messages(.english, [.miniPlayer, .player])
      return MiniPlayerViewModel(status.remote(in: messages), in: messages).actions
    }
    #expect(actions(Self.status(.playing)) == [.pause, .stop, .setTimer, .setVolume])
    #expect(
      actions(Self.status(.paused, minutes: 9))
        == [.resume, .stop, .setTimer, .extendTimer, .cancelTimer, .setVolume]
    )
    #expect(actions(.stopped) == [.setVolume])
  }

  @Test("Programs read the status as the contract has it")
  func json() {
    let messages = Messages(.english, [.player])
    #expect(
      RemoteStatus.stopped.json.text
        == #"{"state":"stopped","sources":[],"volume":100,"timer":null,"output":null,"#
        + #""positionFrames":0,"xruns":0}"#
    )
    let timer = Self.status(.playing, minutes: 9).remote(in: messages).json["timer"]
    #expect(timer?.text == #"{"totalSeconds":3600,"remainingSeconds":540,"fading":true}"#)
  }
}
