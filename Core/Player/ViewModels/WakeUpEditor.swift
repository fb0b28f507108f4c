public import HearthHousehold
public import HearthModel
public import HearthPorts
public import HearthSupport

/// What is put in for a new wake-up.
public struct WakeUpEditor: Sendable {
  /// A wake-up as it was put in.
  public struct Draft: Sendable, Equatable {
    /// When the volume is full.
    public let time: WallTime
    /// 1 for Monday to 7 for Sunday.
    public let weekdays: Set<Int>
    /// The sounds.
    public let mix: [MixEntry]
    /// The volume it rises to.
    public let volume: SoundVolume
    /// Over how many minutes it rises.
    public let rise: Int
  }

  /// What it is headed.
  public let title: String
  /// What can be put in.
  public let fields: [EditorField]
  /// What plays now, for the choice of that.
  private let playing: [RemoteSound]
  private let shop: SoundShop

  private static let volumes = stride(from: 10, through: 100, by: 10)
  private static let rises = [0, 5, 10, 15, 20, 30, 45, 60]

  /// An editor in a language.
  ///
  /// - Parameters:
  ///   - status: what plays, which may be what wakes.
  ///   - shop: knows the kinds of sound.
  ///   - messages: the person's texts.
  public init(playing status: RemoteStatus, _ shop: SoundShop, in messages: Messages) {
    playing = status.sounds
    self.shop = shop
    title = messages("wake.editor.title")
    let now = EditorChoice("", messages("wake.editor.playing"))
    let tracks = SoundCollection.all.flatMap(\.tracks).map { track in
      EditorChoice(track.address.url, track.address.title(messages))
    }
    let days = WeekdayList.names.map { name in
      EditorField("day.\(name)", messages(MessageKey("wake.day.\(name)")), .toggle, value: "yes")
    }
    fields =
      [
        EditorField("time", messages("wake.editor.time"), .text, value: "07:00"),
        EditorField(
          "sound",
          messages("wake.editor.sound"),
          .choice((status.sounds.isEmpty ? [] : [now]) + tracks),
          value: "synth:music-box"
        ),
        EditorField(
          "volume",
          messages("wake.editor.volume"),
          .choice(Self.volumes.map { EditorChoice("\($0)", "\($0)") }),
          value: "60"
        ),
        EditorField(
          "rise",
          messages("wake.editor.rise"),
          .choice(Self.rises.map { EditorChoice("\($0)", messages("wake.editor.minutes", $0)) }),
          value: "10"
        ),
      ] + days
  }

  /// The wake-up that was put in.
  ///
  /// - Throws: `PlayerError.notATime`, `noWeekdays`, `nothingPlays`.
  public func draft(_ values: EditorValues) throws(PlayerError) -> Draft {
    let text = values["time"] ?? ""
    guard let time = WallTime(text) else { throw .notATime(text) }
    let weekdays = (1...7).filter { values.says("day.\(WeekdayList.names[$0 - 1])") }
    guard !weekdays.isEmpty else { throw .noWeekdays }
    let chosen = values["sound"].map { [RemoteSound(url: $0)] } ?? playing
    guard !chosen.isEmpty else { throw .nothingPlays }
    return Draft(
      time: time,
      weekdays: Set(weekdays),
      mix: chosen.map { $0.entry(shop) },
      volume: values["volume"].flatMap { Int($0) }.flatMap { SoundVolume($0) } ?? .full,
      rise: values["rise"].flatMap { Int($0) } ?? 0
    )
  }
}

extension WakeUpBook {
  /// Adds a wake-up as it was put in.
  ///
  /// - Returns: the wake-up as stored.
  /// - Throws: `StoreError`.
  public func add(_ draft: WakeUpEditor.Draft) async throws -> WakeUp {
    try await add(
      at: draft.time,
      on: draft.weekdays,
      draft.mix,
      volume: draft.volume,
      rise: draft.rise
    )
  }
}
