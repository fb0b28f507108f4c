public import HearthContainer
import HearthModel
public import HearthPorts
import HearthSupport

/// Keeps the family's own sounds: which folders and files they are, not the sounds themselves.
public struct OwnSoundBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store and a source of identifiers.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// The folders and files, by their paths.
  public static func all(in transaction: any ReadTransaction) throws(StoreError) -> [OwnSounds] {
    try transaction.fetch(OwnSounds.query.ordered(by: \.path))
  }

  /// All files as they lie there now, and those that have gone since their folder was added.
  public static func sounds(of places: [OwnSounds]) -> [OwnSound] {
    var seen: Set<String> = []
    return places.flatMap(sounds).filter { seen.insert($0.path).inserted }
  }

  /// Whether a single file lies at a path.
  public static func isFile(_ path: String) -> Bool { FileKind(at: path) == .file }

  /// Adds a folder, or a file; a folder that is there already is looked through again.
  ///
  /// - Parameter path: absolute.
  /// - Returns: its files.
  /// - Throws: `SoundFailure` where nothing lies there, `PlayerError.noSounds`, `StoreError`.
  public func add(_ path: String) async throws -> [OwnSound] {
    let path = Self.trimmed(path)
    let found: [String]?
    switch FileKind(at: path) {
    case nil: throw Self.failure(path, .missing(path: path))
    case .other: throw Self.failure(path, .notAFile(path: path))
    case .file: found = nil
    case .folder:
      let files = FolderSearch.sounds(in: path)
      guard !files.isEmpty else { throw PlayerError.noSounds(in: path) }
      found = files
    }
    let id = dependencies.newID()
    let kept = try await dependencies.store.write { transaction in
      let former = try Self.all(in: transaction).first { $0.path == path }
      var sounds = OwnSounds(id: former?.id ?? id, path: path, foundText: nil)
      sounds.found = found
      try transaction.put(sounds)
      return sounds
    }
    return Self.sounds(of: [kept])
  }

  /// Takes a folder or a file off the list; what lies on the disk stays there.
  ///
  /// - Throws: `PlayerError.noSuchFolder`, `StoreError`.
  public func remove(_ path: String) async throws {
    let path = Self.trimmed(path)
    try await dependencies.store.write { transaction in
      guard let sounds = try Self.all(in: transaction).first(where: { $0.path == path }) else {
        throw PlayerError.noSuchFolder(path)
      }
      try transaction.delete(sounds)
    }
  }
}

extension OwnSoundBook {
  private static func sounds(of place: OwnSounds) -> [OwnSound] {
    guard let found = place.found else {
      return [OwnSound(path: place.path, isMissing: FileKind(at: place.path) != .file)]
    }
    let now = Set(FolderSearch.sounds(in: place.path))
    return now.union(found).sorted().map { name in
      OwnSound(path: "\(place.path)/\(name)", isMissing: !now.contains(name))
    }
  }

  private static func failure(_ path: String, _ reason: SoundSourceError) -> SoundFailure {
    SoundFailure(SoundAddress(scheme: "file", path: path), reason)
  }

  /// A folder is the same with a slash behind it.
  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}

/// Looks for sound files in a folder and the folders within.
enum FolderSearch {
  /// The endings of what can be played.
  static let endings: Set = [
    "wav", "flac", "ogg", "oga", "opus", "mp3", "aif", "aiff", "aifc", "au", "caf", "w64", "rf64",
  ]
  /// How deep folders are looked into, and how many files are enough.
  private static let (depth, limit) = (4, 2000)

  /// The paths within the folder, in order; none of a folder that cannot be read.
  static func sounds(in folder: String) -> [String] {
    var found: [String] = []
    collect(folder, "", depth, into: &found)
    return found
  }

  private static func collect(
    _ folder: String,
    _ prefix: String,
    _ depth: Int,
    into found: inout [String]
  ) {
    for name in (try? FolderReader.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      guard found.count < limit else { return }
      let path = "\(folder)/\(name)"
      switch FileKind(at: path) {
      case .file:
        let parts = name.split(separator: ".")
        if parts.count > 1, endings.contains(parts[parts.count - 1].lowercased()) {
          found.append(prefix + name)
        }
      case .folder where depth > 1: collect(path, "\(prefix)\(name)/", depth - 1, into: &found)
      default: break
      }
    }
  }
}
