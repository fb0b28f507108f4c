import Testing

@Suite("Keys that sources mention")
struct KeyUsageTests {
  private func usage(_ source: String) -> KeyUsage {
    var usage = KeyUsage()
    usage.read(source)
    return usage
  }

  @Test("A literal uses its key")
  func literals() {
    let used = usage(#"say("day.title", 3) + MessageKey("day.hourEnd")"#)
    #expect(used.unused(of: ["day.title", "day.hourEnd", "day.new"]) == ["day.new"])
    #expect(used.missing(from: ["day.title"]) == ["day.hourEnd"])
  }

  @Test("A literal with an interpolation uses every key that begins like it")
  func beginnings() {
    let used = usage(#"say("place.\(place)") + say("kind.of-\(x)")"#)
    #expect(
      used.unused(of: ["place.bed", "places.bed", "kind.of-a"]) == ["kind.of-a", "places.bed"]
    )
    #expect(used.missing(from: ["place.bed"]) == [])
    #expect(used.missing(from: ["place"]) == ["place."])
  }

  @Test("A comment uses nothing")
  func comments() {
    let used = usage("  /// Prints \"day.title\".\n//\"day.end\"")
    #expect(used.unused(of: ["day.title"]) == ["day.title"])
    #expect(used.missing(from: ["day.title"]) == [])
  }

  @Test("What begins like no key is none")
  func otherLiterals() {
    let used = usage(#"open("hearth.conf"); print("Day.title", "day", "day.", "a b.c")"#)
    #expect(used.missing(from: ["day.title"]) == [])
    #expect(used.unused(of: ["day.title"]) == ["day.title"])
  }

  @Test("The sources of this module are found")
  func sources() throws {
    let texts = try SourceTree.swiftFiles(in: "Core")
    #expect(texts.contains { $0.contains("public struct MessageCatalogue") })
  }
}
