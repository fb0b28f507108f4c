public import HearthSupport

/// The presets, in their order.
public struct PresetsViewModel: Sendable {
  /// A preset as a person sees it.
  public struct Row: Sendable, Hashable {
    /// Its name, which plays it.
    public let name: String
    /// The sounds by their titles.
    public let sounds: String
    /// The rest: volume, timer.
    public let details: String
  }

  /// The presets.
  public let rows: [Row]
  /// What is said where there are none.
  public let emptyText: String
  private let presets: [Preset]
  private let messages: Messages

  /// The presets in a language.
  public init(_ presets: [Preset], in messages: Messages) {
    self.presets = presets
    self.messages = messages
    emptyText = messages("preset.empty")
    rows = presets.map { preset in
      let volume = messages("settings.volume", preset.volume)
      let timer = preset.timerMinutes.map { messages("preset.timer", $0) }
      return Row(
        name: preset.name,
        sounds: messages.list(preset.mix.map { $0.address.title(messages) }),
        details: ([volume] + [timer].compactMap(\.self)).joined(separator: ", ")
      )
    }
  }

  /// The presets for programs.
  public var json: JSON {
    .array(
      presets.map { preset in
        [
          "name": .string(preset.name),
          "sources": .array(preset.mix.map { $0.json(in: messages) }),
          "volume": JSON(preset.volume),
          "timerMinutes": JSON(preset.timerMinutes),
        ]
      }
    )
  }
}
