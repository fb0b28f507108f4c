public import HearthPlugins
public import HearthPorts

/// The plugins of a player.
public struct PlayerPlugins: Sendable {
  /// The kinds of sound it plays.
  public let sources: SoundSourceRegistry
  /// Where it plays them.
  public let outputs: AudioOutputRegistry
  /// The outputs that are tried in turn where nobody names one; what it does not carry is left out.
  public let usualOutputs: [String]
  /// The outputs whose devices can be listed.
  public let devices: AudioDevicesRegistry
  /// The ways to control it from outside.
  public let controls: RemoteControlRegistry

  /// The plugins of a program.
  public init(
    sources: SoundSourceRegistry,
    outputs: AudioOutputRegistry,
    usualOutputs: [String],
    devices: AudioDevicesRegistry = AudioDevicesRegistry([]),
    controls: RemoteControlRegistry = RemoteControlRegistry([])
  ) {
    self.sources = sources
    self.outputs = outputs
    self.usualOutputs = usualOutputs
    self.devices = devices
    self.controls = controls
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
  /// The environment variables of the program, by name.
  public let environment: @Sendable (String) -> String?
  /// Lets go of the streams of the process that started this one.
  public let detach: @Sendable () -> Void
  /// Makes the keeper of PINs; nil where there is none.
  public let secrets: @Sendable () -> (any SecretKeeper)?

  /// The machine as an executable or a test has it.
  public init(
    slept: @escaping @Sendable () -> Duration,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    folder: @escaping @Sendable () -> String,
    environment: @escaping @Sendable (String) -> String?,
    detach: @escaping @Sendable () -> Void,
    secrets: @escaping @Sendable () -> (any SecretKeeper)? = { nil }
  ) {
    self.slept = slept
    self.wait = wait
    self.folder = folder
    self.environment = environment
    self.detach = detach
    self.secrets = secrets
  }
}
