package import HearthContainer
package import HearthHousehold
package import HearthModel
package import HearthPlugins
package import HearthPorts
package import HearthSupport
import PlayerCore
package import ScreenKit

/// What all screens of the player work with.
package final class PlayerDesk {
  package let dependencies: Dependencies
  /// How the player stands.
  package let watch = PlayerWatch(seesLevel: true)
  let shop: SoundShop
  let outputs: AudioOutputRegistry
  let devices: AudioDevicesRegistry
  private let secrets: @Sendable () -> (any SecretKeeper)?
  private let link: any PlayerLink
  private let hostOptions: [String]
  /// The zone of `--time-zone`, which is shown and never stored but as the first.
  private let shownZone: (any TimeZoneRules)?
  /// The household's zones as they were read last.
  package private(set) var zones: TimeZoneHistory
  /// The household's settings as they were read last.
  private var household: HouseholdSettings

  /// The texts as the household has decided; nil leaves them as they are.
  package var speak: ((HouseholdSettings) -> Messages)?

  /// A desk over a store and a player.
  ///
  /// - Parameters:
  ///   - dependencies: store, zones, clock, randomness.
  ///   - link: where the player is met.
  ///   - hostOptions: what a player is told that has to be started.
  ///   - sources: the kinds of sound.
  ///   - outputs: where sound can go.
  ///   - devices: the devices there are for that.
  ///   - secrets: keeps the PIN, when it is first worked on.
  ///   - shownZone: the zone of `--time-zone`.
  ///   - start: what was read when the program began.
  package init(
    _ dependencies: Dependencies,
    link: any PlayerLink,
    hostOptions: [String],
    sources: SoundSourceRegistry,
    outputs: AudioOutputRegistry,
    devices: AudioDevicesRegistry,
    secrets: @escaping @Sendable () -> (any SecretKeeper)?,
    shownZone: (any TimeZoneRules)?,
    start: PlayerStart
  ) {
    self.dependencies = dependencies
    self.link = link
    self.hostOptions = hostOptions
    shop = SoundShop(sources)
    self.outputs = outputs
    self.devices = devices
    self.secrets = secrets
    self.shownZone = shownZone
    zones = start.zones
    household = start.household
  }

  package var now: Instant { dependencies.now() }

  /// How the player stands.
  var status: RemoteStatus { watch.status }

  /// What the safe volume is changed at.
  var safeVolume: SafeVolumeDesk { SafeVolumeDesk(dependencies, secrets: secrets) }

  /// What commands the player, in the language of a stage.
  func control(_ stage: Stage) -> PlayerControl {
    PlayerControl(link, in: stage.messages.language, hostOptions: hostOptions)
  }

  /// Reads zones and settings with whatever a body reads, on one state of the store.
  func read<T: Sendable>(
    _ stage: Stage,
    holdsInput: Bool = true,
    _ body: @escaping @Sendable (any ReadTransaction) throws -> T,
    then: @escaping (T) -> Void
  ) {
    let (dependencies, shownZone) = (dependencies, shownZone)
    stage.perform(holdsInput: holdsInput) {
      try await dependencies.store.read { transaction in
        (try PlayerStart(dependencies, shownZone, in: transaction), try body(transaction))
      }
    } then: { [weak self] result in
      do {
        let (start, value) = try result.get()
        self?.follow(start, stage)
        then(value)
      } catch {
        stage.refuse(error)
      }
    }
  }

  private func follow(_ start: PlayerStart, _ stage: Stage) {
    zones = start.zones
    guard start.household != household else { return }
    household = start.household
    guard let messages = speak?(household) else { return }
    stage.messages = messages
    // What the screens have put into words already is put into other ones.
    stage.refresh()
  }

  /// Reads the collections, the family's own sounds among them.
  func readCollections(_ stage: Stage, then: @escaping (CollectionsViewModel) -> Void) {
    let messages = stage.messages
    read(stage) { transaction in
      let own = OwnSoundBook.sounds(of: try OwnSoundBook.all(in: transaction))
      return CollectionsViewModel(own: own, in: messages)
    } then: { model in
      then(model)
    }
  }

  /// Asks the player for something; keys go on working meanwhile.
  func command(
    _ stage: Stage,
    then: @escaping () -> Void = {},
    _ work: @escaping @Sendable (PlayerControl) async throws -> RemoteStatus?
  ) {
    let control = control(stage)
    stage.perform(holdsInput: false) {
      try await work(control)
    } then: { result in
      do {
        if let status = try result.get() {
          self.watch.take(status)
          if !status.remarks.isEmpty { stage.remark(status.remarks.joined(separator: " ")) }
        }
        then()
      } catch {
        stage.refuse(error)
      }
    }
  }

  /// Makes a change and says what was done.
  ///
  /// - Parameters:
  ///   - stage: where that is said.
  ///   - form: the editor that the change comes from; it stays open until the change is made.
  ///   - work: makes the change; nil says nothing.
  func change(
    _ stage: Stage,
    from form: FormScreen? = nil,
    _ work: @escaping @Sendable () async throws -> String?
  ) {
    stage.perform(work) { result in
      switch result {
      case .success(let sentence):
        if let form { stage.dismiss(form) }
        if let sentence { stage.say(sentence) }
        stage.refresh()
      case .failure(let error):
        if let form { form.problem = stage.sentence(error) } else { stage.refuse(error) }
      }
    }
  }

  /// What pickers of a form know of the calendar.
  var calendar: FormCalendar {
    FormCalendar(TimeReader(zones: zones, now: now), firstWeekday: household.firstWeekday.number)
  }

  /// Any error in words.
  ///
  /// - Returns: nil for what is not the player's.
  package func sentence(_ error: any Error, in messages: Messages) -> String? {
    switch error {
    case let error as PlayerError: error.sentence(messages)
    case let error as SoundFailure: error.sentence(messages)
    case let error as AudioOutputError: error.sentence(messages)
    default: nil
    }
  }
}

/// What the screens need before the first is drawn.
package struct PlayerStart: Sendable {
  package let zones: TimeZoneHistory
  package let household: HouseholdSettings

  /// Reads it.
  ///
  /// - Throws: `StoreError`, `TimeZoneError`.
  package init(
    _ dependencies: Dependencies,
    _ shownZone: (any TimeZoneRules)?,
    in transaction: any ReadTransaction
  ) throws {
    let stored =
      try shownZone == nil
      ? ZoneBook(timeZones: dependencies.timeZones).history(in: transaction) : nil
    zones = try stored ?? TimeZoneHistory(shownZone ?? dependencies.timeZones.systemZone())
    household = try HouseholdSettings.stored(in: transaction)
  }
}
