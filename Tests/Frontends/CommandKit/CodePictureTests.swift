import CodePictures
import HearthPorts
import Testing

@testable import CommandKit

@Suite("A text as a picture that cameras read")
struct CodePictureTests {
  /// Dark dots in the corners of the first row and in the middle.
  private func picture() throws -> CodePicture {
    try #require(CodePicture([true, false, true, false, true, false, false, false, false]))
  }

  @Test("In colour dark dots are drawn, black on white, with a light edge of four")
  func coloured() throws {
    let lines = try picture().lines(inColour: true)
    let blank = String(repeating: " ", count: 11)
    let (ink, end) = ("\u{1B}[38;5;16;48;5;231m", "\u{1B}[0m")
    #expect(
      lines == [blank, blank, "    ▀▄▀    ", blank, blank, blank].map { "\(ink)\($0)\(end)" }
    )
  }

  @Test("Without colour light dots are drawn, and nothing else is sent")
  func plain() throws {
    let lines = try picture().lines(inColour: false)
    let full = String(repeating: "█", count: 11)
    #expect(lines[0] == full && lines[1] == full)
    #expect(lines[2] == "████▄▀▄████")
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test("Dots that make no square are no picture", arguments: [0, 2, 8])
  func square(count: Int) {
    #expect(CodePicture(Array(repeating: true, count: count)) == nil)
  }

  @Test("A code has its three corners, whatever it says", arguments: [1, 20, 200, 1000])
  func corners(length: Int) throws {
    let code = try CodePicture.qr(String(repeating: "A", count: length))
    #expect(code.side >= 21 && (code.side - 17) % 4 == 0)
    for (column, row) in [(0, 0), (code.side - 7, 0), (0, code.side - 7)] {
      for step in 0..<7 {
        #expect(code.isDark(column + step, row) && code.isDark(column, row + step))
        #expect(code.isDark(column + step, row + 6) && code.isDark(column + 6, row + step))
      }
      #expect(!code.isDark(column + 1, row + 1) && code.isDark(column + 3, row + 3))
    }
    #expect(!code.isDark(-1, 0) && !code.isDark(code.side, 0))
  }

  @Test("What no code can hold is refused", arguments: [0, 8000])
  func tooLong(length: Int) {
    #expect(throws: CodePictureError.tooLong) {
      try CodePicture.qr(String(repeating: "a", count: length))
    }
  }
}
