import Glibc
public import HearthSupport

extension HostProcess {
  /// The path of the program that is a player: beside the one that runs, else where commands are
  /// looked for.
  public static func program(_ environment: Environment) -> String {
    let name = "hearth-player"
    let folders =
      [ownFolder()] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 } ?? name
  }

  private static func ownFolder() -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &bytes, bytes.count))
    let path = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
