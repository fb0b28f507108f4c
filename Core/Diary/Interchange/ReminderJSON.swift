import HearthHousehold
import HearthModel
public import HearthSupport

extension DiaryReminder {
  /// The reminder as scripts and APIs read it.
  ///
  /// - Parameters:
  ///   - writer: by whose zones instants are written.
  ///   - text: the sentence for a person.
  /// - Returns: whose, what kind, since when, and the entry that it is about.
  public func json(_ writer: RecordJSON, text: String) -> JSON {
    var members: [JSON.Member] = [
      .init("child", ["id": .string(child.id.description), "name": .string(child.name)]),
      .init("kind", .string(subject.kind)),
      .init("at", writer.instant(at)),
      .init("text", .string(text)),
      .init("id", JSON(subject.entry?.description)),
    ]
    if case .nextSleep(let forecast) = subject {
      members += [
        .init("from", writer.instant(forecast.from)), .init("to", writer.instant(forecast.to)),
      ]
    }
    return .object(members)
  }
}

extension DiaryReminder.Subject {
  fileprivate var kind: String {
    switch self {
    case .nextSleep: "nextSleep"
    case .medicine: "medicine"
    case .forgottenStop: "forgottenStop"
    case .feeding: "feeding"
    case .nappy: "nappy"
    }
  }

  fileprivate var entry: RecordID? {
    switch self {
    case .nextSleep: nil
    case .medicine(let dose): dose.id
    case .forgottenStop(let sleep): sleep.id
    case .feeding(let feeding, _): feeding.id
    case .nappy(let nappy, _): nappy.id
    }
  }
}
