import AudioPulseAudio
import Glibc
import HearthPlugins
import HearthPorts
import TestSupport
import Testing

@Suite("PulseAudio sinks", .timeLimit(.minutes(20)), .serialized)
struct PulseTests {
  private let folder: SoundFolder

  init() throws {
    folder = try SoundFolder()
  }

  private func output(
    _ server: SoundServer,
    sink: String = "",
    _ others: SoundParameter...
  ) async throws -> any AudioOutput {
    let parameters = [SoundParameter("server", server.address)] + others
    return try await AudioOutputPlugin.pulse(patience: 60_000).make(
      AudioOutputRequest(address: sink, parameters: parameters)
    )
  }

  @Test("What is written arrives bit by bit, to the last frame, at the sink that was named")
  func exact() async throws {
    let server = try SoundServer(["living"], in: folder.path)
    let writer = try server.addRecordedSink("night", to: "heard")
    // All of it is there before the first frame is played, however busy the machine is.
    let output = try await output(server, sink: "night", SoundParameter("buffer", "2000"))
    let sound = noise(60_000)
    let silence = [StereoFrame](repeating: .zero, count: 24_000)
    try output.write(sound + silence)
    try output.finish()
    server.end()
    #expect(writer.waitForEnd() == 0)
    let heard = frames(ofRaw: try folder.bytes(of: "heard"))
    let first = try #require(heard.firstIndex { $0 != .zero }, "Nothing was heard.")
    let isSame = heard[first...].starts(with: sound)
    let isOver = heard[first...].dropFirst(sound.count).allSatisfy { $0 == .zero }
    #expect(isSame && isOver)
  }

  @Test("Sinks are listed with their titles, the default one first")
  func sinks() async throws {
    let server = try SoundServer(["night", "living"], in: folder.path)
    try server.control("set-default-sink", "living")
    let devices = try await AudioDevicesPlugin.pulse(server: server.address).make(()).list()
    #expect(
      devices == [
        AudioDevice(address: "living", title: "The-living"),
        AudioDevice(address: "night", title: "The-night"),
      ]
    )
  }

  @Test("A sink that is taken away ends the sound; the other one hears nothing of it")
  func removed() async throws {
    let server = try SoundServer(in: folder.path)
    let writer = try server.addRecordedSink("laptop", to: "heard")
    // The default one while it is there, as a Bluetooth speaker.
    let output = try await output(server)
    try output.write(noise(48_000))
    try server.remove("night")
    #expect(throws: AudioOutputError.removed(device: "default")) {
      for _ in 0..<1000 { try output.write(noise(4800)) }
    }
    #expect(throws: AudioOutputError.lost(device: "default")) { try output.write(noise(10)) }
    output.abandon()
    #expect(throws: AudioOutputError.closed) { try output.write(noise(10)) }
    server.end()
    #expect(writer.waitForEnd() == 0)
    let heard = frames(ofRaw: try folder.bytes(of: "heard"))
    let first = heard.firstIndex { $0 != .zero }
    #expect(first == nil, "frame \(first ?? 0) of \(heard.count): \(heard[first ?? 0])")
  }

  @Test("A server that dies is lost")
  func dead() async throws {
    let server = try SoundServer(in: folder.path)
    let output = try await output(server)
    try output.write(noise(24_000))
    server.die()
    #expect(throws: AudioOutputError.lost(device: "default")) {
      for _ in 0..<1000 { try output.write(noise(4800)) }
    }
    try output.finish()
  }

  @Test("No server and no such sink: unavailable, at once and by name")
  func unavailable() async throws {
    let server = try SoundServer(in: folder.path)
    do {
      _ = try await output(server, sink: "attic")
      Issue.record("There is an attic.")
    } catch AudioOutputError.unavailable(let device, let detail) {
      #expect(device == "attic")
      #expect(detail == "No such entity")
    }
    server.die()
    await #expect(throws: AudioOutputError.self) { _ = try await output(server) }
    await #expect(throws: AudioOutputError.self) {
      _ = try await AudioDevicesPlugin.pulse(server: server.address).make(()).list()
    }
  }

  @Test("Frames that come too late are counted as an underrun, and the sound goes on")
  func late() async throws {
    let server = try SoundServer(in: folder.path)
    let output = try await output(server)
    try output.write(noise(24_000))
    try #require(output.underruns == 0)
    // Longer than is played ahead: nobody writes, and so nobody hears of it until the next write.
    let quiet = try server.control("list", "short", "sink-inputs")
    try #require(!quiet.isEmpty)
    usleep(900_000)
    try output.write(noise(24_000))
    #expect(output.underruns == 1)
    try output.finish()
  }
}
