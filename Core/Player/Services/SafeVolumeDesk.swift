import AudioEngine
public import HearthContainer
import HearthPorts
import HearthSupport

/// What is changed about the safe volume.
public enum SafeVolumeChange: Sendable, Equatable {
  /// No cap any more.
  case off
  /// A cap in dBFS(A), or that of the program's own sounds.
  case cap(Double)
  /// A cap in dB(A) at the cot.
  case capAtCot(Double)
  /// What a phone at the cot shows, in dB(A), while a sound of some level in dBFS(A) plays.
  case calibration(Double, level: Double)
  /// No figure in dB(A) any more.
  case uncalibrated
  /// Another PIN, or none.
  case pin(String?)
}

extension SafeVolumeChange {
  /// The caps that make sense, in dBFS(A).
  public static let caps = -70...0

  /// A cap as a person writes it: `off`, `on`, `-35` (dBFS(A)), `50dBA` (at the cot).
  ///
  /// - Returns: nil for another text.
  public init?(cap text: String) {
    let lower = text.lowercased()
    if lower == "off" {
      self = .off
    } else if lower == "on" {
      self = .cap(RenderOrder.standardCap)
    } else if lower.hasSuffix("dba") || lower.hasSuffix("db(a)") {
      guard let level = Double(lower.prefix { "0123456789.".contains($0) }) else { return nil }
      self = .capAtCot(level)
    } else if let level = Double(lower), level.isFinite {
      self = .cap(level)
    } else {
      return nil
    }
  }
}

/// Changes the safe volume of this machine, for those who know its PIN.
public struct SafeVolumeDesk: Sendable {
  /// What phones show beside cots, in dB(A).
  public static let levels = 20...100

  private let dependencies: Dependencies

  /// A desk over a store and randomness.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Makes some changes, all or none.
  ///
  /// - Throws: `PlayerError.wrongPIN`, `notAPIN`, `capOutOfRange`, `notCalibrated`, `notALevel`;
  ///   `StoreError`.
  public func make(
    _ changes: [SafeVolumeChange],
    pin: String?
  ) async throws -> PlayerSettings {
    let salt = dependencies.random()
    return try await dependencies.store.write { transaction in
      var settings = try PlayerMemory.settings(in: transaction)
      if let check = settings.pinCheck, !PINCheck.allows(pin, check) { throw PlayerError.wrongPIN }
      for change in changes { try settings.make(change, salt: salt) }
      try transaction.put(settings)
      return settings
    }
  }

  /// How loud a mix is, in dBFS(A), over its first ten seconds; nil for silence.
  public static func level(of mix: SoundMix, volume: SoundVolume) throws -> Double? {
    let (engine, control) = Engine.make()
    control.setVolume(volume.gain)
    _ = try Performance.start(mix, control)
    var meter = LevelMeter()
    let block = UnsafeMutableBufferPointer<StereoFrame>.allocate(capacity: 4800)
    defer { block.deallocate() }
    guard let base = block.baseAddress else { return nil }
    for _ in 0..<100 {
      engine.render(base, block.count)
      meter.hear(UnsafeBufferPointer(block))
    }
    return meter.level
  }
}

extension PlayerSettings {
  fileprivate mutating func make(_ change: SafeVolumeChange, salt: UInt64) throws(PlayerError) {
    switch change {
    case .off: capTenths = nil
    case .cap(let level): try setCap(level)
    case .capAtCot(let level):
      guard let calibrationTenths else { throw .notCalibrated }
      try setCap(level - Double(calibrationTenths) / 10)
    case .calibration(let shown, let level):
      let levels = SafeVolumeDesk.levels
      guard Double(levels.lowerBound)...Double(levels.upperBound) ~= shown else {
        throw .notALevel(lowest: levels.lowerBound, highest: levels.upperBound)
      }
      calibrationTenths = Int(((shown - level) * 10).rounded())
    case .uncalibrated: calibrationTenths = nil
    case .pin(let pin):
      if let pin { pinCheck = try PINCheck.make(pin, salt: salt) } else { pinCheck = nil }
    }
  }

  private mutating func setCap(_ level: Double) throws(PlayerError) {
    let caps = SafeVolumeChange.caps
    guard Double(caps.lowerBound)...Double(caps.upperBound) ~= level else {
      throw .capOutOfRange(lowest: caps.lowerBound, highest: caps.upperBound)
    }
    capTenths = Int((level * 10).rounded())
  }
}
