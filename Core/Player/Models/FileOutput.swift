public import HearthPorts

/// The output that writes a file, by what a person asked for and by the ending of its path.
public struct FileOutput: Sendable, Hashable {
  /// The kind of output.
  public let scheme: String
  /// What is set for it.
  public let parameters: [SoundParameter]

  /// The output for a path: its ending names the kind of file, and what is no such ending is WAV;
  /// `-` is WAV on standard output.
  public init(path: String, format: String?) {
    guard path != "-" else {
      scheme = "pipe"
      parameters = [
        SoundParameter("container", "wav"), SoundParameter("format", format ?? "float"),
      ]
      return
    }
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    scheme = ["flac", "ogg", "opus"].contains(ending) ? ending : "wav"
    parameters = format.map { [SoundParameter("format", $0)] } ?? []
  }
}
