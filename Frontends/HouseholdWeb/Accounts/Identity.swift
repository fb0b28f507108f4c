public import HTTPKit
import HearthHousehold
public import HearthModel

/// Who asks.
public struct Identity: Sendable, Equatable {
  /// The account.
  public let account: WebAccount
  /// How it was shown.
  public let proof: Proof

  /// How an identity is shown.
  public enum Proof: Sendable, Equatable {
    /// By a browser that has signed in.
    case session(RecordID)
    /// By a program's key.
    case token(RecordID, TokenScope)
  }

  /// Whether it may use a route.
  public func may(_ access: RouteAccess) -> Bool {
    switch access {
    case .everybody, .reader: true
    case .person: scope == nil
    case .caregiver: [.owner, .caregiver].contains(account.role) && scope != .read
    case .owner: account.role == .owner && (scope == nil || scope == .all)
    default: false
    }
  }

  private var scope: TokenScope? {
    if case .token(_, let scope) = proof { scope } else { nil }
  }
}
