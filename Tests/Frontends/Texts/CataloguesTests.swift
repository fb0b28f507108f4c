import HearthSupport
import Testing

@Suite("The texts of all modules")
struct CataloguesTests {
  @Test("A catalogue has no faults", arguments: Catalogues.all.map(\.name))
  func faults(name: String) throws {
    let catalogue = try #require(Catalogues.all.first { $0.name == name })
    #expect(!catalogue.keys.isEmpty)
    #expect(catalogue.faults() == [])
  }

  @Test("No key of a program and no catalogue's name is given twice")
  func uniqueness() {
    for program in Catalogues.programs {
      let keys = program.flatMap(\.keys)
      #expect(keys.count == Set(keys).count)
    }
    #expect(Catalogues.all.count == Set(Catalogues.all.map(\.name)).count)
  }

  @Test("No text of a core names a command or an option: browsers and screens show it too")
  func cores() throws {
    let texts = try SourceTree.swiftFiles(in: "Core").filter { $0.contains(": StaticString = #") }
    #expect(texts.count > 10)
    let lines = texts.flatMap { $0.split(separator: "\n") }
    #expect(lines.filter { $0.contains(" --") || $0.contains("hearth-") } == [])
  }

  @Test("The sources use every key, and none that is missing")
  func usage() throws {
    let keys = Set(Catalogues.all.flatMap(\.keys).map(\.name))
    var usage = KeyUsage()
    for folder in ["Audio", "Core", "Frontends", "Storage", "Sync"] {
      for text in try SourceTree.swiftFiles(in: folder) { usage.read(text) }
    }
    #expect(usage.unused(of: keys) == [])
    #expect(usage.missing(from: keys) == [])
  }
}
