/// A sentence at the bottom that goes away by itself.
package struct Toast: Sendable, Hashable {
  /// What kind of news it is.
  package enum Kind: Sendable, Hashable {
    case done
    case refused
    case remark
  }

  /// Long enough to be read by somebody with a child on the arm.
  package static let stay = Duration.seconds(12)

  package let text: String
  package let kind: Kind
}
