import CommandKit
import Testing

@Suite struct CommandFaultTests {
  @Test("The sample has no faults")
  func sample() {
    #expect(Sample.root.faults() == [])
  }

  @Test("Words, names and letters given twice are found")
  func twice() {
    let leaf = Command<Notebook>("a", aliases: ["b"], summary: "") { _, _ in }
    let other = Command<Notebook>(
      "b",
      summary: "",
      parameters: [Flag("json", summary: ""), Flag("x", short: "h", summary: "")]
    ) { _, _ in }
    let root = Command<Notebook>("r", summary: "", subcommands: [leaf, other])
    #expect(
      Set(root.faults()) == [
        .wordTwice("b", in: "r"), .nameTwice("--json", in: "r b"), .letterTwice("h", in: "r b"),
      ]
    )
  }

  @Test("Arguments that no command line can reach are found")
  func unreachable() {
    let command = Command<Notebook>(
      "c",
      summary: "",
      parameters: [
        Argument.optional("A", .text, summary: ""), Argument("B", .text, summary: ""),
        Argument.repeating("C", .text, summary: ""),
        Argument.optional("D", .text, summary: ""),
      ]
    ) { _, _ in }
    #expect(command.faults() == [.unreachable("B", in: "c"), .unreachable("D", in: "c")])
  }

  @Test("Idle, reserved and strange declarations are found")
  func others() {
    let idle = Command<Notebook>("help", summary: "", subcommands: [])
    let strange = Command<Notebook>(
      "s",
      summary: "",
      parameters: [Flag("x", short: "5", summary: "")],
      exclusive: [[Flag("y", summary: "")]]
    ) { _, _ in }
    let root = Command<Notebook>("r", summary: "", subcommands: [idle, strange])
    #expect(
      Set(root.faults()) == [
        .idle("r help"), .reserved("help", in: "r"), .strange("--y", in: "r s"),
        .notALetter("5", in: "r s"),
      ]
    )
  }
}
