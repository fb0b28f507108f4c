import CommandKit
import DiaryCore
import HearthSupport

extension DiarySession {
  /// What a format cannot say.
  func sentence(for loss: DiaryLoss) -> String {
    switch loss.kind {
    case .entries(let table): messages("export.loss.entries", kind(table), loss.count)
    case .values(let table, let value):
      messages("export.loss.values", kind(table), messages("export.value.\(value)"), loss.count)
    case .running: messages("export.loss.running", loss.count)
    case .household: messages("export.loss.household", loss.count)
    case .repeatedHour: messages("export.loss.repeated-hour", loss.count)
    case .memory: messages("export.loss.memory", loss.count)
    }
  }

  private func kind(_ table: String) -> String { messages("export.kind.\(table)") }
}
