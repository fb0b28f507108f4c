import Testing

@testable import ScreenKit

@Suite("Colours")
struct ThemeTests {
  static let inks: [Ink] = [
    .plain, .faint, .title, .accent, .night, .nap, .awake, .good, .warning, .danger,
  ]
  static let grounds: [Ink] = [.bar, .panel, .chosen, .field]

  @Test("Letters can be read on every ground, light and dark", arguments: inks)
  func contrast(_ ink: Ink) {
    #expect(contrast(Theme.light(ink), Colour(0xFFFFFF)) >= 4.5)
    #expect(contrast(Theme.dark(ink), Colour(0x000000)) >= 4.5)
    for ground in Self.grounds {
      #expect(contrast(Theme.light(ink), Theme.light(ground)) >= 3, "\(ink) on \(ground), light")
      #expect(contrast(Theme.dark(ink), Theme.dark(ground)) >= 3, "\(ink) on \(ground), dark")
    }
  }

  @Test("Without colour nothing is coloured, and what is chosen still shows")
  func colourless() {
    let theme = Theme(depth: .none, background: .dark)
    let chosen = theme.look(Style(.own(Colour(0xFD4C49)), on: .chosen))
    #expect(chosen == Look(ink: .standard, ground: .standard, traits: .reversed))
  }

  @Test("The red theme has neither green nor blue", arguments: inks)
  func red(_ ink: Ink) {
    #expect(Theme.red(ink).green == 0 && Theme.red(ink).blue == 0)
  }

  /// The contrast of WCAG 2.
  private func contrast(_ one: Colour, _ other: Colour) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ colour: Colour) -> Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      guard share > 0.04045 else { return share / 12.92 }
      return power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722
      * linear(colour.blue)
  }

  /// x to the power of 2.4, by the fifth root of its twelfth power.
  private func power(_ x: Double) -> Double {
    let twelfth = (1...12).reduce(1.0) { product, _ in product * x }
    return (1...200).reduce(x) { root, _ in
      root - (root * root * root * root * root - twelfth) / (5 * root * root * root * root)
    }
  }
}
