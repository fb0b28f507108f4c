public import HearthModel
import HearthSupport

/// A folder of the family's own sound files on this machine, or a single file.
public struct OwnSounds: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The folder or the file; absolute.
  public var path: String
  /// The files that were found when it was added last, as a JSON list of paths within the folder; nil
  /// for a single file.
  public var foundText: String?

  // swift-format-ignore
  public static let schema = Schema(54, "own_sounds", isLocal: true, OwnSounds.init,
    Field(1, "path", \.path),
    Field(2, "found", \.foundText),
  )

  /// The files that were found; nil for a single file.
  var found: [String]? {
    get {
      foundText.map { text in
        ((try? JSON(parsing: text))?.array ?? []).compactMap(\.string)
      }
    }
    set { foundText = newValue.map { JSON.array($0.map { .string($0) }).text } }
  }
}

/// One of the family's own sound files.
public struct OwnSound: Sendable, Hashable {
  /// Where it lies; absolute.
  public let path: String
  /// Whether it was there once and is not now.
  public let isMissing: Bool

  /// A file.
  public init(path: String, isMissing: Bool = false) {
    self.path = path
    self.isMissing = isMissing
  }

  /// The name of the file, which plays it.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether a person means it: by its name, with or without the ending.
  func answers(to name: String) -> Bool {
    self.name == name || name == self.name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Where its sound comes from.
  public var address: SoundAddress { SoundAddress(scheme: "file", path: path) }
}

extension SoundAddress {
  /// Whether it may be the name of one of the family's own files, and not the path of another one.
  public var mayBeName: Bool {
    scheme == "file" && !path.contains("/") && FileKind(at: path) == nil
  }

  /// The family's own file of this name; nil where there is none, or the address is no name.
  public func sound(among own: [OwnSound]) -> OwnSound? {
    guard mayBeName else { return nil }
    return own.first { $0.answers(to: path) }
  }
}
