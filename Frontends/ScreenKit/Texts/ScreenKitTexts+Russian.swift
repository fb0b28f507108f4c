extension ScreenKitTexts {
  static let russian: StaticString = #"""
    screen.help = Клавиши
    screen.back = Назад
    screen.close = Закрыть
    screen.redraw = Нарисовать всё заново
    screen.stop = Отложить (вернуться: fg)
    screen.quit = Выйти из программы
    screen.choose = Выбрать
    screen.cancel = Отмена
    screen.save = Сохранить
    screen.next = Следующее поле
    screen.previous = Предыдущее поле
    screen.pick = Выбрать из списка
    screen.earlier = Раньше
    screen.later = Позже
    screen.on = да
    screen.off = нет
    screen.today = Сегодня
    screen.day = День
    screen.week = Неделя
    screen.month = Месяц
    screen.year = Год
    screen.move = Перейти
    screen.pick-date = Выбор даты
    screen.pick-time = Выбор времени
    screen.empty = –
    screen.player.pause = Пауза
    screen.player.resume = Играть дальше
    screen.player.stop = Остановить звук
    screen.player.softer = Тише
    screen.player.louder = Громче
    """#
}
