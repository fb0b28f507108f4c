extension DiaryEventTexts {
  static let russian: StaticString = #"""
    # Что делают команды.
    command.feed.edit = Изменить кормление.
    command.feed.delete = Удалить кормление.
    command.pump = Записать сцеживание.
    command.nappy = Записать смену подгузника.
    command.weigh = Записать вес.
    command.measure = Записать измерения: вес, рост, окружность головы.
    command.temperature = Записать температуру.
    command.medicine = Записать приём лекарства; если минимальный перерыв не прошёл, будет вопрос.
    command.bath = Записать купание.
    command.tummy = Записать время на животе.
    command.milestone = Записать, что ребёнок сделал впервые.
    command.note = Записать заметку.
    command.edit = Изменить любую запись, кроме сна.
    command.delete = Удалить сон или любую другую запись.
    command.timer = Таймеры, из которых получаются записи.
    command.timer.start = Запустить таймер.
    command.timer.stop = Остановить таймер: из него получится запись.
    command.timer.list = Показать идущие таймеры.
    command.timer.cancel = Сбросить таймер.
    sync.hint.settle = «hearth-diary settle take ID» принимает другое значение, «settle keep ID» оставляет запись как есть.
    command.settle = Выбрать между значениями двух устройств.
    command.settle.take = Принять значение другого устройства.
    command.settle.keep = Оставить запись как есть и забыть другое значение.
    command.tag = Метки и отметки на записях.
    command.tag.add = Добавить метку.
    command.tag.list = Показать метки.
    command.tag.delete = Удалить метку и снять её со всех записей.
    command.tag.on = Отметить запись метками.
    command.tag.off = Снять метки с записи.
    command.person = Те, кто ведёт записи.
    command.person.add = Добавить человека.
    command.person.list = Показать всех.

    # Что они принимают.
    argument.event.id = Какая запись: идентификатор, показанный при записи, или хотя бы первые четыре его
      знака.
    argument.nappy.state = Что в нём было.
    argument.milestone.title = Что сделал ребёнок.
    argument.note.text = Текст.
    argument.temperature.value = Градусы Цельсия или с единицей: 98.6F.
    argument.medicine.name = Лекарство, как его называют дома.
    argument.weigh.grams = Граммы или с единицей: 7.2kg, 15lb 3oz.
    argument.timer.name = Как он называется.
    argument.timer.which = Какой таймер, по названию; нужно, если их несколько.
    argument.tag.name = Метка.
    argument.person.name = Имя, как его называют дома.
    option.author = Кто записывает: имя.
    option.shared = Относится ко всей семье, а не к одному ребёнку.
    option.event.from = Когда началось.
    option.event.to = Когда закончилось.
    option.event.on = В какой день; если не указано, сегодня.
    option.event.move = Перенести на это время, сохранив длительность.
    option.event.ml = Миллилитры, не больше одного знака после запятой, или унции: 4oz.
    option.day.ids = Показать короткие идентификаторы записей.
    option.pump.left = Миллилитры из левой груди.
    option.pump.right = Миллилитры из правой груди.
    option.pump.use = Что стало с молоком.
    option.nappy.colour = Цвет стула: black, brown, green, yellow, white, red, gray или своё слово.
    option.nappy.texture = Консистенция стула, своими словами.
    option.nappy.amount = Сколько в нём было, в мере по вашему выбору.
    option.nappy.rash = Кожа была раздражена.
    option.nappy.no-rash = Кожа не была раздражена.
    option.tummy.milestone = Что ребёнок сделал впервые.
    option.medicine.dose = Сколько: 2.5 или с единицей 2.5ml.
    option.medicine.unit = В чём считается доза: мл, мг, капли.
    option.medicine.gap = Сколько ждать до следующего приёма: 6h, 4h 30m; 0, если перерыва нет.
    option.measure.weight = Граммы или с единицей: 7.2kg, 15lb 3oz.
    option.measure.length = Миллиметры или с единицей: 62.5cm, 24.5in.
    option.measure.head = Окружность головы в миллиметрах или с единицей: 41cm.
    option.measure.bmi = Индекс массы тела, как он был назван: 17.4.
    option.measure.standing = Рост измерен стоя.
    option.measure.lying = Рост измерен лёжа.
    option.timer.as = Что это было: таймер станет такой записью.
    option.tag.colour = Цвет, например #3366cc.
    option.person.role = Кто это в семье.
    option.feed.foods = Что съедено: морковь, горох.
    option.feed.reaction = Как ребёнок это принял, своими словами: понравилось.
    option.feed.self = Ребёнок ел без помощи.
    option.feed.method = Как кормили.

    # Слова вместо значений.
    word.temperature = ГРАДУСЫ
    word.weight = ГРАММЫ
    word.measure = МИЛЛИМЕТРЫ
    word.dose = ДОЗА
    word.number = ЧИСЛО
    word.unit = ЕДИНИЦА
    word.length = ДЛИТЕЛЬНОСТЬ
    word.household = Семья

    # Что не годится.
    value.weight = вес пишется в граммах или с единицей: 7.2kg, 15lb 3oz.
    value.length = рост пишется в миллиметрах или с единицей: 62.5cm, 24.5in.
    value.bmi = индекс массы тела — число больше нуля: 17.4.
    value.temperature = температура пишется в градусах Цельсия или с единицей: 38.2, 98.6F.
    value.dose = доза - это число, с единицей или без: 2.5, 2.5ml.
    value.gap = длительность пишется так: 6h, 90m или 4h 30m.
    value.self = без помощи ребёнок ест только прикорм.

    # Что сделано.
    done.event-added = {0}: записано {1}, {2}.
    done.event-edited = {0}: изменено {1}, {2}.
    done.event-deleted = {0}: удалено {1}, {2}.
    done.timer-started = Таймер «{0}» идёт с {1}.
    done.timer-cancelled = Таймер «{0}», запущенный в {1}, сброшен.
    done.tag-added = Появилась метка «{0}».
    done.tag-deleted = Метки «{0}» больше нет, и на записях тоже.
    done.tagged = Запись {1} отмечена: {0}.
    done.untagged = С записи {1} снято: {0}.
    done.person-added = {0} теперь в семье.
    timer.line = {0}: с {1} ({2}), идентификатор {3}
    timer.none = Ни один таймер не идёт.
    tag.none = Меток ещё нет. Добавьте: hearth-diary tag add ИМЯ
    person.none = Никого ещё нет. Добавьте: hearth-diary person add ИМЯ

    # Вопросы и отказы.
    question.on-future-day = {0} ещё не наступило.
    question.minimum-gap = {0}: минимальный перерыв ещё не прошёл, следующий приём с {1}.
    refused.ambiguous = С «{0}» начинается {1,plural,one{# идентификатор} few{# идентификатора} many{#
      идентификаторов} other{# идентификатора}}. Укажите больше знаков одного из них: {2}.
    refused.bad-word = В имени должна быть хотя бы одна буква и не больше {0}.
    refused.name-taken = «{0}» уже есть.
    refused.no-people = Человека «{0}» нет. Добавьте: hearth-diary person add ИМЯ
    refused.no-such-person = Человека «{0}» нет. Есть: {1}.
    refused.no-tags = Метки «{0}» нет. Добавьте: hearth-diary tag add ИМЯ
    refused.no-such-tag = Метки «{0}» нет. Есть: {1}.
    refused.not-tagged = Метки «{0}» на этой записи нет.
    refused.no-timer = Ни один таймер не идёт. Запустите: hearth-diary timer start ИМЯ
    refused.timer-not-named = Идёт несколько таймеров: {0}. Назовите один.
    refused.no-such-timer = Таймер «{0}» не идёт. Идут: {1}.
    refused.timer-runs = Таймер «{0}» уже идёт с {1}. Сначала остановите его или дайте другое название.
    refused.option-of-another-kind = {0} не подходит к этой записи ({1}).
    refused.is-a-sleep = {0} - это сон. Изменить его: hearth-diary sleep edit
    refused.no-feeding = {0} - не кормление. Изменить или удалить: hearth-diary edit, hearth-diary delete
    refused.implausible.volume = Объём бывает от {0} до {1} мл. Проверьте его.
    refused.implausible.temperature = Температура бывает от {0} до {1} °C. Градусы Фаренгейта пишутся с
      единицей: 98.6F.
    refused.implausible.weight = Вес бывает от {0} до {1} г. Другие единицы пишутся вместе с числом: 7.2kg,
      15lb.
    refused.implausible.length = Рост бывает от {0} до {1} мм. Другие единицы пишутся вместе с числом:
      62.5cm, 24in.
    refused.implausible.head = Окружность головы бывает от {0} до {1} мм. Другие единицы пишутся вместе с
      числом: 41cm, 16in.
    refused.implausible.bodyMassIndex = Индекс массы тела бывает от {0} до {1}. Проверьте его.
    refused.implausible.dose = Доза бывает от {0} до {1}. Проверьте её.
    refused.implausible.gap = Минимальный перерыв бывает от {0} до {1} дней. Проверьте его.
    refused.empty.medicine = У лекарства должно быть название.
    refused.empty.milestone = У достижения должно быть название.
    refused.empty.note = В заметке должен быть текст.
    refused.empty.growth = Ничего не измерено. Укажите вес, рост или окружность головы.
    refused.sides-exceed-total = С двух сторон вместе получается больше, чем всего. Проверьте объёмы.
    refused.segments-outside = Грудь предлагали вне этого времени. Укажите время, в которое она попадает.
    refused.time.moment = Это произошло в один момент. Укажите его одним --at.
    refused.time.span = У этого есть начало и конец, а не день. Укажите их через --from и --to.
    refused.time.day = Это относится ко всему дню. Укажите его через --on.
    """#
}
