import HearthSupport
package import ScreenKit

/// Emoji or colours in rows of six to choose from; any other emoji can be typed or pasted.
package final class GridPicker: Screen {
  /// What is in the cells.
  package enum Content {
    case emoji
    case colour
  }

  private static let columns = 6

  package let title: String
  private let choices: [String]
  private let content: Content
  private var selected: Int
  private let choose: (String) -> Void

  /// A picker.
  package init(
    _ title: String,
    _ choices: [String],
    _ content: Content,
    chosen: String?,
    choose: @escaping (String) -> Void
  ) {
    self.title = title
    self.choices = choices
    self.content = content
    self.choose = choose
    selected = chosen.flatMap { choices.firstIndex(of: $0) } ?? 0
  }

  package var placement: Placement {
    .panel(Size(columns: Self.columns * 5 + 5, rows: (choices.count + 5) / 6 * 2 + 3))
  }
  package var isTyping: Bool { content == .emoji }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.enter, .space, label: stage.messages("screen.choose"), isInBar: true) {
        self.take(self.choices[self.selected], stage)
      },
      KeyBinding(.left, .right, .up, .down, label: stage.messages("screen.move")) {},
      KeyBinding(.escape, label: stage.messages("screen.cancel"), isInBar: true) {
        stage.dismiss(self)
      },
    ]
  }

  private func take(_ choice: String, _ stage: Stage) {
    stage.dismiss(self)
    choose(choice)
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    switch event {
    case .key(let key):
      switch key.code {
      case .left: move(-1)
      case .right: move(1)
      case .up: move(-Self.columns)
      case .down: move(Self.columns)
      case .character(let character) where content == .emoji && !character.isASCII:
        take(String(character), stage)
      default: return false
      }
      return true
    case .paste(let text):
      guard content == .emoji, let character = text.first(where: { !$0.isWhitespace }) else {
        return true
      }
      take(String(character), stage)
      return true
    default: return false
    }
  }

  private func move(_ step: Int) {
    let moved = selected + step
    if choices.indices.contains(moved) { selected = moved }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    for (index, choice) in choices.enumerated() {
      let cell = canvas.part(Rect(index % Self.columns * 5, index / Self.columns * 2, 5, 1))
      let isChosen = index == selected
      let style = Style(.accent, on: .panel, .bold)
      if isChosen {
        cell.write("[", 0, 0, style)
        cell.write("]", 4, 0, style)
      }
      switch content {
      case .emoji: cell.write(choice, 1, 0, Style.plain.on(.panel), width: 3)
      case .colour:
        let ink = Colour(choice).map { Ink.own($0) } ?? .plain
        cell.write("███", 1, 0, Style(ink, on: .panel))
      }
      stage.press(on: cell.frame) { self.take(choice, stage) }
    }
  }
}
