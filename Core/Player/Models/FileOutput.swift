public import HearthPorts

/// The output that writes a file, by what a person asked for and by the ending of its path.
public struct FileOutput: Sendable, Hashable {
  /// The kind of output.
  public let scheme: String
  /// What is set for it.
  public let parameters: [SoundParameter]

  /// The endings of other sound files: none of them may turn out to be WAV.
  private static let foreign: Set = FolderSearch.endings.union(["aac", "m4a", "wma"])
    .subtracting(["wav", "flac", "ogg", "opus"])

  /// The output for a path: its ending names the kind of file, and what is no such ending is WAV;
  /// `-` is WAV on standard output.
  ///
  /// - Throws: `PlayerError.cannotWrite` for the ending of another kind of sound file.
  public init(path: String, format: String?) throws(PlayerError) {
    guard path != "-" else {
      scheme = "pipe"
      parameters = [
        SoundParameter("container", "wav"), SoundParameter("format", format ?? "float"),
      ]
      return
    }
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    if Self.foreign.contains(ending) { throw .cannotWrite(ending: ending) }
    scheme = ["flac", "ogg", "opus"].contains(ending) ? ending : "wav"
    parameters = format.map { [SoundParameter("format", $0)] } ?? []
  }
}
