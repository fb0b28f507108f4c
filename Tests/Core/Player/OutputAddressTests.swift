import HearthPorts
import PlayerCore
import Testing

@Suite("Where sound goes, as it is written")
struct OutputAddressTests {
  /// What is written, and the scheme and what follows it.
  private static let addresses: [(text: String, scheme: String, path: String)] = [
    ("-", "pipe", ""), ("pipe:", "pipe", ""), ("pipe:/run/snapfifo", "pipe", "/run/snapfifo"),
    ("alsa:", "alsa", ""), ("alsa:hw:0,0", "alsa", "hw:0,0"), ("pulse:night", "pulse", "night"),
    ("wav:a.wav?format=s16", "wav", "a.wav"), ("null", "null", ""),
  ]

  @Test("A scheme, a device and its settings are told apart", arguments: addresses.map(\.text))
  func parts(_ text: String) throws {
    let expected = try #require(Self.addresses.first { $0.text == text })
    let address = OutputAddress(text)
    #expect(address.scheme == expected.scheme && address.path == expected.path)
    #expect(address.url == text)
  }

  @Test("A dash is WAV on standard output, an ending the kind of file")
  func files() throws {
    let dash = try FileOutput(path: "-", format: nil)
    #expect(dash.scheme == "pipe")
    #expect(dash.parameters.contains(SoundParameter("container", "wav")))
    #expect(dash.parameters.contains(SoundParameter("format", "float")))
    let format = SoundParameter("format", "s16")
    #expect(try FileOutput(path: "-", format: "s16").parameters.last == format)
    #expect(try FileOutput(path: "a.FLAC", format: nil).scheme == "flac")
    #expect(try FileOutput(path: "a-", format: nil).scheme == "wav")
    #expect(try FileOutput(path: "mp3", format: nil).scheme == "wav")
    #expect(try FileOutput(path: "a.mp3/b", format: nil).scheme == "wav")
  }

  @Test("No other kind of sound file is made out of WAV", arguments: ["mp3", "M4A", "aiff", "oga"])
  func otherFiles(_ ending: String) {
    #expect(throws: PlayerError.cannotWrite(ending: ending.lowercased())) {
      try FileOutput(path: "/a/b.\(ending)", format: nil)
    }
  }
}
