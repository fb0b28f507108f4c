import PlayerCommands
import Testing

@Suite("What completions know of the player") struct PlayerCompletionTests {
  @Test("Tracks of the collections, with what they are")
  func tracks() async throws {
    let house = try PlayerHouse()
    let answer = await house.run("complete", "zsh", "--", "play", "ra")
    #expect(answer.errors == "")
    #expect(answer.output == "words\nrain\tRain\n")
    #expect(house.names == [])
  }
}
