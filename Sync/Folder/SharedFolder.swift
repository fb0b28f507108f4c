import HearthModel
import HearthPorts
import HearthSupport
import SyncProtocol

/// The files of one space in a folder that something else copies between the devices.
///
/// `hearth-SPACE/` holds batches (`DEVICE-NUMBER-RANDOM.batch`), chunks of large values
/// (`DEVICE-VALUE-NUMBER.chunk`), sealed keys (`EPOCH-RECIPIENT.key`) and a file for each device
/// (`DEVICE.device`). Every file is written once; only a device's own is renewed,
/// and only a device itself takes away what it has put there. Other names are looked at by their ending:
/// copies that a tool has renamed are read as well.
struct SharedFolder {
  static let batchEnding = ".batch"
  private static let prefix = "hearth-"
  private static let largest = 64 << 20

  let path: String
  let space: RecordID

  /// The folder of a space, which has to be there.
  init(root: String, space: RecordID) throws(TransportError) {
    self.space = space
    path = "\(root)/\(Self.prefix)\(space)"
    // Tells a folder that is not there from a space that has not come there yet.
    _ = try Self.names(root)
  }

  /// The folders of all spaces.
  static func all(in root: String) throws(TransportError) -> [SharedFolder] {
    var found: [SharedFolder] = []
    for name in try names(root) where name.hasPrefix(prefix) {
      guard let space = RecordID(name.dropFirst(prefix.count)) else { continue }
      found.append(try SharedFolder(root: root, space: space))
    }
    return found
  }

  /// Makes the folder of the space.
  func make() throws(TransportError) {
    do throws(FileWritingError) {
      try FileWriter.makeFolder(path)
    } catch {
      throw error.transportError
    }
  }

  /// The names with an ending, sorted; none where the space has not come here yet.
  func names(_ ending: String) throws(TransportError) -> [String] {
    do throws(TransportError) {
      return try Self.names(path).filter { $0.hasSuffix(ending) }
    } catch {
      guard case .missingFolder = error else { throw error }
      return []
    }
  }

  /// The bytes of a file; nil where it has gone.
  func bytes(_ name: String) throws(TransportError) -> [UInt8]? {
    do throws(FileError) {
      return try FileReader.bytes(at: "\(path)/\(name)", limit: Self.largest)
    } catch {
      switch error {
      case .missing, .isFolder, .tooLarge: return nil
      case .notPermitted(let path): throw .notPermitted(path: path)
      case .inputOutput(let path, let code):
        throw .unreachable(address: path, detail: "errno \(code)")
      }
    }
  }

  /// Writes a file at once and whole, in the place of one that is there.
  func write(_ bytes: [UInt8], as name: String) throws(TransportError) {
    do throws(FileWritingError) {
      try FileWriter.write(bytes, to: "\(path)/\(name)", existing: .replace)
    } catch {
      throw error.transportError
    }
  }

  private static func names(_ path: String) throws(TransportError) -> [String] {
    do throws(FileError) {
      return try FolderReader.names(in: path)
    } catch {
      switch error {
      case .missing(let path), .isFolder(let path): throw .missingFolder(path: path)
      case .notPermitted(let path): throw .notPermitted(path: path)
      case .tooLarge(let path, _): throw .unreachable(address: path, detail: "")
      case .inputOutput(let path, let code):
        throw .unreachable(address: path, detail: "errno \(code)")
      }
    }
  }
}

extension FileWritingError {
  fileprivate var transportError: TransportError {
    switch self {
    case .exists(let path), .isFolder(let path), .missingFolder(let path):
      .missingFolder(path: path)
    case .notPermitted(let path): .notPermitted(path: path)
    case .full: .full
    case .inputOutput(let path, let code): .unreachable(address: path, detail: "errno \(code)")
    }
  }
}
