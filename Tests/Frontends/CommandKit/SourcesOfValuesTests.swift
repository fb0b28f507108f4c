import CommandKit
import Testing

@Suite struct SourcesOfValuesTests {
  private func values(
    _ line: [String],
    _ environment: [String: String] = [:]
  ) throws -> Values {
    let parser = CommandParser(root: Sample.root, globals: SharedOptions.all) { environment[$0] }
    let parsing = parser.parse(["day"] + line)
    _ = try parsing.request.get()
    return parsing.values
  }

  @Test("The command line comes before the environment, that before the settings file")
  func precedence() throws {
    let environment = ["HEARTH_STORE": "environment"]
    let setting: (String) -> String? = { $0 == "store" ? "file" : nil }
    let store = SharedOptions.store
    #expect(try values(["--store", "flag"], environment).filled(from: setting)[store] == "flag")
    #expect(try values([], environment).filled(from: setting)[store] == "environment")
    #expect(try values([]).filled(from: setting)[store] == "file")
    #expect(try values([]).filled(from: { _ in nil })[store] == nil)
  }

  @Test("An empty variable is no variable")
  func emptyVariable() throws {
    #expect(try values([], ["HEARTH_STORE": ""])[SharedOptions.store] == nil)
  }

  @Test(
    "A flag is said by a word, too",
    arguments: [
      ("1", true), ("true", true), ("yes", true), ("on", true),
      ("0", false), ("false", false), ("no", false), ("off", false), ("", false),
    ]
  )
  func flagByVariable(word: String, isSaid: Bool) throws {
    #expect(try values([], ["HEARTH_JSON": word])[SharedOptions.json] == isSaid)
  }

  @Test("A wrong variable is named by its own name")
  func wrongVariable() {
    let reason = InvalidValue.notAChoice(known: ["en", "ru"], alike: [])
    let mistake = UsageError.invalidValue(
      parameter: "HEARTH_LANGUAGE",
      value: "xx",
      reason: reason
    )
    #expect(throws: mistake) { try values([], ["HEARTH_LANGUAGE": "xx"]) }
  }

  @Test("A wrong setting is named by its key")
  func wrongSetting() throws {
    let values = try values([])
    let reason = InvalidValue.notAChoice(known: ["true", "false"], alike: [])
    let mistake = UsageError.invalidValue(parameter: "quiet", value: "perhaps", reason: reason)
    #expect(throws: mistake) {
      try values.filled { $0 == "quiet" ? "perhaps" : nil }
    }
  }

  @Test("Only the command line itself counts as given")
  func given() throws {
    let values = try values(["--json"], ["HEARTH_QUIET": "1"])
    #expect(values.isGiven(SharedOptions.json))
    #expect(!values.isGiven(SharedOptions.quiet))
    #expect(values[SharedOptions.quiet])
  }

  @Test("Reading a parameter that the command did not declare traps")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      let parsing = CommandParser(root: Sample.root).parse(["day"])
      _ = parsing.values[Sample.kind]
    }
  }
}
