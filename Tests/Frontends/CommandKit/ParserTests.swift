import CommandKit
import TestSupport
import Testing

@Suite struct ParserTests {
  @Test(
    "A command line gives its command the values it states",
    arguments: [
      ("child add Ёжик --born 2026-01-09", "child add Ёжик 2026-01-09"),
      ("child add --born=2026-01-09 Ann", "child add Ann 2026-01-09"),
      ("--json day", "day nil true"),
      ("day 2026-01-09 --json", #"day Optional("2026-01-09") true"#),
      ("--store memory: --time-zone UTC day --quiet", "day nil false"),
      ("day -- --json", #"day Optional("--json") false"#),
      ("sleep insert --from 20:00 -o", "sleep add 20:00 nil true []"),
      ("sleep add --from 1 -t a --tag b -tc", #"sleep add 1 nil false ["a", "b", "c"]"#),
      ("sleep add --from - --to=", #"sleep add - Optional("") false []"#),
      ("sleep add --from a=b --to=c=d", #"sleep add a=b Optional("c=d") false []"#),
      ("feed left", "feed left nil 0"),
      ("feed start left", "feed start left"),
      ("feed switch", "feed switch"),
      ("feed bottle -m 120 --offset -5", "feed bottle Optional(120) -5"),
      ("feed bottle -m120 --offset=-5", "feed bottle Optional(120) -5"),
      ("feed --ml 5 -- left", "feed left Optional(5) 0"),
      ("import a.csv -5 b.csv", #"import ["a.csv", "-5", "b.csv"] metric false"#),
      ("import -dm5 a", #"import ["a"] metric true"#),
      ("--json --json day --json", "day nil true"),
    ]
  )
  func values(line: String, expected: String) async throws {
    let parsing = parse(line)
    try #require(try parsing.request.get() == .run)
    let notebook = Notebook()
    try await parsing.command.run?(parsing.values, notebook)
    #expect(notebook.lines == [expected])
  }

  @Test(
    "A wrong command line is answered with its mistake",
    arguments: [
      ("", UsageError.missingCommand(known: ["child", "sleep", "feed", "day", "import"])),
      ("sleep", .missingCommand(known: ["add", "start"])),
      ("slep add", .unknownCommand("slep", alike: ["sleep"])),
      ("sleep ad", .unknownCommand("ad", alike: ["add"])),
      ("sleep xyz", .unknownCommand("xyz", alike: [])),
      ("hepl", .unknownCommand("hepl", alike: ["help"])),
      ("day --jsn", .unknownOption("--jsn", alike: ["--json"])),
      ("day --js", .unknownOption("--js", alike: ["--json"])),
      ("day -x", .unknownOption("-x", alike: [])),
      ("--from 1 sleep add", .unknownOption("--from", alike: [])),
      ("feed --ml 5 switch", .unknownOption("--ml", alike: [])),
      ("day --child", .missingValue(option: "--child")),
      ("day --child --json", .missingValue(option: "--child")),
      ("day -c", .missingValue(option: "--child")),
      ("day --json=yes", .unexpectedValue(flag: "--json", value: "yes")),
      ("day --child a --child b", .repeatedOption("--child")),
      ("--store a day --store b", .repeatedOption("--store")),
      ("child add --born 1", .missingParameter("NAME")),
      ("child add Ann", .missingParameter("--born")),
      ("import", .missingParameter("PATH")),
      ("day 1 2", .unexpectedArgument("2")),
      ("feed switch on", .unexpectedArgument("on")),
      ("sleep add --from 1 --to 2 --open", .exclusive("--to", "--open")),
    ]
  )
  func mistakes(line: String, expected: UsageError) {
    #expect(parse(line).request == .failure(expected))
  }

  @Test(
    "A value of the wrong kind is answered with the parameter and the reason",
    arguments: [
      ("feed left --ml x", "--ml", "x", InvalidValue.notANumber),
      ("feed left --ml 9999", "--ml", "9999", .outOfRange(lowest: 0, highest: 2_000)),
      ("feed left --offset 9223372036854775808", "--offset", "9223372036854775808", .notANumber),
      (
        "sleep add --from 1 --kind nite", "--kind", "nite",
        .notAChoice(known: ["night", "day"], alike: [])
      ),
      (
        "feed rihgt", "SIDE", "rihgt",
        .notAChoice(known: ["left", "right", "both", "bottle", "solids"], alike: ["right"])
      ),
      (
        "feed swich", "SIDE", "swich",
        .notAChoice(known: ["left", "right", "both", "bottle", "solids"], alike: ["switch"])
      ),
    ]
  )
  func wrongValues(line: String, parameter: String, value: String, reason: InvalidValue) {
    let mistake = UsageError.invalidValue(parameter: parameter, value: value, reason: reason)
    #expect(parse(line).request == .failure(mistake))
  }

  @Test(
    "Help is given for the command reached, whatever else is wrong",
    arguments: [
      ("--help", "diary"),
      ("-h", "diary"),
      ("help", "diary"),
      ("help sleep add", "diary sleep add"),
      ("sleep --help", "diary sleep"),
      ("sleep add --help", "diary sleep add"),
      ("sleep add --bogus --help", "diary sleep add"),
      ("sleep add --from --help", "diary sleep add"),
      ("feed left -h", "diary feed"),
    ]
  )
  func help(line: String, path: String) {
    let parsing = parse(line)
    #expect(parsing.request == .success(.help))
    #expect(parsing.path.map(\.name).joined(separator: " ") == path)
  }

  @Test("Help for a command that does not exist is a mistake")
  func helpForUnknownCommand() {
    #expect(parse("help slep").request == .failure(.unknownCommand("slep", alike: ["sleep"])))
  }

  @Test("Behind the terminator, the word for help is an argument")
  func helpBehindTerminator() throws {
    let parsing = parse("day -- --help")
    #expect(parsing.request == .success(.run))
    #expect(parsing.values[Sample.day] == "--help")
  }

  @Test("The version is asked for anywhere", arguments: ["--version", "day --version"])
  func version(line: String) {
    #expect(parse(line).request == .success(.version))
  }

  @Test("Even a mistake leaves the global options read")
  func globalsOfMistake() {
    let parsing = parse("slep --language ru", environment: [:])
    #expect(parsing.values[SharedOptions.language] == nil)
    #expect(parse("--language ru slep").values[SharedOptions.language] == "ru")
  }

  @Test("No command line, however senseless, is more than a mistake")
  func randomLines() {
    var generator = SplitMix64(seed: 20_261_130)
    let pieces = [
      "sleep", "add", "feed", "start", "left", "day", "import", "child", "help", "--", "-", "---",
      "--json", "--json=1", "--from", "--from=", "-c", "-cx", "-do", "-5", "--ml", "--=", "-é",
      "--born", "", " ", "\u{0}", "👨‍👩‍👧", "--\u{301}", "-\u{301}", "--ml=-1", "-h", "--version",
      "\r\n",
    ]
    var outcomes: [String: Int] = [:]
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let line = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
      let parsing = parse(line)
      outcomes["\(parsing.request)".prefix { $0 != "(" && $0 != "." }.description, default: 0] += 1
      _ = Sample.sentence(parsing)
    }
    #expect(outcomes["success", default: 0] > 1_000)
    #expect(outcomes["failure", default: 0] > 1_000)
  }
}

private func parse(_ line: String, environment: [String: String] = [:]) -> Parsing<Notebook> {
  parse(line.split(separator: " ").map(String.init), environment: environment)
}

private func parse(_ line: [String], environment: [String: String] = [:]) -> Parsing<Notebook> {
  CommandParser(root: Sample.root, globals: SharedOptions.all) { environment[$0] }.parse(line)
}

extension Sample {
  fileprivate static func sentence(_ parsing: Parsing<Notebook>) -> String {
    switch parsing.request {
    case .success: ""
    case .failure(let mistake): CommandLanguage.english.sentence(for: mistake)
    }
  }
}
