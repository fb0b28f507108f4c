extension PlayerScreenTexts {
  static let russian: StaticString = #"""
    sounds.program = Звуки для сна в терминале: звук, таймер и громкость одной клавишей.
    sounds.player = Проигрыватель
    sounds.play = Играть
    sounds.mix = В смесь или из неё
    sounds.add = Добавить звук
    sounds.remove = Убрать из смеси
    sounds.next = Следующий набор или звук
    sounds.previous = Предыдущий набор или звук
    sounds.sound.louder = Этот звук громче
    sounds.sound.softer = Этот звук тише
    sounds.level = Уровень
    sounds.volume = Громкость
    sounds.highest = безопасная громкость: не больше {0}
    sounds.timer = Таймер
    sounds.timer.off = Без таймера
    sounds.timer.other = Другая длительность
    sounds.remaining = до тишины
    sounds.fading = затихает
    sounds.endless = без конца
    sounds.presets = Наборы
    sounds.presets.save = Сохранить то, что играет
    sounds.presets.empty = Наборов пока нет. Нажмите a, чтобы сохранить то, что играет, под именем.
    sounds.name = Имя
    sounds.saved = Сохранено: {0}
    sounds.delete = Удалить
    sounds.deleted = Удалено: {0}
    sounds.wake-ups = Будильники
    sounds.wake-ups.add = Добавить
    sounds.wake-ups.empty = Будильников нет. Нажмите a, чтобы звук, нарастая из тишины, разбудил вас.
    sounds.outputs = Выходы
    sounds.outputs.again = Поискать снова
    sounds.settings = Настройки
    sounds.change = Изменить
    sounds.wrong-pin = Безопасная громкость защищена PIN-кодом. Введите верный в поле «PIN-код».
    """#
}
