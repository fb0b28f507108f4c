public import HearthSupport

extension DiaryLoss {
  /// What is lost, in words.
  public func sentence(in messages: Messages) -> String {
    switch kind {
    case .entries(let table):
      messages("export.loss.entries", messages("export.kind.\(table)"), count)
    case .values(let table, let value):
      messages(
        "export.loss.values",
        messages("export.kind.\(table)"),
        messages("export.value.\(value)"),
        count
      )
    case .running: messages("export.loss.running", count)
    case .household: messages("export.loss.household", count)
    case .repeatedHour: messages("export.loss.repeated-hour", count)
    case .memory: messages("export.loss.memory", count)
    }
  }

  /// What is lost, as scripts and APIs read it.
  public func json(in messages: Messages) -> JSON {
    ["reason": .string(sentence(in: messages)), "count": .integer(Int64(count))]
  }
}
