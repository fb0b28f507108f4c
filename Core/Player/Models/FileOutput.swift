public import HearthPorts

/// The output that writes a file, by what a person asked for and by the ending of its path.
public struct FileOutput: Sendable, Hashable {
  /// The kind of output.
  public let scheme: String
  /// What is set for it.
  public let parameters: [SoundParameter]

  /// The output for a path; without a format, the ending decides.
  public init(path: String, format: String?) {
    scheme = "wav"
    parameters = format.map { [SoundParameter("format", $0)] } ?? []
  }
}
