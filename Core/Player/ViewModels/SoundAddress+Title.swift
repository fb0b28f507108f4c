public import HearthSupport

extension SoundAddress {
  /// What a person calls the sound: the track's title, or the name of the file without its ending.
  public func title(_ messages: Messages) -> String {
    guard track == nil else { return messages(MessageKey("track.\(path)")) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
