import HearthSupport
import TestSupport
import Testing

/// The code of an invitation on a terminal, read by a program that reads codes for cameras.
@Suite("A code for cameras on a terminal", .timeLimit(.minutes(20)))
struct InvitationPictureTests {
  private let home: SyncHome

  init() throws { home = try SyncHome() }

  private func show(
    _ line: [String] = [],
    columns: Int = 300,
    _ variables: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [home.path("diary")] + home.arguments(0, ["sync", "invite"] + line),
      environment: home.environment.merging(variables) { $1 },
      columns: columns,
      rows: 70
    )
    #expect(terminal.ending() == 0)
    return terminal
  }

  @Test("It is read, in colour and without", arguments: ["", "1"])
  func picture(_ plain: String) throws {
    let screen = try show([], plain.isEmpty ? [:] : ["NO_COLOR": plain]).screen
    let code = try #require(Self.code(screen.text))
    let folder = try TestFolder()
    let image = folder["code.pgm"]
    try TextFile(image).write(Self.image(screen.text, isInkDark: plain.isEmpty))
    let reader = try Partner(
      "zbarimg",
      ["--quiet", "--raw", image],
      output: folder["read"],
      errors: folder["errors"]
    )
    #expect(reader.waitForEnd() == 0, "\(screen.text)")
    let read = try #require(TextFile(folder["read"]).read())
    #expect(read == code.uppercased() + "\n")
    // What was read lets another device in.
    let line = home.arguments(2, ["sync", "join", read, "--yes"])
    let join = try BuiltProgram.run(
      line,
      of: home.path("diary"),
      environment: home.environment,
      in: home.scratch
    )
    #expect(join.status == 0, "\(join.errors)")
  }

  @Test("A terminal that is too narrow is told how wide it has to be")
  func narrow() throws {
    let text = try show(columns: 50).screen.text
    #expect(text.contains("The code as a picture needs "))
    #expect(!text.contains("█"))
  }

  @Test("Programs and those who want it quiet see none", arguments: ["--json", "--quiet"])
  func quiet(_ flag: String) throws {
    let text = try show([flag]).screen.text
    #expect(!text.contains("█") && !text.contains("picture"))
  }

  /// The code in letters.
  private static func code(_ text: String) -> String? {
    text.split(separator: "\n").first { $0.wholeMatch(of: /[0-9a-z-]{40,}/) != nil }
      .map(String.init)
  }

  /// The screen as a camera sees it, a portable grey map: eight points for each half of a cell.
  private static func image(_ text: String, isInkDark: Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.contains { "█▀▄".contains($0) } || isInkDark && $0.isEmpty }
    let width = lines.map(\.count).max() ?? 0
    let size = 8
    let light = isInkDark ? 255 : 0
    var rows: [String] = []
    for line in lines {
      for marks in ["█▀", "█▄"] {
        let cells =
          line.map { marks.contains($0) }
          + Array(repeating: false, count: width - line.count)
        let row = cells.map { isInk in
          Array(repeating: String(isInk ? 255 - light : light), count: size).joined(separator: " ")
        }.joined(separator: " ")
        rows += Array(repeating: row, count: size)
      }
    }
    return "P2\n\(width * size) \(rows.count)\n255\n" + rows.joined(separator: "\n") + "\n"
  }
}
