public import HearthSupport

/// The player's settings, in words.
public struct PlayerSettingsViewModel: Sendable, Hashable {
  /// The volume that the next sound begins with.
  public let volume: String
  /// Where sound goes.
  public let output: String
  /// The cap, in dBFS(A) and, where it has been measured, in dB(A) at the cot.
  public let safeVolume: String
  /// What is measured at the cot.
  public let calibration: String
  /// Whether a PIN protects the two.
  public let pin: String
  /// How far sounds wander.
  public let variation: String
  /// What is advised for where children sleep, and by whom.
  public let advice: String

  /// The settings in a language.
  public init(_ settings: PlayerSettings, in messages: Messages) {
    volume = messages("settings.volume", settings.volume)
    output = messages("settings.output", settings.output ?? messages("settings.output.usual"))
    if let cap = settings.cap, let measured = settings.calibrationTenths {
      let level = cap + Double(measured) / 10
      safeVolume = messages(
        "settings.cap.measured",
        cap,
        level,
        settings.highestVolume.number
      )
    } else if let cap = settings.cap {
      safeVolume = messages("settings.cap", cap, settings.highestVolume.number)
    } else {
      safeVolume = messages("settings.cap.off")
    }
    calibration =
      settings.calibrationTenths == nil
      ? messages("settings.not-measured") : messages("settings.measured")
    pin = messages(settings.pinCheck == nil ? "settings.pin.off" : "settings.pin.on")
    variation =
      settings.variationDecibels.map { messages("settings.variation", $0) }
      ?? messages("settings.variation.off")
    advice = messages("settings.advice")
  }

  /// A line for each.
  public var lines: [String] { [volume, output, variation, safeVolume, calibration, pin, advice] }
}

extension PlayerSettings {
  /// The settings for programs; no figure in dB(A) where nobody has measured one.
  public var json: JSON {
    [
      "volume": JSON(volume),
      "highestVolume": JSON(highestVolume.number),
      "output": JSON(output),
      "capDBFSA": .optional(capTenths) { .decimal(Int64($0), places: 1) },
      "capDBA": .optional(capAtCotTenths) { .decimal(Int64($0), places: 1) },
      "hasPIN": .bool(pinCheck != nil),
      "variationDB": JSON(variationDecibels),
    ]
  }

  private var capAtCotTenths: Int? {
    guard let capTenths, let calibrationTenths else { return nil }
    return capTenths + calibrationTenths
  }
}
