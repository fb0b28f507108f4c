import CommandKit
import HearthSupport
import Testing

@Suite("hearth-player render", .timeLimit(.minutes(20)))
struct RenderTests {
  private let house: PlayerHouse

  init() throws {
    house = try PlayerHouse()
  }

  @Test(
    "It writes exactly as much as was asked for",
    arguments: zip(
      ["1s", "1500ms", "0.001s", "2s"],
      [48_000, 72_000, 48, 96_000]
    )
  )
  func length(_ length: String, _ frames: Int) async throws {
    let answer = await house.run(
      "render",
      "rain",
      "--for",
      length,
      "--to",
      house.path("a.wav"),
      "--format",
      "s16"
    )
    #expect(answer.code == .done && answer.errors == "")
    #expect(try house.data("a.wav").count == 4 * frames)
    #expect(house.names == ["a.wav"])
  }

  @Test("It is the same for a seed, by the option as by the address")
  func seeds() async throws {
    for (name, source) in [
      ("a", ["rain", "--seed", "5"]), ("b", ["synth:rain?seed=5"]), ("c", ["rain", "--seed", "6"]),
      ("d", ["rain"]), ("e", ["rain", "--seed", "1"]),
    ] {
      let answer = await house.runAll(
        ["render"] + source + ["--for", "1s", "--format", "s24", "--to", house.path(name)]
      )
      #expect(answer.code == .done)
    }
    #expect(try house.data("a") == house.data("b"))
    #expect(try house.data("a") != house.data("c"))
    #expect(try house.data("d") == house.data("e"))
  }

  @Test("After its timer it is silent to the bit, and the length stays")
  func timer() async throws {
    let answer = await house.run(
      "render",
      "pink",
      "--for",
      "601s",
      "--timer",
      "10",
      "--format",
      "s16",
      "--to",
      house.path("a.wav")
    )
    #expect(answer.code == .done)
    let data = try house.data("a.wav")
    try #require(data.count == 601 * 48_000 * 4)
    #expect(data.suffix(48_000 * 4).allSatisfy { $0 == 0 })
    #expect(data[(590 * 48_000 * 4)..<(600 * 48_000 * 4)].contains { $0 != 0 })
  }

  @Test(
    "A timer out of range is refused with the range, and no file is written",
    arguments: [
      "0", "9", "241", "-1", "5h",
    ]
  )
  func refusedTimer(_ minutes: String) async throws {
    let answer = await house.run(
      "render",
      "rain",
      "--for",
      "1s",
      "--timer=\(minutes)",
      "--to",
      house.path("a.wav")
    )
    #expect(answer.code == .refused && answer.output == "")
    #expect(answer.errors.contains("10") && answer.errors.contains("240"))
    #expect(house.names == [])
  }

  /// A command line without its output file, and how it ends.
  private static let mistakes: [(line: String, code: ExitCode)] = [
    ("render rain --for 30", .usage), ("render rain --for 0s", .usage),
    ("render rain --for -5s", .usage), ("render rain --for 1s --timer abc", .usage),
    ("render rain --for 1s --volume 101", .usage), ("render rain --for 1s --format s8", .usage),
    ("render rain --for 1s --seed -1", .usage), ("render http://a/b --for 1s", .usage),
    ("render thunder --for 1s", .refused), ("render synth:thunder --for 1s", .refused),
    ("render rain?colour=3 --for 1s", .refused), ("render --for 1s", .usage),
    ("render rain:101 --for 1s", .usage), ("render /dev/null --for 1s", .refused),
    ("render /tmp --for 1s", .refused),
  ]

  @Test("A mistake is told in a sentence and writes nothing", arguments: mistakes.map(\.line))
  func mistake(_ line: String) async throws {
    let code = try #require(Self.mistakes.first { $0.line == line }?.code)
    var words = line.split(separator: " ").map(String.init)
    words += ["--to", house.path("a.wav")]
    let answer = await house.runAll(words)
    #expect(answer.code == code, "\(answer.errors)")
    #expect(!answer.errors.isEmpty && answer.output == "")
    #expect(house.names == [])
  }

  @Test("Of several sounds one that cannot be read is left out with a remark")
  func leftOut() async throws {
    let answer = await house.run(
      "render",
      "rain",
      house.path("none.flac"),
      "--for",
      "1s",
      "--to",
      house.path("a.wav"),
      "--json"
    )
    #expect(answer.code == .done)
    #expect(answer.errors.contains("none.flac"))
    let json = try JSON(parsing: answer.output)
    #expect(json["sources"]?.array?.count == 1)
    #expect(json["skipped"]?.array?.count == 1)
  }

  @Test("A file is looped as it is, and JSON tells how")
  func file() async throws {
    _ = await house.run(
      "render",
      "white",
      "--for",
      "1s",
      "--format",
      "s16",
      "--to",
      house.path("a.wav")
    )
    let answer = await house.run(
      "render",
      house.path("a.wav"),
      "--for",
      "3s",
      "--format",
      "s16",
      "--json",
      "--to",
      house.path("b.wav")
    )
    let json = try JSON(parsing: answer.output)
    #expect(json["seam"] == "exact" && json["trimmed"] == 0 && json["periodFrames"] == 48_000)
    let pass = try house.data("a.wav")
    #expect(try house.data("b.wav") == pass + pass + pass)
    let mixed = await house.run(
      "render",
      house.path("a.wav"),
      "rain",
      "--for",
      "1s",
      "--json",
      "--to",
      house.path("c.wav")
    )
    #expect(try JSON(parsing: mixed.output)["periodFrames"] == [48_000, nil])
  }

  @Test("The volume is a cube, and the cap holds what is too loud")
  func volume() async throws {
    func level(_ arguments: String...) async throws -> Double {
      let answer = await house.runAll(
        ["render"] + arguments
          + ["--for", "4s", "--format", "s24", "--to", house.path("a.wav")]
      )
      #expect(answer.code == .done)
      let data = try house.data("a.wav").suffix(3 * 96_000)
      var sum = 0.0
      var place = data.startIndex
      while place + 2 < data.endIndex {
        let bits = Int32(data[place]) | Int32(data[place + 1]) << 8 | Int32(data[place + 2]) << 16
        let sample = Double((bits << 8) >> 8) / 8_388_608
        sum += sample * sample
        place += 3
      }
      return (sum / 96_000).squareRoot()
    }
    let full = try await level("pink")
    #expect(abs(try await level("pink", "--volume", "50") / full - 0.125) < 0.001)
    #expect(abs(try await level("pink:50") / full - 0.125) < 0.001)
    #expect(try await level("pink", "--volume", "0") == 0)
    let many = ["pink", "white", "rain", "fan", "shush", "vacuum", "hair-dryer", "heavy-rain"]
    let loud = try await level(
      many[0],
      many[1],
      many[2],
      many[3],
      many[4],
      many[5],
      many[6],
      many[7]
    )
    let capped = try await level(
      many[0],
      many[1],
      many[2],
      many[3],
      many[4],
      many[5],
      many[6],
      many[7],
      "--cap"
    )
    #expect(capped < 0.8 * loud)
    #expect(try await level("pink", "--cap") == full)
  }
}
