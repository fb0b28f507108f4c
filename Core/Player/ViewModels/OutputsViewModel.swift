public import HearthPlugins
import HearthPorts
public import HearthSupport

/// Where sound can go: the kinds of output that a program carries, each with the devices it has now.
public struct OutputsViewModel: Sendable, Hashable {
  /// A place that sound can go to.
  public struct Place: Sendable, Hashable {
    /// The address, as `--output` takes it.
    public let url: String
    /// What it is.
    public let title: String
  }

  /// A kind of output.
  public struct Kind: Sendable, Hashable {
    /// The kind itself, which plays to its default device.
    public let place: Place
    /// Its devices; empty for a kind that has none.
    public let devices: [Place]
    /// Why its devices cannot be listed, as a person is told of it.
    public let remark: String?
  }

  /// In the order in which the program carries them.
  public let kinds: [Kind]

  /// The scene of the outputs of a program.
  public init(
    _ outputs: AudioOutputRegistry,
    _ devices: AudioDevicesRegistry,
    in messages: Messages
  ) async throws {
    var kinds: [Kind] = []
    for output in outputs.plugins {
      let place = Place(
        url: "\(output.name):",
        title: messages(MessageKey(output.summary))
      )
      var (list, remark): ([AudioDevice], String?) = ([], nil)
      do {
        list = try await devices.plugins.first { $0.name == output.name }?.make(()).list() ?? []
      } catch let error as AudioOutputError {
        remark = error.sentence(messages)
      }
      let places = list.map { Place(url: "\(output.name):\($0.address)", title: $0.title) }
      kinds.append(Kind(place: place, devices: places, remark: remark))
    }
    self.kinds = kinds
  }

  /// The scene for programs.
  public var json: JSON {
    .array(
      kinds.map { kind in
        [
          "url": .string(kind.place.url),
          "title": .string(kind.place.title),
          "devices": .array(
            kind.devices.map { ["url": .string($0.url), "title": .string($0.title)] }
          ),
        ]
      }
    )
  }
}
