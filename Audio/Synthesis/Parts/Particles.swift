import Glibc
import HearthPorts

/// Short damped sines that begin at any moment: drops, bubbles, crackles, plucked bars.
struct Particles {
  private struct Particle: BitwiseCopyable {
    /// A phasor, whose turn bends where the pitch rises.
    var place = SIMD2<Float>.zero
    var turn = SIMD2<Float>.zero
    var bend = SIMD2<Float>(1, 0)
    var sides = StereoFrame.zero
    var framesLeft = 0
  }

  private var particles = InlineArray<40, Particle>(repeating: Particle())
  private var count = 0

  /// What a particle sounds like.
  struct Sound {
    /// In Hz, at the beginning.
    var frequency: Double
    /// In Hz, at the end of its decay.
    var lastFrequency: Double?
    /// The time in which it falls to 1/e, in seconds.
    var decay: Double
    var amplitude: Double
    /// From 0, left, to 1, right.
    var place: Double
  }

  /// Begins a particle; where all are busy, nobody will miss one more.
  mutating func begin(_ sound: Sound) {
    guard count < 40 else { return }
    let frames = sound.decay * 48_000 * 7
    let radius = exp(-1 / (sound.decay * 48_000))
    let angle = 2 * .pi * sound.frequency / 48_000
    let rise = ((sound.lastFrequency ?? sound.frequency) - sound.frequency) / (sound.decay * 48_000)
    let bend = 2 * .pi * rise / 48_000
    particles[count] = Particle(
      place: SIMD2(Float(sound.amplitude), 0),
      turn: SIMD2(Float(radius * cos(angle)), Float(radius * sin(angle))),
      bend: SIMD2(Float(cos(bend)), Float(sin(bend))),
      sides: StereoFrame(
        Float(cos(sound.place * .pi / 2)),
        Float(sin(sound.place * .pi / 2))
      ),
      framesLeft: Int(frames)
    )
    count += 1
  }

  /// The sum of all that sound.
  @inline(__always)
  mutating func next() -> StereoFrame {
    var sum = StereoFrame.zero
    var index = 0
    while index < count {
      sum += particles[index].sides * step(&particles[index])
      if particles[index].framesLeft > 0 {
        index += 1
      } else {
        count -= 1
        particles[index] = particles[count]
      }
    }
    return sum
  }

  @inline(__always)
  private func step(_ particle: inout Particle) -> Float {
    particle.place = product(particle.place, particle.turn)
    particle.turn = product(particle.turn, particle.bend)
    particle.framesLeft -= 1
    return particle.place.y
  }
}

@inline(__always)
private func product(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> {
  SIMD2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
}
