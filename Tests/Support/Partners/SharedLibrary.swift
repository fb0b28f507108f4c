import Testing

/// A library in C that a test puts under a program, to have it break where it should.
package enum SharedLibrary {
  /// Builds one.
  ///
  /// - Parameters:
  ///   - source: its one file, below `Tests`.
  ///   - folder: where the library goes.
  ///   - flags: what the compiler needs besides.
  /// - Returns: the path of the library.
  /// - Throws: where there is no compiler, or it complains.
  package static func build(
    _ source: String,
    in folder: String,
    flags: [String] = []
  ) throws -> String {
    let tests = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    let library = "\(folder)/\(source.split(separator: "/").last ?? "").so"
    let (_, status) = try Partner.run(
      "cc",
      ["-shared", "-fPIC", "-O1", "-o", library, "\(tests)/\(source)"] + flags,
      in: folder
    )
    try #require(status == 0, "\(source) cannot be built.")
    return library
  }
}
