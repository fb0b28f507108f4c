public import HearthSupport

/// The pages of the first start, seen once.
public struct OnboardingViewModel: Sendable {
  /// What each page says, in order.
  public let pages: [String]
  /// What the button says that ends it.
  public let button: String

  /// The pages in a language.
  ///
  /// - Returns: nil where they have been seen.
  public init?(_ memory: HabitsMemory, in messages: Messages) {
    guard !memory.isOnboarded else { return nil }
    pages = [messages("onboarding.first"), messages("onboarding.second")]
    button = messages("onboarding.button")
  }
}
