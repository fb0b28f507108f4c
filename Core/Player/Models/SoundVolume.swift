/// How loud, from 0 to 100, as a person says it.
public struct SoundVolume: Sendable, Hashable {
  /// From 0, silent, to 100, unchanged.
  public let number: Int

  /// A volume; nil where a number is none.
  public init?(_ number: Int) {
    guard Self.range.contains(number) else { return nil }
    self.number = number
  }

  private init(known number: Int) {
    self.number = number
  }

  /// The numbers that are volumes.
  public static let range = 0...100
  /// The sound as it is.
  public static let full = SoundVolume(known: 100)

  /// The nearest volume to what another program asks for: 1 is full; what is no number is silence.
  public init(clamping share: Double) {
    self.init(known: share.isNaN ? 0 : Int((min(max(share, 0), 1) * 100).rounded()))
  }

  /// The amplitude it stands for: a cube, so that equal steps sound alike, and exactly 0 at 0.
  public var gain: Double {
    let share = Double(number) / 100
    return share * share * share
  }
}

extension SoundVolume: Comparable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
