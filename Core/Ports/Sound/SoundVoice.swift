/// What makes the frames of a sound, one block after the other, without an end.
///
/// `render` runs on the thread that feeds the output: it allocates nothing, takes no lock and waits
/// for nothing. What it makes does not depend on how it is cut into blocks, and is never NaN.
public protocol SoundGenerator {
  /// Writes the next frames.
  mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int)
}

/// A generator in a box, so that an engine can call any of them in the same way.
///
/// A virtual call instead of an existential: it counts no references in the render path.
public class SoundVoice {
  fileprivate init() {}

  /// A voice of a generator, which it owns from now on.
  public static func of(_ generator: consuming some SoundGenerator) -> SoundVoice {
    GeneratorVoice(generator)
  }

  /// Writes the next frames.
  public func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    preconditionFailure("A voice is made of a generator.")
  }
}

// One thread at a time uses a voice: whoever made it until it is handed to an engine, then that.
extension SoundVoice: @unchecked Sendable {}

// As its parent.
private final class GeneratorVoice<Generator: SoundGenerator>: SoundVoice, @unchecked Sendable {
  /// Apart from the object, so that no call has to check who else is using it.
  private let generator: UnsafeMutablePointer<Generator>

  init(_ generator: consuming Generator) {
    self.generator = .allocate(capacity: 1)
    self.generator.initialize(to: generator)
    super.init()
  }

  deinit {
    generator.deinitialize(count: 1)
    generator.deallocate()
  }

  override func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    generator.pointee.render(frames, count)
  }
}
