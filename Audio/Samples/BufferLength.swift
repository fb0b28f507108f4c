public import HearthPorts

/// How far ahead of what is heard an output is written.
public enum BufferLength {
  /// A quarter of a second: long enough for a busy machine, short enough for a volume to be heard at
  /// once.
  public static let standard = 250

  /// The frames that `buffer=MS` asks for.
  ///
  /// - Throws: `AudioOutputError.badParameter` for any other parameter, and for less than 20 or more
  ///   than 2000 milliseconds.
  public static func frames(_ parameters: [SoundParameter]) throws(AudioOutputError) -> Int {
    var milliseconds = standard
    for parameter in parameters {
      guard parameter.name == "buffer", let value = Int(parameter.value),
        (20...2000).contains(value)
      else { throw .badParameter(parameter) }
      milliseconds = value
    }
    return milliseconds * Int(SoundRate.perSecond) / 1000
  }
}
