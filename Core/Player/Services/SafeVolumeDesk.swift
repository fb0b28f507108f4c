import AudioEngine
public import HearthContainer
public import HearthPorts
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
  private let check: PINCheck

  /// A desk over a store and a keeper of secrets, which is made when a PIN is first worked on.
  public init(
    _ dependencies: Dependencies,
    secrets: @escaping @Sendable () -> (any SecretKeeper)?
  ) {
    self.dependencies = dependencies
    check = PINCheck(secrets)
  }

  /// Makes some changes, all or none.
  ///
  /// - Throws: `PlayerError.wrongPIN`, `notAPIN`, `pinNotKept`, `capOutOfRange`, `notCalibrated`,
  ///   `notALevel`; `StoreError`.
  public func make(
    _ changes: [SafeVolumeChange],
    pin: String?
  ) async throws -> PlayerSettings {
    let hash = try await dependencies.store.read { try PlayerMemory.settings(in: $0).pinCheck }
    if let hash, await !check.allows(pin, hash) { throw PlayerError.wrongPIN }
    var hashed: [SafeVolumeChange] = []
    for change in changes { hashed.append(try await withoutPIN(change)) }
    return try await dependencies.store.write { [hashed] transaction in
      var settings = try PlayerMemory.settings(in: transaction)
      // Another PIN was set while this one was looked at.
      guard settings.pinCheck == hash else { throw PlayerError.wrongPIN }
      for change in hashed { try settings.make(change) }
      try transaction.put(settings)
      return settings
    }
  }

  /// The change with the hash in the place of a new PIN.
  private func withoutPIN(_ change: SafeVolumeChange) async throws(PlayerError) -> SafeVolumeChange
  {
    guard case .pin(let pin?) = change else { return change }
    return .pin(try await check.hash(pin))
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
  fileprivate mutating func make(_ change: SafeVolumeChange) throws(PlayerError) {
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
    case .pin(let hash): pinCheck = hash
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
