extension HabitsCommandTexts {
  static let russian: StaticString = #"""
    # Что делают команды.
    command.habits = Трекер привычек: карточки с отметками, расписания, серии и статистика.
    command.today = Показать, что можно отметить в этот день.
    command.done = Отметить как выполненное.
    command.done.discussion = Вторая отметка ничего не меняет. Если нужно набрать количество, считается
      цель, пока --amount не говорит, сколько было.
    command.clear = Снять отметку с дня.
    command.skip = Пропустить день.
    command.skip.discussion = Пропущенный день не считается никак: серию он не прерывает и в неё не входит.
    command.miss = Отметить как невыполненное.
    command.miss.discussion = Для того, от чего нужно воздерживаться: что воздержаться не удалось.
    command.add = Добавить привычку или нерегулярное событие.
    command.add.discussion = Без расписания привычка назначена на каждый день. У измеряемого есть единица и
      цель, остальное отмечается галочкой.
    command.edit = Изменить трекер.
    command.edit.discussion = Новое расписание действует с сегодняшнего дня или со дня, указанного в --from;
      прежние дни оцениваются по-старому.
    command.pin = Закрепить трекер над всеми категориями.
    command.unpin = Вернуть закреплённый трекер в его категорию.
    command.archive = Убрать трекер в архив; история остаётся.
    command.archive.discussion = В день архивации трекер уже не назначен.
    command.delete = Удалить трекер со всей историей.
    command.delete.discussion = Удаление можно отменить. Чтобы сохранить историю, уберите трекер в архив.
    command.category = Категории.
    command.category.add = Добавить категорию.
    command.category.rename = Переименовать категорию.
    command.category.delete = Удалить категорию.
    command.category.delete.discussion = Категория с трекерами удаляется, только если сказано, что с ними
      делать.
    command.category.list = Показать категории.
    command.list = Показать все трекеры с расписанием.
    command.stats = Показать статистику всех трекеров или одного.
    command.graph = Нарисовать календарь трекера или по линии для каждого.
    command.graph.discussion = Высота линии показывает, сколько дней в каждую неделю трекер был выполнен.
    command.pause = Дать всем трекерам или некоторым отдохнуть.
    command.pause.discussion = Во время паузы ничего не назначено и серии не прерываются.
    command.pause.list = Показать паузы.
    command.pause.delete = Удалить паузу.
    command.remind = Показать напоминания, время которых пришло.
    command.remind.discussion = Для таймера, который срабатывает раз в несколько минут: показывает трекеры,
      время напоминания которых пришлось на последние минуты и которые не выполнены и не пропущены.
      Такой таймер создаёт «remind timer».
    command.remind.set = Задать время напоминаний о трекере.
    command.remind.delete = Удалить напоминание о трекере.
    command.remind.list = Показать напоминания.
    command.config = Показать настройки семьи.
    command.config.set = Изменить настройки семьи на всех её устройствах.

    # Что они принимают.
    argument.tracker = Трекер, по названию или идентификатору.
    argument.tracker.name = Название, не больше 38 символов.
    argument.category = Категория, по названию или идентификатору.
    argument.category.new-name = Название, не больше 38 символов.
    argument.stats.name = Только этот трекер, по названию или идентификатору.
    argument.graph.name = Трекер, чей календарь нарисовать, по названию или идентификатору.
    argument.pause.names = Трекеры, которые отдыхают; если не указаны — все.
    argument.pause.id = Идентификатор, который показывает «pause list».
    option.day-start = Когда начинается день привычки, для этой команды.
    option.first-weekday = С какого дня начинается неделя, для этой команды.
    option.on = Какой день: ГГГГ-ММ-ДД, вчера, день недели; по умолчанию сегодня.
    option.note.day = Заметка ко дню.
    option.search = Только названия, в которых это есть.
    option.filter = Только выполненные или только невыполненные.
    option.amount = Сколько, не более трёх знаков после запятой.
    option.reason = Почему.
    option.weekdays = По этим дням недели, например пн,ср,пт.
    option.every = Раз в столько дней.
    option.times = Столько раз за срок: 3/week, 1/month, 12/year, 2/7d.
    option.measure = Измерять в этих единицах, а не отмечать галочкой.
    option.at-least = Сколько нужно набрать.
    option.at-most = Сколько нельзя превышать.
    option.emoji = Один эмодзи.
    option.colour = Цвет, #RRGGBB.
    option.question = О чём спрашивает напоминание.
    option.note.tracker = Заметка о трекере.
    option.from = С какого дня; по умолчанию с сегодняшнего.
    option.category = Категория, по названию или идентификатору.
    option.event = Нерегулярное событие без расписания.
    option.avoid = То, от чего нужно воздерживаться: день без отметки считается удавшимся.
    option.new-name = Другое название.
    option.archive.from = Первый день, когда трекер уже не назначен; по умолчанию сегодня.
    option.archive.back = Вернуть трекер из архива.
    option.delete.yes = Не спрашивать.
    option.move-to = Перенести её трекеры в эту категорию.
    option.delete-trackers = Удалить её трекеры со всей историей.
    option.mode = Как считать серии: честно или как в Loop Habit Tracker.
    option.silence = Что значит день без отметки там, где нужно воздерживаться или не превышать, для этой
      команды.
    option.explain = Показать, что значит каждое число.
    option.weeks = Сколько недель.
    option.pause.from = Первый день.
    option.pause.to = Последний день.
    option.remind.at = Время, например 08:00,20:30.
    option.remind.on = Дни недели, например пн,ср,пт.
    option.config.week = С какого дня начинается неделя.
    option.config.day = Когда начинается день привычки, например 03:00.
    option.config.speech = Язык текстов; auto оставляет выбор окружению.
    option.config.clock = Как часы считают время.
    option.config.avoided = Что значит день без отметки там, где нужно воздерживаться.
    option.config.at-most = Что значит день без отметки там, где нельзя превышать.

    # Слова вместо значений.
    command.value.tracker = ТРЕКЕР
    command.value.category = КАТЕГОРИЯ
    word.weekdays = ДНИ
    word.number = ЧИСЛО
    word.times = РАЗЫ
    word.unit = ЕДИНИЦА
    word.emoji = ЭМОДЗИ
    word.new-name = НОВОЕ-НАЗВАНИЕ
    word.times-of-day = ВРЕМЯ

    # Неподходящие значения.
    value.thousandths = нужно число от 0, не более трёх знаков после запятой.
    value.weekdays = дни пишутся так: пн,ср,пт.
    value.every = нужно число дней от 1 до 3650.
    value.times = пишется 3/week, 1/month, 12/year или 2/7d, раз не больше, чем дней.
    value.wall-times = время пишется так: 08:00,20:30.
    value.emoji = нужен один эмодзи.

    # Что сделано: название, дата.
    done.marked = {1}: {0} — выполнено.
    done.noted = {1}: {0} — записано, но выполнением это не считается.
    done.cleared = {1}: {0} — отметка снята.
    done.skipped = {1}: {0} — пропуск.
    done.missed = {1}: {0} — не выполнено.
    done.amount = {0} ({1})
    done.tracker-added = Трекер добавлен: {0}.
    done.tracker-edited = Трекер изменён: {0}.
    done.tracker-deleted = Трекер удалён со всей историей: {0}. Вернуть его — «undo».
    done.pinned = Трекер закреплён: {0}.
    done.unpinned = Трекер откреплён: {0}.
    done.archived = Трекер в архиве: {0}.
    done.unarchived = Трекер снова в деле: {0}.
    done.category-added = Категория «{0}» добавлена.
    done.category-renamed = Теперь категория называется «{0}».
    done.category-deleted = Категория «{0}» удалена. Вернуть её — «undo».
    done.paused = С {0} по {1} ничего не назначено.
    done.paused-some = С {0} по {1} отдыхают: {2}.
    done.pause-deleted = Пауза с {0} по {1} удалена.
    done.reminder-set = Напоминание: {0}, {1}.
    done.reminder-deleted = Напоминания больше нет: {0}.

    # Списки и рисунки.
    list.archived = в архиве с {0}
    graph.range = {0} – {1}
    graph.done = {0} выполнено
    graph.partial = {0} недостаточно
    graph.skipped = {0} пропуск
    graph.open = {0} не выполнено
    pause.none = Пауз нет.
    pause.all = все трекеры
    pause.span = {0} – {1}
    remind.none = Напоминаний нет.
    remind.line = {0}  {1}
    remind.question = {0}  {1}: {2}

    # Вопросы и отказы.
    confirm.delete = Удалить? [д/Н]
    question.delete = «{0}» будет удалён со всей историей.
    refused.not-deleted = Ничего не удалено.
    refused.no-unit = Цели нужна единица: добавьте --measure ЕДИНИЦА.
    refused.no-target = Измеряемому нужна цель: добавьте --at-least ЧИСЛО или --at-most ЧИСЛО.

    # The exchange with other programs.
    command.intake = Перенести привычки из другой программы.
    command.intake.discussion = Повторный перенос тех же файлов ничего не добавит: что в источнике не
      изменилось, остаётся здесь как есть. Перенос — одно действие, его можно отменить.
    argument.intake.format = Формат файлов.
    argument.intake.path = Файл или папка с файлами.
    option.intake.category = Категория для привычек без категории.
    option.intake.source = Отличает несколько источников одного формата.
    option.intake.dry-run = Только показать, что было бы сделано.
    option.intake.strict = Закончить с кодом 1, если что-то отклонено.
    command.output = Записать все привычки для другой программы.
    command.output.discussion = Чего формат не может выразить, перечисляется. Собственный формат Hearth,
      jsonl, выражает всё.
    output.done = Записано в «{0}»: {1,plural,one{# трекер} few{# трекера} many{# трекеров} other{# трекера}}, {2,plural,one{# отметка} few{# отметки} many{# отметок} other{# отметки}}.

    # Что делать после отказа, словами командной строки.
    advice.category = Команда: hearth-habits category add НАЗВАНИЕ
    advice.tracker = Команда: hearth-habits add НАЗВАНИЕ --category КАТЕГОРИЯ
    advice.amount = Добавьте --amount ЧИСЛО.
    advice.no-amount = Уберите --amount.
    advice.move-or-delete = Добавьте --move-to КАТЕГОРИЯ или --delete-trackers.
    advice.pause = «pause list» показывает паузы с идентификаторами.
    """#
}
