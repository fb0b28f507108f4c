extension HabitsWebTexts {
  static let russian: StaticString = #"""
    # Рамка и места.
    web.habits = Привычки
    web.place.today = Сегодня
    web.place.more = Ещё
    web.settings = Настройки
    web.trackers = Все трекеры
    web.trackers.archived = В архиве
    web.categories = Категории
    web.pauses = Перерывы
    web.edit = Изменить
    web.onboarding = Начало
    web.onboarding.page = Страница {0}

    # День.
    web.day.before = День раньше
    web.day.after = День позже
    web.day.week = Неделя
    web.day.choose = Другой день
    web.day.date = Дата
    web.day.go = Показать
    web.search = Поиск
    web.mark = {0}: выполнено
    web.tracker.new = Новый трекер
    web.state.done = Выполнено
    web.state.undone = Пока не выполнено
    web.state.skipped = Пропуск
    web.state.missed = Не выполнено

    # День трекера.
    web.done = Выполнено
    web.amount = Сколько {0}
    web.miss = Не выполнено
    web.clear = Убрать отметку
    web.skip-day = Пропустить день
    web.reason = Почему

    # Трекер.
    web.pin = Закрепить
    web.unpin = Открепить
    web.archive = В архив
    web.restore = Вернуть из архива
    web.tracker.edit = Изменение трекера
    web.tracker.delete = Удалить «{0}»?
    web.tracker.delete.text = Вместе со всей историей. Это можно отменить.
    web.tracker.archived-on = в архиве с {0}
    web.reminder = Напоминание
    web.reminder.text = На компьютере напоминания показывает «hearth-habits remind timer».
    web.reminder.time = Время
    web.reminder.days = Дни недели

    # Показатели.
    web.definitions = Что значат эти показатели
    web.progress = Сколько сделано
    web.weekdays = По дням недели
    web.months = По месяцам
    web.weeks = Выполненные дни в каждую из последних недель
    web.mode = Как считать серии
    web.mode.honest = По сделанному
    web.mode.loop = Как в Loop
    web.heat-map = Календарь
    web.heat-map.range = {0} – {1}

    # Что только что сделано.
    web.done.marked = Отмечено.
    web.done.cleared = Отметка убрана.
    web.done.done = Отмечено.
    web.done.skip = День пропущен.
    web.done.miss = Записано: не выполнено.
    web.done.clear = Отметка убрана.
    web.done.changed = Изменено.
    web.done.pinned = Закреплено.
    web.done.unpinned = Откреплено.
    web.done.archived = Теперь в архиве.
    web.done.restored = Возвращено из архива.
    web.done.tracker-added = Трекер создан.
    web.done.tracker-deleted = Трекер удалён.
    web.done.category-added = Категория добавлена.
    web.done.category-deleted = Категория удалена.
    web.done.pause-added = Перерыв добавлен.
    web.done.pause-deleted = Перерыв удалён.

    # Почему отказано.
    """#
}
