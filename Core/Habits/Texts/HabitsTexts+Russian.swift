extension HabitsTexts {
  static let russian: StaticString = #"""
    # Страницы первого запуска.
    onboarding.first = Отмечайте только то, что хотите сами
    onboarding.second = Даже стакан воды или страница в день идут в счёт
    onboarding.button = Вот это технологии

    # Главный экран.
    trackers.pinned = Закрепленные
    trackers.empty = Пока нечего отмечать
    trackers.nothing-found = Ничего не найдено
    tracker.days = {0,plural,one{# день} few{# дня} many{# дней} other{# дня}}
    tracker.amount = {0} {1}
    tracker.amount.of = {0} из {1} {2}
    tracker.skipped = пропуск

    # Фильтры.
    filter.title = Фильтры
    filter.all = Все трекеры
    filter.today = Трекеры на сегодня
    filter.done = Выполненные
    filter.undone = Невыполненные

    # Создание трекера.
    create.kind.title = Новый трекер
    create.habit = Привычка
    create.event = Нерегулярное событие
    create.habit.title = Новая привычка
    create.event.title = Новое нерегулярное событие
    create.name = Название трекера
    create.name.too-long = Не больше {0,plural,one{# символа} few{# символов} many{# символов} other{# символа}}
    create.category = Категория
    create.schedule = Расписание
    create.emoji = Эмодзи
    create.colour = Цвет
    create.button = Создать
    create.cancel = Отменить

    # Категории.
    categories.title = Категория
    categories.add = Добавить категорию
    categories.new.title = Новая категория
    categories.edit.title = Изменение категории
    categories.name = Название категории
    categories.empty = Привычки и события можно собрать вместе по смыслу
    categories.trackers = {0,plural,=0{нет трекеров} one{# трекер} few{# трекера} many{# трекеров} other{# трекера}}

    # Расписание словами.
    schedule.title = Расписание
    schedule.daily = Каждый день
    schedule.every = {0,plural,=1{Каждый день} one{Раз в # день} few{Раз в # дня} many{Раз в # дней} other{Раз в # дня}}
    schedule.week = {0,plural,one{# раз} few{# раза} many{# раз} other{# раза}} в неделю
    schedule.month = {0,plural,one{# раз} few{# раза} many{# раз} other{# раза}} в месяц
    schedule.year = {0,plural,one{# раз} few{# раза} many{# раз} other{# раза}} в год
    schedule.in-days = {0,plural,one{# раз} few{# раза} many{# раз} other{# раза}} за любые {1,plural,one{# день} few{# дня} many{# дней} other{# дня}}
    schedule.other = По правилу более новой версии

    # Статистика: названия, значения, определения.
    statistics.title = Статистика
    statistics.empty = Анализировать пока нечего
    statistics.best-period = Лучший период
    statistics.best-period.definition = Самая длинная череда дней, на которые что-то назначено и в которые
      выполнено хотя бы что-то одно. Дни, на которые ничего не назначено, не считаются и не прерывают.
    statistics.perfect-days = Идеальные дни
    statistics.perfect-days.definition = Дни, на которые что-то назначено и в которые выполнено всё.
      Пропуски и паузы не назначены, а то, что нужно делать столько-то раз за срок, не назначено ни на
      какой день.
    statistics.completed = Трекеров завершено
    statistics.completed.definition = Выполненные дни всех трекеров, вместе с событиями и архивом.
    statistics.average = Среднее значение
    statistics.average.definition = Завершённое в расчёте на день, в который было хоть что-то.
    statistics.average.none = –
    statistics.streak = Серия
    statistics.streak.definition = Назначенные дни, выполненные подряд; сроки, выполненные подряд; или дни
      подряд, в окне которых набралось достаточно. Пропуски и паузы не считаются и не прерывают; сегодня
      ничего не прерывает, пока не кончится.
    statistics.best-streak = Лучшая
    statistics.score = Сила
    statistics.score.definition = От 0 до 100 %; каждый день понемногу сдвигается к тому, что делалось в
      последнее время.
    statistics.rate = Выполнение
    statistics.rate.definition = Сколько выполнено из назначенного: дней или завершившихся сроков. Сроки,
      которые были неполными и не выполнены, не учитываются.
    statistics.none = –
    streak.day = {0,plural,one{# день} few{# дня} many{# дней} other{# дня}}
    streak.week = {0,plural,one{# неделя} few{# недели} many{# недель} other{# недели}}
    streak.month = {0,plural,one{# месяц} few{# месяца} many{# месяцев} other{# месяца}}
    streak.year = {0,plural,one{# год} few{# года} many{# лет} other{# года}}

    # Сколько уже сделано из нужного, и по дням недели.
    progress.today = Сегодня
    progress.week = На этой неделе
    progress.month = В этом месяце
    progress.year = В этом году
    progress.window = За {0,plural,one{последний # день} few{последние # дня} many{последние # дней} other{последние # дня}}
    progress.of = {0} из {1}
    course.of-due = {0} из {1} положенных
    course.cell.done = выполнено
    course.cell.partial = недостаточно
    course.cell.skipped = пропуск
    course.cell.open = не выполнено

    # Что решает семья.
    config.day = Начало дня
    config.avoided = День без отметки, где нужно воздерживаться
    config.at-most = День без отметки, где нельзя превышать
    silence.kept = удался
    silence.unknown = неизвестно

    # Что сделало действие.
    action.category.added = категория «{0}» добавлена
    action.category.renamed = категория переименована в «{0}»
    action.category.deleted = категория «{0}» удалена
    action.tracker.added = трекер «{0}» добавлен
    action.tracker.edited = трекер «{0}» изменён
    action.tracker.deleted = трекер «{0}» удалён
    action.tracker.pinned = трекер «{0}» закреплён
    action.tracker.unpinned = трекер «{0}» откреплён
    action.tracker.archived = трекер «{0}» убран в архив
    action.tracker.restored = трекер «{0}» возвращён из архива
    action.day.done = «{0}» за {1}: выполнено
    action.day.skipped = «{0}» за {1}: пропуск
    action.day.missed = «{0}» за {1}: не выполнено
    action.day.cleared = «{0}» за {1}: отметка снята
    action.pause.added = пауза с {0} по {1}
    action.pause.deleted = пауза с {0} по {1} удалена
    action.reminder.set = напоминание для «{0}» задано
    action.reminder.deleted = напоминание для «{0}» удалено
    action.settings = настройки изменены
    action.import = загрузка из {0} ({1,plural,one{# запись} few{# записи} many{# записей} other{# записи}})

    # Почему отказано и что делать.
    refusal.bad-name = В названии должны быть символы, не больше {0}.
    refusal.category-exists = Категория «{0}» уже есть. Выберите другое название.
    refusal.no-such-category = Категории «{0}» нет. Есть такие: {1}.
    refusal.no-category-yet = Категорий ещё нет. Сначала создайте одну.
    refusal.no-such-tracker = Трекера «{0}» нет. Есть такие: {1}.
    refusal.no-tracker-yet = Трекеров ещё нет. Сначала создайте один.
    refusal.same-name = Трекеров с названием «{0}» несколько. Укажите идентификатор одного: {1}.
    refusal.future-day = {0} ещё не наступило: сегодня {1}, а отмечать можно только сегодняшний и прошлые дни.
    refusal.too-early = {0} — слишком давно: раньше, чем {1}, отмечать нельзя.
    refusal.amount-missing = «{0}» измеряется. Укажите сколько.
    refusal.amount-missing.unit = «{0}» измеряется ({1}). Укажите сколько.
    refusal.amount-not-taken = «{0}» отмечается галочкой, без количества.
    refusal.bad-amount = Количество меньше нуля или неправдоподобно велико. Проверьте его.
    refusal.schedule-of-event = «{0}» — нерегулярное событие, расписания у него нет.
    refusal.before-creation = {0} — раньше первого дня трекера ({1}). Выберите день позже.
    refusal.category-in-use = В категории «{0}» {1,plural,one{# трекер} few{# трекера} many{# трекеров}
      other{# трекера}}. Скажите, перенести их в другую категорию или удалить вместе со всей историей.
    refusal.move-into-itself = Трекеры категории «{0}» нельзя перенести в неё же. Укажите другую категорию.
    refusal.pause-reversed = Пауза кончилась бы {1}, раньше, чем началась ({0}). Поменяйте даты местами.
    refusal.no-such-pause = Паузы «{0}» нет.
    refusal.no-reminder = У трекера «{0}» нет напоминания.
    """#
}
