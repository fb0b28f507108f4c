extension HabitsWebFormTexts {
  static let russian: StaticString = #"""
    # Форма трекера.
    web.form.choose = Выберите
    web.form.new-category = Или новая категория
    web.form.other-schedule = Другое расписание
    web.form.rule = Как часто
    web.form.times = Сколько раз или раз в сколько дней
    web.form.window = За сколько дней
    web.rule.weekdays = по дням выше
    web.rule.every = раз в несколько дней
    web.rule.week = раз в неделю
    web.rule.month = раз в месяц
    web.rule.year = раз в год
    web.rule.window = раз за любые дни
    web.form.other-emoji = Или любой другой эмодзи
    web.form.other-colour = Другой цвет
    web.form.more = Цель, заметка и другое
    web.form.goal = Выполнено – это
    web.goal.tick = отметка
    web.goal.at-least = не меньше количества
    web.goal.at-most = не больше количества
    web.form.unit = Единица
    web.form.target = Количество
    web.form.polarity = Это нужно
    web.polarity.build = делать
    web.polarity.avoid = не делать
    web.form.question = Что спрашивает напоминание
    web.form.note = Заметка
    web.form.created = С какого дня (пусто – с сегодняшнего)
    web.form.schedule-from = Новое расписание с (пусто – с сегодня)

    # Чего в ней не хватает.
    web.form.no-name = Дайте название.
    web.form.no-category = Выберите категорию или назовите новую.
    web.form.no-schedule = Выберите дни или другое расписание.
    web.form.no-emoji = Выберите эмодзи.
    web.form.no-colour = Выберите цвет.

    # Категории и перерывы.
    web.category.edit = Изменить категорию «{0}»
    web.category.delete = Удалить «{0}»
    web.category.trackers = Что будет с её трекерами
    web.category.move = Перейдут в «{0}»
    web.category.delete-all = Удалятся со всей историей
    web.pauses.text = Пока трекеры отдыхают, ничего не нужно делать и серии не прерываются.
    web.pause.new = Новый перерыв
    web.pause.from = Первый день
    web.pause.to = Последний день
    web.pause.span = {0} – {1}
    web.pause.all = все трекеры
    web.pause.some = Только некоторые трекеры
    web.pause.make = Добавить перерыв

    # Файлы других программ.
    web.import.category = Категория для привычек без категории
    """#
}
