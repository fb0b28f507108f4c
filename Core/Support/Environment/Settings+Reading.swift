extension Settings {
  /// Reads the file that was asked for, else `hearth.conf` in the suite's folder for settings.
  ///
  /// - Parameters:
  ///   - asked: The path that a person gave; that file must exist.
  ///   - folders: Where to look otherwise; without a file, or a home, there are no settings.
  ///   - program: Whose section counts.
  ///   - known: Every key that the suite understands.
  /// - Throws: `SettingsError`.
  /// - Returns: What the file sets for the program.
  public static func read(
    asked: String? = nil,
    in folders: XDGFolders,
    for program: String,
    known: Set<String>
  ) throws(SettingsError) -> Settings {
    guard let path = asked ?? (try? folders.config).map({ "\($0)/hearth.conf" }),
      let bytes = try contents(of: path, mustExist: asked != nil)
    else { return Settings() }
    return try Settings(parsing: bytes, path: path, program: program, known: known)
  }

  private static func contents(
    of path: String,
    mustExist: Bool
  ) throws(SettingsError) -> [UInt8]? {
    do throws(FileError) {
      return try FileReader.bytes(at: path, limit: sizeLimit)
    } catch .missing where !mustExist {
      return nil
    } catch {
      throw .unreadable(error)
    }
  }
}
