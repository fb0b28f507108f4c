import HearthMiniPlayer
import HearthPorts
import HearthSupport
import PlayerCore
package import ScreenKit

/// The Player scene: what plays, how long still, how loud, each sound of the mix.
package final class PlayerScreen: Screen {
  let desk: PlayerDesk
  var list = ListState()
  private var page = 1

  /// The scene over a desk.
  package init(_ desk: PlayerDesk) { self.desk = desk }

  package private(set) var title = ""
  package let showsFooter = false

  package func refresh(_ stage: Stage) {
    title = stage.messages("sounds.player")
    // The scene itself reads nothing, but its words and the clock are the household's.
    desk.read(stage, holdsInput: false, { _ in }, then: { _ in })
  }

  /// The scene as it is now.
  func model(_ stage: Stage) -> PlayerViewModel {
    PlayerViewModel(desk.status, in: stage.messages)
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    transport(stage) + volumes(stage) + mix(stage)
      + desk.ways(stage).filter { !$0.keys.contains(Key("p")) }
  }

  private func transport(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    let isPlaying = desk.status.state == .playing
    let toggle: MessageKey = isPlaying ? "screen.player.pause" : "screen.player.resume"
    return [
      KeyBinding(.space, Key("P"), label: messages(toggle), isInBar: true) { self.toggle(stage) },
      KeyBinding(Key("s"), Key("X"), label: messages("screen.player.stop"), isInBar: true) {
        self.desk.command(stage) { try await $0.perform(.stop()) }
      },
      KeyBinding(Key("n"), label: messages("sounds.next")) {
        self.desk.command(stage) { try await $0.perform(.step(by: 1)) }
      },
      KeyBinding(Key("b"), label: messages("sounds.previous")) {
        self.desk.command(stage) { try await $0.perform(.step(by: -1)) }
      },
    ]
  }

  private func volumes(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("+"), Key("="), Key(")"), label: messages("screen.player.louder")) {
        self.changeVolume(by: MiniPlayerFooter.step, stage)
      },
      KeyBinding(Key("-"), Key("("), label: messages("screen.player.softer")) {
        self.changeVolume(by: -MiniPlayerFooter.step, stage)
      },
      KeyBinding(.right, label: messages("sounds.sound.louder")) {
        self.changeSound(by: MiniPlayerFooter.step, stage)
      },
      KeyBinding(.left, label: messages("sounds.sound.softer")) {
        self.changeSound(by: -MiniPlayerFooter.step, stage)
      },
    ]
  }

  private func mix(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(Key("a"), label: messages("sounds.add"), isInBar: true) { self.addSound(stage) },
      KeyBinding(.delete, Key("x"), label: messages("sounds.remove")) { self.removeSound(stage) },
      KeyBinding(Key("S"), label: messages("sounds.presets.save")) {
        PresetsScreen.save(self.desk, stage)
      },
    ]
  }

  private func toggle(_ stage: Stage) {
    let isStopped = desk.status.sounds.isEmpty
    desk.command(stage) { control in
      guard isStopped else { return try await control.perform(.toggle) }
      return try await control.performStarting(.resume, isFresh: false)
    }
  }

  private func changeVolume(by steps: Int, _ stage: Stage) {
    let volume = model(stage).mini.volume(changedBy: steps)
    let dependencies = desk.dependencies
    desk.command(stage) { try await $0.setVolume(volume, dependencies) }
  }

  private func changeSound(by steps: Int, _ stage: Stage) {
    let sounds = model(stage).sounds
    guard sounds.indices.contains(list.selected) else { return }
    let sound = sounds[list.selected]
    let volume = sound.volume(changedBy: steps)
    desk.command(stage) { try await $0.perform(.soundVolume(at: sound.place, volume)) }
  }

  private func addSound(_ stage: Stage) {
    desk.readCollections(stage) { collections in
      let items = collections.shelves.flatMap(\.tracks).map { track in
        MenuScreen.Item(track.title) {
          let status = self.desk.status
          self.desk.command(stage) { try await $0.add(track.url, to: status) }
        }
      }
      stage.push(MenuScreen(stage.messages("sounds.add"), "", items))
    }
  }

  private func removeSound(_ stage: Stage) {
    let (status, place) = (desk.status, list.selected)
    desk.command(stage) { try await $0.remove(at: place, from: status) }
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    return list.move(key.latin, of: desk.status.sounds.count, page: 5)
  }
}
