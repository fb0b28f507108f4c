import AudioSamples
import HearthPorts

/// What is set in the address of a pipe.
struct PipeSettings {
  /// What is written around the samples.
  enum Container: String {
    case raw
    case wav
  }

  /// Snapcast, `aplay -f dat` and `raop_play` take 16 bits.
  private(set) var format = SampleFormat.s16
  private(set) var container = Container.raw

  init(_ parameters: [SoundParameter]) throws(AudioOutputError) {
    for parameter in parameters {
      switch parameter.name {
      case "format":
        guard let format = SampleFormat(rawValue: parameter.value), format != .s24in32 else {
          throw .badParameter(parameter)
        }
        self.format = format
      case "container":
        guard let container = Container(rawValue: parameter.value) else {
          throw .badParameter(parameter)
        }
        self.container = container
      default: throw .badParameter(parameter)
      }
    }
  }
}
