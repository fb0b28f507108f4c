import CommandKit
import HearthPlugins
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@Suite struct FailureTests {
  static let errors: [any Error] =
    StoreError.examples + TimeZoneError.examples + FileError.examples + SettingsError.examples
    + ImportError.examples + FileWritingError.examples
    + XDGError.examples + BackupError.examples
  private static let zones = [
    "Africa/Cairo", "America/Indiana/Knox", "America/New_York", "Asia/Yekaterinburg",
    "Europe/Berlin", "Europe/Moscow", "UTC",
  ]

  private let english = CommandLanguage.english.messages

  private func unknownPlugin(_ name: String) throws -> UnknownPlugin {
    let plugins = ["sqlite", "memory"].map { Plugin<Int, Int>(name: $0, summary: "") { $0 } }
    return try #require(throws: UnknownPlugin.self) {
      _ = try Registry(plugins).plugin(named: name)
    }
  }

  @Test(
    "Every error has its sentence and its exit status",
    arguments: [("failures", CommandLanguage.english), ("failures-ru", .russian)]
  )
  func sentences(name: String, language: CommandLanguage) throws {
    let plugin = try unknownPlugin("postgresql")
    var failures = Self.errors.map { Failure.of($0, language.messages) }
    failures += [
      .of(TimeZoneError.first, language.messages) { Self.zones },
      .of(plugin, language.messages),
      .of(plugin, language.messages, plugins: .formats),
    ]
    let lines = try failures.map { failure in
      let failure = try #require(failure)
      return "\(failure.status.rawValue) \(failure.sentence)\n"
    }
    expectSnapshot(lines.joined(), suite: "CommandKit", named: name)
  }

  @Test("A sentence names the path", arguments: [CommandLanguage.english, .russian])
  func paths(language: CommandLanguage) {
    let about = Self.errors.filter { "\($0)".contains(examplePath) }
    let silent = about.filter {
      Failure.of($0, language.messages)?.sentence.contains(examplePath) != true
    }
    #expect(about.count > 20)
    #expect(silent.map { "\($0)" } == [])
  }

  @Test(
    "Zones of the same place are suggested, else those that look alike",
    arguments: [
      ("Moscow", "“Europe/Moscow”"), ("europe/moscow", "“Europe/Moscow”"),
      ("New York", "“America/New_York”"), ("Europe/Mosocw", "“Europe/Moscow”"),
      ("Asia/Moscow", "“Europe/Moscow”"), ("Berln", "“Europe/Berlin”"),
      ("America", "“America/Indiana/Knox” or “America/New_York”"),
    ]
  )
  func suggestions(name: String, expected: String) throws {
    let failure = Failure.of(TimeZoneError.unknown(name: name), english) { Self.zones }
    let sentence = try #require(failure?.sentence)
    #expect(sentence.hasSuffix(" Did you mean \(expected)?"))
  }

  @Test("A zone like no other brings no suggestion", arguments: ["Mars/Olympus", "", "/"])
  func strangers(name: String) throws {
    let error = TimeZoneError.unknown(name: name)
    #expect(Failure.of(error, english) { Self.zones } == Failure.of(error, english))
  }

  @Test("The names of zones are asked for only where they help")
  func laziness() {
    for error in Self.errors where error as? TimeZoneError != .first {
      _ = Failure.of(error, english) {
        Issue.record("\(error)")
        return []
      }
    }
  }

  @Test("A path cannot control the terminal")
  func controlCharacters() throws {
    let failure = Failure.of(StoreError.notAFile(path: "a\u{1B}[31m\nb"), english)
    let console = Console.inMemory()
    for line in try #require(failure).lines { console.diagnostics.error(line) }
    #expect(console.diagnostics.output.text.hasPrefix("“a\u{FFFD}[31m b” "))
  }

  @Test(
    "No name, not even of a device that wants to join, can act on the terminal it is shown on",
    arguments: [
      ("\u{1B}[2K\u{1B}[1A", "\u{FFFD}[2K\u{FFFD}[1A"), ("Phone\r000000", "Phone 000000"),
      ("Phone\nIt shows 000000.", "Phone It shows 000000."), ("\u{9B}2K", "\u{FFFD}2K"),
      ("Phone\u{202E}321", "Phone\u{FFFD}321"), ("Бабушкин 📱", "Бабушкин 📱"),
    ]
  )
  func names(name: String, shown: String) {
    let messages = Messages(.english, [.sync])
    let question = messages("question.sync.digits", name, "123456")
    for isQuiet in [false, true] {
      var console = Console.inMemory()
      console.diagnostics.isQuiet = isQuiet
      console.diagnostics.error("\(question) \(messages("confirm.sync-digits"))")
      console.diagnostics.remark(messages("sync.remark.let-in", name))
      let lines = console.diagnostics.output.text.split(separator: "\n").map(String.init)
      let asked = "\(shown) wants to join and has to show 123456. Does it show that? [y/N]"
      #expect(lines.first == asked)
      #expect(lines.count == (isQuiet ? 1 : 2))
      #expect(lines.allSatisfy { $0.printableLine == $0 && $0.contains(shown) })
    }
  }

  @Test("Other errors are left to the program")
  func others() {
    #expect(Failure.of(OutputError.closed, english) == nil)
    #expect(Failure.of(ExitCode.refused, english) == nil)
  }
}
