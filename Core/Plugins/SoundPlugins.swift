public import HearthPorts

/// A kind of sound, by the scheme of its addresses.
public typealias SoundSourcePlugin = Plugin<any SoundSource, SoundRequest>

/// The kinds of sound that an executable plays.
public typealias SoundSourceRegistry = Registry<any SoundSource, SoundRequest>

/// A kind of output, by the scheme of its addresses.
public typealias AudioOutputPlugin = Plugin<any AudioOutput, AudioOutputRequest>

/// The outputs that an executable carries.
public typealias AudioOutputRegistry = Registry<any AudioOutput, AudioOutputRequest>

extension PluginCapability {
  /// An output that takes frames as fast as they come.
  public static let unpaced = PluginCapability("unpaced")
}
