public import HearthContainer
public import HearthHousehold
public import HearthPlugins

/// What a host is made of: the plugins of its program, its store and its clocks.
public struct HostSurroundings: Sendable {
  /// The kinds of sound.
  public var sources: SoundSourceRegistry
  /// The outputs.
  public var outputs: AudioOutputRegistry
  /// The outputs that are tried in turn where nobody has named one; the last is always there.
  public var usualOutputs: [String]
  /// The ways to control it from outside.
  public var controls: RemoteControlRegistry
  /// The environment variables of the program, by name.
  public var environment: @Sendable (String) -> String?
  /// The language of whoever controls it from outside, by its two letters.
  public var language: String
  /// The store, the clock on the wall, randomness.
  public var dependencies: Dependencies
  /// The zone of a household that has none yet.
  public var zone: TimeZoneHistory
  /// How long the machine has slept since it was started.
  public var slept: @Sendable () -> Duration
  /// Lets a length of time pass; throws when its task is cancelled.
  public var wait: @Sendable (Duration) async throws -> Void

  /// All of them, named.
  public init(
    sources: SoundSourceRegistry,
    outputs: AudioOutputRegistry,
    usualOutputs: [String],
    controls: RemoteControlRegistry = RemoteControlRegistry([]),
    environment: @escaping @Sendable (String) -> String? = { _ in nil },
    language: String = "en",
    dependencies: Dependencies,
    zone: TimeZoneHistory,
    slept: @escaping @Sendable () -> Duration,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.sources = sources
    self.outputs = outputs
    self.usualOutputs = usualOutputs
    self.controls = controls
    self.environment = environment
    self.language = language
    self.dependencies = dependencies
    self.zone = zone
    self.slept = slept
    self.wait = wait
  }
}
