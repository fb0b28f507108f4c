/// A few words in the frame of every screen about what goes on beside it.
package struct StageStatus: Sendable, Hashable {
  package let text: String
  package let ink: Ink
  /// How often it looks at the clock.
  package let pace: Duration

  /// A status in a colour.
  package init(_ text: String, _ ink: Ink, pace: Duration) {
    (self.text, self.ink, self.pace) = (text, ink, pace)
  }
}
