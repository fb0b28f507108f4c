public import HearthContainer
import HearthModel
public import HearthPorts

/// Keeps the presets.
public struct PresetBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// All presets by their names.
  public static func presets(in transaction: any ReadTransaction) throws(StoreError) -> [Preset] {
    try transaction.fetch(Preset.query.ordered(by: \.name))
  }

  /// The preset of a name.
  ///
  /// - Throws: `PlayerError.noSuchPreset` with the names there are, `StoreError`.
  public static func preset(
    named name: String,
    in transaction: any ReadTransaction
  ) throws -> Preset {
    let presets = try presets(in: transaction)
    guard let preset = presets.first(where: { $0.name == trimmed(name) }) else {
      throw PlayerError.noSuchPreset(name, known: presets.map(\.name))
    }
    return preset
  }

  /// Keeps a mix under a name, in the place of what had it.
  ///
  /// - Throws: `PlayerError.emptyName`, `StoreError`.
  public func save(
    _ mix: [MixEntry],
    as name: String,
    volume: SoundVolume = .full,
    timerMinutes: Int? = nil
  ) async throws -> Preset {
    let name = Self.trimmed(name)
    guard !name.isEmpty else { throw PlayerError.emptyName }
    let id = dependencies.newID()
    return try await dependencies.store.write { transaction in
      let former = try Self.presets(in: transaction).first { $0.name == name }
      let preset = Preset(
        id: former?.id ?? id,
        name: name,
        mixText: MixText.write(mix),
        volume: volume.number,
        timerMinutes: timerMinutes
      )
      try transaction.put(preset)
      return preset
    }
  }

  /// Deletes the preset of a name.
  ///
  /// - Throws: as for `preset(named:in:)`.
  public func delete(named name: String) async throws {
    try await dependencies.store.write { transaction in
      try transaction.delete(Self.preset(named: name, in: transaction))
    }
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
