public import HearthPlugins

/// The plugins of a player.
public struct PlayerPlugins: Sendable {
  /// The kinds of sound it plays.
  public let sources: SoundSourceRegistry
  /// Where it plays them.
  public let outputs: AudioOutputRegistry
  /// Those of them whose devices can be listed.
  public let devices: AudioDevicesRegistry
  /// The outputs that are tried in turn where nobody names one; what it does not carry is left out.
  public let usualOutputs: [String]

  /// The plugins of a program.
  public init(
    sources: SoundSourceRegistry,
    outputs: AudioOutputRegistry,
    devices: AudioDevicesRegistry = AudioDevicesRegistry([]),
    usualOutputs: [String]
  ) {
    self.sources = sources
    self.outputs = outputs
    self.devices = devices
    self.usualOutputs = usualOutputs
  }
}

/// What a player needs of the machine it runs on.
public struct PlayerMachine: Sendable {
  /// How long the machine has slept since it was started.
  public let slept: @Sendable () -> Duration
  /// Lets a length of time pass; throws when its task is cancelled.
  public let wait: @Sendable (Duration) async throws -> Void
  /// The folder that relative paths begin at.
  public let folder: @Sendable () -> String
  /// Lets go of the streams of the process that started this one.
  public let detach: @Sendable () -> Void

  /// The machine as an executable or a test has it.
  public init(
    slept: @escaping @Sendable () -> Duration,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    folder: @escaping @Sendable () -> String,
    detach: @escaping @Sendable () -> Void
  ) {
    self.slept = slept
    self.wait = wait
    self.folder = folder
    self.detach = detach
  }
}
