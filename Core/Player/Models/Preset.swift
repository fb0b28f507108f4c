public import HearthModel
import HearthSupport

/// A mix under a name, to be played again.
public struct Preset: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// As the family says it; never empty, and no other preset has it.
  public var name: String
  /// The sounds, as `MixText` writes them.
  public var mixText: String
  /// The volume of the whole, 0 to 100.
  public var volume: Int
  /// The length of its timer; nil for none.
  public var timerMinutes: Int?

  // swift-format-ignore
  public static let schema = Schema(50, "preset", Preset.init,
    Field(1, "name", \.name),
    Field(2, "mix", \.mixText),
    Field(3, "volume", \.volume),
    Field(4, "timer_minutes", \.timerMinutes),
  )

  /// The sounds; what cannot be read of them is left out.
  public var mix: [MixEntry] { MixText.read(mixText) }
}

/// A mix as text in a record: JSON, since addresses may hold any sign.
public enum MixText {
  /// The text of a mix.
  public static func write(_ mix: [MixEntry]) -> String {
    let entries = mix.map { entry -> JSON in
      ["url": .string(entry.address.url), "volume": .integer(Int64(entry.volume.number))]
    }
    return JSON.array(entries).text
  }

  /// The mix of a text.
  public static func read(_ text: String) -> [MixEntry] {
    let entries = (try? JSON(parsing: text))?.array ?? []
    return entries.compactMap { entry in
      guard let url = entry["url"]?.string, let number = entry["volume"]?.integer,
        let volume = SoundVolume(Int(truncatingIfNeeded: number))
      else { return nil }
      // A file's path may hold a question mark; every other address has parameters behind it.
      let address = SoundAddress(url) { $0 == "file" ? false : true }
      return MixEntry(address, volume: volume)
    }
  }
}
