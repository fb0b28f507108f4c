public import HearthSupport

extension MessageCatalogue {
  /// The texts of the player's editors.
  public static let playerEditors = MessageCatalogue(
    "player-editors",
    [.english: PlayerEditorTexts.english, .russian: PlayerEditorTexts.russian]
  )
}

/// The texts, a literal for each language.
enum PlayerEditorTexts {
  static let english: StaticString = #"""
    wake.editor.title = New wake-up
    wake.editor.time = Full volume at
    wake.editor.sound = Sound
    wake.editor.playing = What plays now
    wake.editor.volume = Volume
    wake.editor.rise = Rises for
    wake.editor.minutes = {0} min
    safe.editor.cap = Safe volume
    safe.editor.level = Level
    safe.editor.calibration = What does a phone at the cot show?
    safe.editor.pin = PIN of the safe volume
    safe.editor.new-pin = New PIN
    safe.editor.present-pin = PIN
    """#

  static let russian: StaticString = #"""
    wake.editor.title = Новый будильник
    wake.editor.time = Полная громкость в
    wake.editor.sound = Звук
    wake.editor.playing = То, что играет
    wake.editor.volume = Громкость
    wake.editor.rise = Нарастает
    wake.editor.minutes = {0} мин
    safe.editor.cap = Безопасная громкость
    safe.editor.level = Уровень
    safe.editor.calibration = Что показывает телефон у кроватки?
    safe.editor.pin = PIN-код безопасной громкости
    safe.editor.new-pin = Новый PIN-код
    safe.editor.present-pin = PIN-код
    """#
}
