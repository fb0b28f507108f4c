import HearthPorts

/// A sound made frame by frame, whose slow parts move once an interval.
protocol Recipe: SoundGenerator {
  /// The frames until the next interval of control begins; 0 at the beginning.
  var untilControl: Int { get set }

  /// Moves what moves slowly.
  mutating func control()

  /// The next frame.
  mutating func frame() -> StereoFrame
}

extension Recipe {
  mutating func render(_ frames: UnsafeMutablePointer<StereoFrame>, _ count: Int) {
    var index = 0
    while index < count {
      if untilControl == 0 {
        control()
        untilControl = Glide.interval
      }
      let part = min(count - index, untilControl)
      for place in index..<index + part { frames[place] = frame() }
      untilControl -= part
      index += part
    }
  }

  mutating func control() {}
}
