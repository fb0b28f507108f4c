public import HearthPorts

/// A kind of sound, by the scheme of its addresses.
public typealias SoundSourcePlugin = Plugin<any SoundSource, SoundRequest>

/// The kinds of sound that an executable plays.
public typealias SoundSourceRegistry = Registry<any SoundSource, SoundRequest>

/// A kind of output, by the scheme of its addresses.
public typealias AudioOutputPlugin = Plugin<any AudioOutput, AudioOutputRequest>

/// The outputs that an executable carries.
public typealias AudioOutputRegistry = Registry<any AudioOutput, AudioOutputRequest>

/// The devices of a kind of output, under the name of that output.
public typealias AudioDevicesPlugin = Plugin<any AudioDevices, Void>

/// The kinds of output of an executable whose devices can be listed.
public typealias AudioDevicesRegistry = Registry<any AudioDevices, Void>

/// A way to control the player from outside.
public typealias RemoteControlPlugin = Plugin<any RemoteControl, RemoteControlRequest>

/// The ways in which an executable can be controlled from outside.
public typealias RemoteControlRegistry = Registry<any RemoteControl, RemoteControlRequest>

extension PluginCapability {
  /// An output of the very process that opens it (its standard output), which no other can write.
  public static let ownProcess = PluginCapability("own-process")
  /// An output that takes frames as fast as they come.
  public static let unpaced = PluginCapability("unpaced")
}
