extension PlayerWebTexts {
  static let russian: StaticString = #"""
    # Места.
    web.sounds.title = Звуки
    web.sounds.player = Плеер
    web.sounds.presets = Наборы
    web.sounds.wake-ups = Будильники
    web.sounds.settings = Настройки

    # Звуки: название.
    web.sounds.play = Включить: {0}
    web.sounds.add = Добавить к тому, что играет: {0}
    web.sounds.remove = Убрать: {0}
    web.sounds.delete = Удалить: {0}
    web.sounds.volume-of = Громкость: {0}

    # Плеер.
    web.sounds.fading = Звук затихает.
    web.sounds.level = Уровень
    web.sounds.previous = Назад
    web.sounds.next = Дальше
    web.sounds.timer = Таймер
    web.sounds.minutes = {0} мин
    web.sounds.more = на {0} мин дольше
    web.sounds.timer.off = Без таймера
    web.sounds.mix = Что играет
    web.sounds.save-as = Сохранить то, что играет, как
    web.sounds.output = Куда идёт звук
    web.sounds.here = На этом устройстве
    web.sounds.here.text = Направьте звук в браузеры и слушайте: это устройство станет колонкой с тем же таймером.
    web.sounds.send-here = Направить в браузеры
    web.sounds.listen = Слушать здесь
    web.sounds.silence = Перестать слушать
    web.sounds.no-stream = Сейчас звук нельзя направить в браузеры. Попробуйте ещё раз.

    # Наборы и будильники.
    web.sounds.no-presets = Наборов пока нет. Сохраните первый на странице плеера, пока он играет.
    web.sounds.no-wake-ups = Будильников нет.
    web.sounds.wake-up.new = Новый будильник
    web.sounds.wake-up.time = Время
    web.sounds.wake-up.sound = Звук
    web.sounds.wake-up.volume = Громкость, от 0 до 100
    web.sounds.wake-up.rise = Сколько минут нарастает
    web.sounds.wake-up.days = Дни

    # Настройки: уровень в dBFS(A), в дБ(A).
    web.sounds.first-volume = Громкость в начале
    web.sounds.cap = Безопасная громкость
    web.sounds.cap.off = выключена
    web.sounds.cap.on = не громче собственных звуков программы
    web.sounds.cap.level = {0,number,#,##0.#} dBFS(A)
    web.sounds.cap.at-cot = {0} дБ(A) у кроватки
    web.sounds.calibrate = Измерить у кроватки
    web.sounds.calibrate.text = Включите звук, поднесите телефон с шумомером туда, где лежит голова ребёнка, и введите, что он показывает.
    web.sounds.calibrate.shown = Что показывает телефон, дБ(A)
    web.sounds.pin = PIN
    web.sounds.pin.text = С PIN никто не изменит безопасную громкость без него. «off» убирает его.
    web.sounds.pin.new = Новый PIN, от четырёх до восьми цифр
    web.sounds.pin.current = PIN
    web.sounds.wake-up.off = Выключить
    web.sounds.wake-up.on = Включить
    web.sounds.variation = Живое звучание
    web.sounds.variation.depth = Насколько медленно меняется каждый звук
    """#
}
