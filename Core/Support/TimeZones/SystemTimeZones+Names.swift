public import HearthPorts

extension SystemTimeZones {
  /// Every zone of the database that can be loaded, links to older names included, sorted.
  ///
  /// - Throws: `TimeZoneError.databaseMissing` where there is none.
  public func names() throws(TimeZoneError) -> [String] {
    var names: [String] = []
    do throws(FileError) {
      for name in try FolderReader.names(in: folder) { collect(name, depth: 1, into: &names) }
    } catch {
      throw .databaseMissing
    }
    guard !names.isEmpty else { throw .databaseMissing }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds a zone, or the zones in a folder; a link back up ends with the depth.
  private func collect(_ name: String, depth: Int, into names: inout [String]) {
    guard ZoneName.isValid(name) else { return }
    do throws(FileError) {
      let start = try OpenFile("\(folder)/\(name)").read(upTo: 4)
      if start.elementsEqual("TZif".utf8) { names.append(name) }
    } catch .isFolder where depth < 4 {
      for part in (try? FolderReader.names(in: "\(folder)/\(name)")) ?? [] {
        collect("\(name)/\(part)", depth: depth + 1, into: &names)
      }
    } catch {
      // What cannot be read cannot be loaded either.
      return
    }
  }
}
