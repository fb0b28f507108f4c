package import HabitsCore
import HearthSupport
package import ScreenKit

/// The pages of the first start.
package final class OnboardingScreen: Screen {
  private let desk: HabitsDesk
  private let model: OnboardingViewModel
  private var page = 0

  /// The pages over a desk.
  package init(_ desk: HabitsDesk, _ model: OnboardingViewModel) {
    self.desk = desk
    self.model = model
  }

  package let title = "Hearth"

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, .space, label: model.button, isInBar: true) { self.end(stage) },
      KeyBinding(.right, .tab, label: stage.messages("screen.later")) { self.turn(1) },
      KeyBinding(.left, label: stage.messages("screen.earlier")) { self.turn(-1) },
    ]
  }

  private func turn(_ step: Int) {
    page = max(0, min(model.pages.count - 1, page + step))
  }

  private func end(_ stage: Stage) {
    let book = SettingsBook(desk.dependencies)
    desk.change(stage, then: { stage.dismiss(self) }) {
      try await book.remember { $0.isOnboarded = true }
      return nil
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let lines = wrapped(model.pages[page], columns: min(40, canvas.columns - 4))
    let top = max(0, canvas.rows / 2 - lines.count)
    for (row, line) in lines.enumerated() {
      centre(line, top + row, .title, on: canvas)
    }
    let dots = model.pages.indices.map { $0 == page ? "●" : "○" }.joined(separator: " ")
    centre(dots, min(canvas.rows - 3, top + lines.count + 2), .accent, on: canvas)
    let button = " \(model.button) "
    let row = min(canvas.rows - 1, top + lines.count + 4)
    let column = max(0, (canvas.columns - Glyph.width(of: button)) / 2)
    canvas.write(button, column, row, Style(.plain, on: .chosen, .bold))
    let frame = canvas.part(Rect(column, row, Glyph.width(of: button), 1)).frame
    stage.press(on: canvas.frame) { self.turn(self.page == 0 ? 1 : -1) }
    stage.press(on: frame) { self.end(stage) }
  }

  private func centre(_ text: String, _ row: Int, _ style: Style, on canvas: Canvas) {
    canvas.write(text, max(0, (canvas.columns - Glyph.width(of: text)) / 2), row, style)
  }
}
