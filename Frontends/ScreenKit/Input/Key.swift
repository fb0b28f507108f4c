/// A key that a person pressed.
package struct Key: Sendable, Hashable {
  /// What the key is.
  package enum Code: Sendable, Hashable {
    case character(Character)
    case enter
    case escape
    case tab
    case backspace
    case delete
    case insert
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case function(Int)
  }

  /// What was held down with it.
  package struct Modifiers: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package let code: Code
  package let modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A letter or sign by itself.
  package init(_ character: Character) {
    self.init(.character(character))
  }

  /// A letter with Control.
  package static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  package static let enter = Key(.enter)
  package static let escape = Key(.escape)
  package static let tab = Key(.tab)
  package static let backTab = Key(.tab, .shift)
  package static let space = Key(" ")
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let backspace = Key(.backspace)
  package static let delete = Key(.delete)

  /// The text that it types; nil for a key that types none.
  package var typed: Character? {
    if case .character(let character) = code, modifiers.subtracting(.shift).isEmpty {
      character
    } else {
      nil
    }
  }

  /// The key where a Latin letter lies, for one who writes with a Russian keyboard.
  package var latin: Key {
    guard case .character(let character) = code,
      let index = Self.russian.firstIndex(of: character)
    else { return self }
    return Key(.character(Self.english[index]), modifiers)
  }

  private static let russian: [Character] = Array(
    "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"
  )
  private static let english: [Character] = Array(
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>"
  )

  /// How the key is written in help; words of other languages are the catalogue's.
  package var name: String {
    let held =
      (modifiers.contains(.control) ? "^" : "") + (modifiers.contains(.alt) ? "M-" : "")
      + (modifiers.contains(.shift) ? "⇧" : "")
    return held + plainName
  }

  private var plainName: String {
    switch code {
    case .character(" "): "␣"
    case .character(let character):
      modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
