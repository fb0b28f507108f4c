extension DiaryCommandTexts {
  static let russian: StaticString = #"""
    # Что делают команды.
    command.diary = Дневник малыша: сон, кормления и бодрствование между ними.
    command.now = Показать, как ребёнок: спит или нет, с какого времени, последнее кормление.
    command.day = Показать день: сон и бодрствование, кормления и показатели.
    command.sleep = Записать сон.
    command.sleep.start = Ребёнок засыпает.
    command.sleep.stop = Ребёнок просыпается.
    command.sleep.add = Добавить сон, который уже закончился.
    command.sleep.edit = Изменить сон.
    command.sleep.edit.discussion = Время без даты относится к дню самого сна. Пустой текст убирает прежний.
    command.sleep.split = Вставить в сон пробуждение; станет два сна.
    command.sleep.join = Объединить несколько снов в один.
    command.sleep.join.discussion = Если указан один сон, он объединяется с теми, что с ним пересекаются,
      а если таких нет — со следующим; с «next» — всегда со следующим.
    command.sleep.continue = Продолжить сон, который закончили по ошибке.
    command.sleep.switch = Считать ночной сон дневным или дневной ночным.
    command.sleep.awake = Изменить, с какого и по какое время ребёнок бодрствовал.
    command.sleep.awake.discussion = Укажите любое время, когда ребёнок не спал. Границы бодрствования -
      это границы соседних снов: они станут длиннее или короче.
    command.sleep.delete = Удалить сон; записи внутри него останутся.
    command.feed = Записать кормление.
    command.feed.discussion = Без времени кормление записывается как прошедшее сейчас. Если указаны
      только минуты, оно закончилось сейчас; если есть --from, оно заканчивается вместе с минутами.
    command.feed.start = Кормление начинается и продолжается.
    command.feed.switch = Предложить другую грудь.
    command.feed.pause = Пауза в кормлении грудью.
    command.feed.resume = Снова предложить ту же грудь.
    command.feed.stop = Кормление заканчивается.
    command.age = Показать возраст ребёнка.
    command.child = Список детей.
    command.child.add = Добавить ребёнка.
    command.child.list = Показать детей.
    command.child.edit = Изменить имя, даты, ночь или фото ребёнка.
    command.child.archive = Убрать ребёнка из повседневных списков; дневник останется.
    command.child.merge = Объединить дневники двух записей об одном ребёнке.
    command.child.merge.discussion = Все записи второго ребёнка переходят к первому. Сон, который есть
      в обоих дневниках, показывается как один.
    command.export = Выгрузить дневники всех детей.
    command.export.discussion = Форматы: babybuddy (папка), jsonl (один файл, все данные), csv (папка) и
      ical. Что формат не может передать, будет перечислено. Без --replace ничего не заменяется.
    command.import = Перенести записи из другой программы.
    command.import.discussion = Все файлы одного вызова читаются вместе, в любом порядке. Повторный
      перенос тех же файлов ничего не добавит.

    # Что им указывают.
    argument.child.name = Имя, как его произносят в семье.
    argument.child = Какой ребёнок: имя или идентификатор; то же говорит --child.
    argument.child.stays = Ребёнок, который останется: имя или идентификатор.
    argument.child.goes = Ребёнок, который исчезнет: имя или идентификатор.
    argument.sleep.id = Какой сон: идентификатор, напечатанный при записи, или хотя бы первые четыре его знака.
    argument.sleep.join = Какие сны объединить, или один и «next».
    argument.sleep.awake = Любое время, когда ребёнок не спал.
    argument.sleep.last = Какой сон; по умолчанию последний.
    argument.feed.start = Что продолжается.
    argument.day.date = ГГГГ-ММ-ДД, сегодня, вчера, день недели или -3 (три дня назад); по умолчанию
      сегодня.
    argument.feed.kind = Как ребёнок был накормлен.
    argument.import.format = Формат файлов.
    argument.import.path = Файлы.
    option.child = Ребёнок, по имени или идентификатору; нужен, если детей несколько.
    option.yes = Подтвердить необычное: дольше 24 часов, в будущем или во время очень долгого сна.
    option.at = Когда: 14:30, 20 мин назад, вчера 21:10, 2026-01-09 19:30; по умолчанию сейчас.
    option.note = Заметка.
    option.clear = Убрать то, что было указано; можно указать несколько раз.
    option.place = Где: cot, bed, pram, sling, arms, car, other или своё слово.
    option.on-conflict = Что делать, если сон пересекается с другими: объединить все в один, отрезать от
      него лишнее или ничего не записывать. В терминале программа спросит, иначе ничего не запишет.
    option.woke = Когда ребёнок проснулся, если прошлый сон ещё открыт; сначала закончится он.
    option.settling = Как ребёнка укладывали.
    option.settling-minutes = Сколько минут укладывали.
    option.mood-at-start = Настроение при засыпании.
    option.mood-at-end = Настроение при пробуждении.
    option.split.from = Когда ребёнок проснулся.
    option.split.to = Когда снова уснул.
    option.kind = Считать ночным или дневным, что бы ни говорили часы ночи.
    option.kind.edit = Считать ночным или дневным; auto — по часам ночи.
    option.born = Дата рождения, ГГГГ-ММ-ДД.
    option.born-at = Время рождения.
    option.child.name = Новое имя.
    option.child.colour = Цвет для списков и графиков, например #4A90D9.
    option.child.clear = Забыть записанное: любое из этого.
    option.child.photo = Файл изображения; он уменьшается, а всё, что добавила камера, удаляется.
    option.child.no-photo = Убрать фото.
    option.child.back = Вернуть ребёнка из архива.
    option.due = Предполагаемая дата родов, для скорректированного возраста.
    option.sex = Для норм роста.
    option.night = Когда у семьи ночь.
    option.sleep.from = Когда ребёнок уснул.
    option.sleep.to = Когда проснулся.
    option.sleep.open = Ребёнок ещё спит.
    option.age.on = На какой день; по умолчанию сегодня.
    option.feed.from = Когда началось кормление.
    option.feed.to = Когда закончилось.
    option.feed.minutes-left = Минуты у левой груди.
    option.feed.minutes-right = Минуты у правой груди.
    option.feed.content = Чем накормлен ребёнок; в бутылочке по умолчанию смесь.
    option.import.source = Имя источника, чтобы различать два дневника одного формата.
    option.import.on-conflict = Сон, который пересекается с другими: сообщить и пропустить (report),
      объединить их в один (join), обрезать новый (trim) или сохранить оба (keep).
    option.import.units = Единицы в файлах; если не указаны, определяются сами.
    option.import.token = То, по чему пускает сервер (вместо файлов): его показывают настройки сервера.
    import.address-alone = {0} — сервер. Импортируйте его отдельно, без файлов и других серверов.
    import.no-server = «{0}» импортируется из файлов. С серверов читается: {1}.
    option.import.dry-run = Показать, что будет сделано, и ничего не записывать.
    option.import.strict = Завершиться с кодом 1, если какая-то строка отклонена.

    # Слова вместо значений.
    word.place = МЕСТО
    word.night = ВРЕМЯ-ВРЕМЯ
    word.kind = ВИД
    word.child = РЕБЁНОК
    word.other = ДРУГОЙ

    # Неподходящие значения.
    value.night = ночь пишется ЧЧ:ММ-ЧЧ:ММ, например 20:00-07:00.
    value.tenths = нужно число от 0, не более одного знака после запятой, или унции: 4oz.

    # Что сделано: ребёнок, время, вид, длительность.
    done.child-added = {0} в дневнике: дата рождения {1}, ночь {2}.
    done.child-edited = {0}: изменено; дата рождения {1}, ночь {2}.
    done.child-archived = {0}: в архиве, в повседневных списках не показывается; дневник сохранён.
    done.child-unarchived = {0}: снова в повседневных списках.
    done.child-merged = Дневник «{1}» теперь в дневнике «{0}»: {2,plural,one{перенесена # запись}
      few{перенесены # записи} many{перенесено # записей} other{перенесено # записи}}.
    done.sleep-started = {0}: сон начался, {1}, {2}.
    done.sleep-stopped = {0}: сон закончился, {1}, {2}, {3}.
    done.sleep-added = {0}: добавлен сон {1}, {2}, {3}.
    done.sleep-edited = {0}: сон изменён, {1}, {2}.
    done.sleep-deleted = {0}: сон удалён, {1}.
    done.awake-edited = {0}: бодрствование {1}.
    done.sleeps-joined = {0,plural,one{# запись} few{# записи} many{# записей} other{# записи}} о сне —
      теперь одна.
    done.sleep-more = Ещё одна часть: {0}, идентификатор {1}
    done.sleep-split = {0}: в сон вставлено пробуждение; первая часть {1}, {2}, {3}.
    done.sleep-joined = {0}: теперь это один сон, {1}, {2}.
    done.sleep-continued = {0}: сон продолжается, {1}, {2}.
    done.feeding-started = {0}: кормление началось в {1}, {2}.
    done.feeding-switched = {0}: другая грудь; кормление с {1}, {2}.
    done.feeding-paused = {0}: пауза; кормление с {1}, {2}.
    done.feeding-resumed = {0}: снова у груди; кормление с {1}, {2}.
    done.feeding-stopped = {0}: кормление закончилось, {1}, {2}.
    done.feedings-stopped = {0,plural,one{Шло # кормление} few{Шли # кормления} many{Шло # кормлений}
      other{Шло # кормления}}; все закончены.
    done.feeding-added = {0}: кормление {1}, {2}.
    done.id = идентификатор {0}
    kind.night = ночной сон
    kind.day = дневной сон

    # Время в предложениях.
    time.span = {0} – {1}
    time.open = …

    # Вопросы и отказы.
    question.longer-than-a-day = Длительность получится {0}.
    question.begins-in-future = Начало окажется в будущем: {0}.
    question.ends-in-future = Конец окажется в будущем: {0}.
    question.born-on-other-days = Дни рождения детей разные ({0} и {1}).
    confirm.conflict = Объединить, обрезать новый или отменить? [о — объединить, р — обрезать, иначе отмена]
    confirm.join = о объединить join j
    confirm.trim = р обрезать trim t
    confirm.forgotten-stop = Когда он закончился? {0} или другое время; пустая строка — отмена:
    question.events-between = Внутри сна окажется {0,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}} из бодрствования.
    question.conflict = Пересекается с тем, что уже записано: {0}.
    question.forgotten-stop = {0}: по дневнику сон длится с {1}. Не забыли отметить его конец?
    question.choice = [{0}] {1}
    refused.no-children = Детей ещё нет. Добавьте: hearth-diary child add ИМЯ --born ДАТА
    refused.child-not-named = Детей несколько: {0}. Укажите одного с помощью --child.
    refused.no-such-child = Ребёнка «{0}» нет. Дети: {1}.
    refused.same-name = Имя «{0}» у нескольких детей. Укажите идентификатор одного с помощью --child:
      {1}.
    refused.same-child = Нельзя объединить ребёнка с самим собой. Назовите двух детей.
    refused.nothing-to-change = Не сказано, что изменить. Параметры покажет --help.
    refused.no-photos = Эта программа не умеет сохранять фото.
    refused.bad-name = Ребёнку нужно имя, не длиннее {0} букв.
    refused.born-in-future = {0} ещё не наступило. Проверьте дату рождения.
    refused.no-such-record = Записи «{0}» нет. Идентификаторы печатаются при записи и командой
      «day --json».
    refused.not-asleep = {0}: сейчас не сон. Добавить сон, который уже закончился: hearth-diary sleep
      add --from ВРЕМЯ --to ВРЕМЯ
    refused.end-not-after-start = Конец ({0}) оказался бы не позже начала ({1}).
    refused.too-long = {0} — дольше, чем может длиться сон или кормление. Проверьте время.
    refused.minutes-do-not-fit = Минут у груди больше, чем времени от начала до конца.
    refused.minutes-without-breast = --minutes-left указывают с «left» и «both», --minutes-right с «right» и «both».
    refused.bad-amount = Столько ребёнок выпить не может. Проверьте количество.
    refused.already-asleep = Пересекается со сном, который длится с {0}. Сначала закончите его:
      hearth-diary sleep stop
    refused.conflict = Пересекается с тем, что уже записано: {0}. Ничего не изменено; укажите с помощью
      --on-conflict, объединить (join) или обрезать (trim).
    refused.forgotten-stop = По дневнику сон длится с {0}, уже {1}. Укажите, когда он закончился, например
      --woke "{2}". Ничего не изменено.
    refused.forgotten-stop.fed = По дневнику сон длится с {0}, уже {1}. Укажите, когда он закончился,
      например --woke "{2}", или добавьте --yes, если ребёнка кормят спящим. Ничего не изменено.
    refused.nothing-left = Рядом с тем, что уже записано ({0}), от него ничего не остаётся. Ничего не
      изменено.
    refused.still-open = Сон длится с {0}, конца у него нет.
    refused.no-sleep = {0}: сон ещё не записан.
    refused.waking-outside = Пробуждение должно начаться и закончиться внутри сна: {0}. Сдвинуть его край:
      hearth-diary sleep edit ИД
    refused.not-awake = В {0} ребёнок не бодрствовал, или это время ещё не наступило. Укажите время внутри
      бодрствования: hearth-diary day
    refused.no-sleep-before = Перед этим бодрствованием нет сна, который мог бы кончиться в {0}. Добавьте
      его: hearth-diary sleep add
    refused.no-sleep-after = После этого бодрствования нет сна, который мог бы начаться в {0}. Добавьте его:
      hearth-diary sleep add
    refused.nothing-moved = Укажите --from, --to или и то и другое.
    refused.nothing-to-join = Другого сна, чтобы объединить, нет.
    refused.other-child = Сны разных детей нельзя объединить.
    refused.feeding-not-running = {0}: кормление сейчас не идёт. Начать: hearth-diary feed start left
    refused.feeding-running = Кормление уже идёт с {0}. Сменить грудь: «feed switch», закончить: «feed
      stop».
    refused.feeding-not-nursing = Кормление, которое идёт с {0}, — не у груди. Его можно только закончить:
      hearth-diary feed stop
    refused.feeding-paused = Кормление уже на паузе с {0}. Продолжить: «feed resume» или «feed switch».
    refused.feeding-not-paused = Кормление не на паузе: ребёнок у груди с {0}.
    refused.feeding-too-early = Кормление изменено в {0}. Укажите время не раньше этого.
    refused.needs-confirmation = {0} Ничего не записано; если всё верно, добавьте --yes.
    # Выгрузка.
    export.no-strangers = Хранилище открыто только для чтения: то, что новая версия хранит в нём под своими видами записей, пропущено.
    export.done = Записано в «{0}».
    """#
}
