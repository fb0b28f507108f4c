#if Contracts
public import HearthPlugins
public import HearthPorts
import Testing

/// An output as the contract meets it: a plugin, places where nothing is yet, and a way to see what
/// has come out.
public struct AudioOutputSubject: Sendable, CustomStringConvertible {
  let plugin: AudioOutputPlugin
  let parameters: [SoundParameter]
  let freshAddress: @Sendable () throws -> String
  let heard: (@Sendable (String) throws -> [StereoFrame]?)?

  /// An output to be held to the contract.
  ///
  /// - Parameters:
  ///   - plugin: the output.
  ///   - parameters: what is set for each address.
  ///   - freshAddress: an address where nothing has been written yet.
  ///   - heard: what came out at an address, or nil where nothing was kept; none where nobody can
  ///     tell.
  public init(
    _ plugin: AudioOutputPlugin,
    parameters: [SoundParameter] = [],
    freshAddress: @escaping @Sendable () throws -> String,
    heard: (@Sendable (String) throws -> [StereoFrame]?)? = nil
  ) {
    self.plugin = plugin
    self.parameters = parameters
    self.freshAddress = freshAddress
    self.heard = heard
  }

  /// The plugin's name.
  public var description: String { plugin.name }

  /// Whether it keeps all or nothing, as a file is kept; what a device has played stays played.
  var keeps: Bool { plugin.capabilities.contains(.durable) }

  func open(
    _ address: String,
    frames: Int64? = nil,
    isRealTime: Bool = false,
    _ others: SoundParameter...
  ) async throws -> any AudioOutput {
    try await plugin.make(
      AudioOutputRequest(
        address: address,
        parameters: parameters + others,
        frames: frames,
        isRealTime: isRealTime
      )
    )
  }
}

/// What every output does alike.
public enum AudioOutputContract {
  /// The behaviours, each with the sentence that a test run shows.
  public static let behaviours: [AudioOutputBehaviour] = [
    AudioOutputBehaviour("it takes frames in any portions, and in order") { subject in
      let address = try subject.freshAddress()
      let output = try await subject.open(address)
      #expect(output.period > 0)
      let sound = ramp(10_000)
      try write(sound[..<1], to: output)
      try write(sound[1..<1], to: output)
      try write(sound[1..<7001], to: output)
      try write(sound[7001...], to: output)
      try output.finish()
      if let heard = subject.heard { #expect(try heard(address) == sound) }
    },
    AudioOutputBehaviour("it keeps what was promised, and what came instead") { subject in
      for count in [480, 4800] {
        let address = try subject.freshAddress()
        let output = try await subject.open(address, frames: 4800)
        try write(ramp(count)[...], to: output)
        try output.finish()
        if let heard = subject.heard { #expect(try heard(address) == ramp(count)) }
      }
    },
    AudioOutputBehaviour("it may be finished without a frame, and twice") { subject in
      let address = try subject.freshAddress()
      let output = try await subject.open(address)
      try output.finish()
      try output.finish()
      output.abandon()
      if let heard = subject.heard { #expect(try heard(address) == []) }
    },
    AudioOutputBehaviour("after its end it takes nothing") { subject in
      let finished = try await subject.open(try subject.freshAddress())
      try finished.finish()
      #expect(throws: AudioOutputError.closed) { try write(ramp(10)[...], to: finished) }
      let abandoned = try await subject.open(try subject.freshAddress())
      abandoned.abandon()
      #expect(throws: AudioOutputError.closed) { try write(ramp(10)[...], to: abandoned) }
    },
    AudioOutputBehaviour("what it plays ends in exact silence") { subject in
      let address = try subject.freshAddress()
      let output = try await subject.open(address)
      let silence = [StereoFrame](repeating: .zero, count: 4800)
      try write((ramp(100) + silence)[...], to: output)
      try output.finish()
      #expect(output.underruns == 0)
      if let heard = subject.heard { #expect(try heard(address) == ramp(100) + silence) }
    },
    AudioOutputBehaviour("two at once do not disturb each other") { subject in
      let addresses = [try subject.freshAddress(), try subject.freshAddress()]
      let first = try await subject.open(addresses[0])
      let second = try await subject.open(addresses[1])
      for start in stride(from: 0, to: 3000, by: 1000) {
        try write(ramp(3000)[start..<start + 1000], to: first)
        try write(ramp(6000)[start + 3000..<start + 4000], to: second)
      }
      try second.finish()
      try first.finish()
      guard let heard = subject.heard, addresses[0] != addresses[1] else { return }
      #expect(try heard(addresses[0]) == ramp(3000))
      #expect(try heard(addresses[1]) == Array(ramp(6000)[3000...]))
    },
    AudioOutputBehaviour("abandoned, it leaves nothing, nor does it before it is finished") {
      subject in
      let address = try subject.freshAddress()
      let output = try await subject.open(address)
      try write(ramp(9000)[...], to: output)
      if subject.keeps, let heard = subject.heard { #expect(try heard(address) == nil) }
      output.abandon()
      output.abandon()
      if subject.keeps, let heard = subject.heard { #expect(try heard(address) == nil) }
    },
    AudioOutputBehaviour("asked for the pace of real time, it keeps it") { subject in
      guard subject.plugin.capabilities.contains(.unpaced) else { return }
      let output = try await subject.open(try subject.freshAddress(), isRealTime: true)
      let start = ContinuousClock.now
      for _ in 0..<5 { try write(ramp(4800)[...], to: output) }
      // Half a second of sound, for which a device would take as long.
      #expect(ContinuousClock.now - start > .milliseconds(400))
      try output.finish()
    },
    AudioOutputBehaviour("a setting that it does not have is refused") { subject in
      let parameter = SoundParameter("no-such-setting", "1")
      let address = try subject.freshAddress()
      await #expect(throws: AudioOutputError.badParameter(parameter)) {
        _ = try await subject.open(address, parameter)
      }
    },
  ]
}

/// One behaviour of an output.
public struct AudioOutputBehaviour: Sendable, CustomStringConvertible {
  /// The behaviour as a sentence.
  public let description: String
  private let check: @Sendable (AudioOutputSubject) async throws -> Void

  init(
    _ sentence: String,
    _ check: @escaping @Sendable (AudioOutputSubject) async throws -> Void
  ) {
    description = sentence
    self.check = check
  }

  /// Checks an output; what is wrong is recorded as issues of the test.
  public func run(on subject: AudioOutputSubject) async throws {
    try await check(subject)
  }
}

private func ramp(_ count: Int) -> [StereoFrame] {
  (0..<count).map { StereoFrame(Float($0), -Float($0)) * 0x1p-16 }
}

private func write(
  _ frames: ArraySlice<StereoFrame>,
  to output: any AudioOutput
) throws(AudioOutputError) {
  let copy = Array(frames)
  let buffer = UnsafeMutableBufferPointer<StereoFrame>.allocate(capacity: copy.count)
  defer { buffer.deallocate() }
  _ = buffer.initialize(from: copy)
  try output.write(UnsafeBufferPointer(buffer))
}
#endif
