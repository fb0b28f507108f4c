import CommandKit
import HearthSupport
import TestSupport
import Testing

@Suite struct HelpTests {
  private func help(
    _ words: [String],
    width: Int = 80,
    language: CommandLanguage = .english
  ) throws -> HelpPage<Notebook> {
    let parser = CommandParser(root: Sample.root, globals: SharedOptions.all)
    let parsing = parser.parse(words + ["--help"])
    return HelpPage(
      of: parsing.path,
      globals: SharedOptions.all,
      language: language,
      width: width
    )
  }

  @Test(
    "Help of the root, a group, a command and one that is both",
    arguments: [
      ("root", []), ("group", ["sleep"]), ("command", ["sleep", "add"]), ("both", ["feed"]),
      ("long-choices", ["import"]),
    ] as [(String, [String])]
  )
  func pages(name: String, words: [String]) throws {
    expectSnapshot(try help(words).text, suite: "CommandKit", named: "help-\(name)")
  }

  @Test("Help for a phone's terminal")
  func narrow() throws {
    expectSnapshot(try help([], width: 40).text, suite: "CommandKit", named: "help-narrow")
  }

  @Test("No line of help is wider than the terminal or ends in a space", arguments: 40...100)
  func widths(width: Int) throws {
    for words in [[], ["sleep"], ["sleep", "add"], ["feed"], ["import"]] {
      let lines = try help(words, width: width).text.split(separator: "\n")
      #expect(lines.filter { DisplayWidth.of($0) > width || $0.hasSuffix(" ") } == [])
    }
  }

  @Test("Help in Russian for the root and a command")
  func russian() throws {
    let root = try help([], language: .russian).text
    expectSnapshot(root, suite: "CommandKit", named: "help-root-ru")
    let command = try help(["sleep", "add"], language: .russian).text
    expectSnapshot(command, suite: "CommandKit", named: "help-command-ru")
  }

  @Test("Help has no words but those of its language and of the command line")
  func language() throws {
    let options =
      SharedOptions.all.map(\.info.name) + ["from", "to", "open", "kind", "tag", "child"]
    let words = ["diary", "sleep", "add", "insert", "help", "o", "t", "c", "h", "night", "day"]
    let known = Set((options + words).flatMap { $0.split(separator: "-") })
    let page = try help(["sleep", "add"], language: .russian)
    let text = page.text + page.mistakeFoot.joined(separator: "\n")
    let latin = text.split { !("a"..."z").contains($0.lowercased()) }
    #expect(Set(latin).subtracting(known) == [])
  }
}
