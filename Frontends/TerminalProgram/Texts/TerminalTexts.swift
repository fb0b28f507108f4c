package import HearthSupport

extension MessageCatalogue {
  /// The texts of programs that draw on a terminal, before they do.
  package static let terminal = MessageCatalogue(
    "terminal",
    [.english: TerminalTexts.english, .russian: TerminalTexts.russian]
  )
}

/// The texts, a file for each language.
enum TerminalTexts {
  static let english: StaticString = #"""
    terminal.theme.summary = Colours for which background: auto asks the terminal
    terminal.refused.none = This program draws on a terminal, and there is none. For scripts there is the command line of the same name without -tui.
    terminal.refused.unknown = The terminal “{0}” is not known, or cannot place its cursor. Set TERM to its name, such as xterm-256color.
    terminal.refused.system = The terminal cannot be used: {0}
    """#

  static let russian: StaticString = #"""
    terminal.theme.summary = Цвета для какого фона: auto спросит терминал
    terminal.refused.none = Эта программа рисует в терминале, а его здесь нет. Для сценариев есть программа с тем же именем без -tui.
    terminal.refused.unknown = Терминал «{0}» неизвестен или не умеет ставить курсор. Укажите его имя в TERM, например xterm-256color.
    terminal.refused.system = Терминалом нельзя воспользоваться: {0}
    """#
}
