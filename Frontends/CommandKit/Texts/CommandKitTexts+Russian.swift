extension CommandKitTexts {
  static let russian: StaticString = #"""
    # Заголовки справки и слова, на место которых человек ставит своё.
    command.heading.usage = Вызов:
    command.heading.arguments = Аргументы:
    command.heading.commands = Команды:
    command.heading.options = Параметры:
    command.value.command = КОМАНДА
    command.value.text = ТЕКСТ
    command.value.number = ЧИСЛО
    command.value.file = ФАЙЛ
    command.value.folder = ПАПКА
    command.value.word = СЛОВО
    command.value.url = АДРЕС
    command.value.zone = ПОЯС
    command.value.instant = МОМЕНТ

    # После описания команды или параметра.
    command.note.default = (по умолчанию: {0})
    command.note.choices = (варианты: {0})
    command.note.aliases = (также: {0})

    # Внизу страницы.
    command.foot.globals = Общие параметры: {0} (см. «{1} --help»).
    command.foot.more = Подробнее: «{0} --help».

    # То, что понимает каждая программа.
    command.help.summary = Показать справку.
    command.version.summary = Показать версию.
    command.store.summary = Где хранятся записи.
    command.time-zone.summary = Часовой пояс, в котором читать и показывать время.
    command.now.summary = Какой момент считать текущим.
    command.language.summary = Язык текстов.
    command.config.summary = Файл настроек.
    command.json.summary = Выводить результаты в формате JSON.
    command.quiet.summary = Не выводить замечаний.
    command.no-color.summary = Не использовать цвет.

    # Выбор в предложении: «а», «б» или «в».
    command.choice.quoted = «{0}»
    command.choice.middle = {0}, {1}
    command.choice.last = {0} или {1}
    command.choice.alike = Возможно, вы имели в виду {0}?

    # Ошибка в командной строке.
    command.mistake.no-command = Не хватает команды: {0}.
    command.mistake.unknown-command = Команды «{0}» нет.
    command.mistake.unknown-option = Параметра «{0}» здесь нет.
    command.mistake.no-value = Параметру «{0}» нужно значение
      (начинающееся с дефиса пишут так: «{0}=-…»).
    command.mistake.extra-value = Параметр «{0}» не принимает значений, но указано «{1}».
    command.mistake.repeated = Параметр «{0}» указан больше одного раза.
    command.mistake.missing = Не указано: «{0}».
    command.mistake.extra = Лишний аргумент: «{0}».
    command.mistake.exclusive = «{0}» и «{1}» нельзя указать вместе.
    command.mistake.invalid = «{0}» не подходит для «{1}»: {2}

    # Почему значение не подходит.
    command.invalid.not-number = это не целое число.
    command.invalid.out-of-range = нужно число от {0} до {1}.
    command.invalid.not-choice = нужно {0}.

    # Причины, которые называет система.
    command.reason.no-space = на устройстве не осталось места
    command.reason.quota = превышена дисковая квота
    command.reason.input-output = ошибка ввода-вывода

    # Результаты.
    command.output.failed = Не удалось вывести результаты: {0}. Если команда должна была что-то записать, это сделано.

    # Хранилища: путь, если не сказано другое.
    command.store.bad-address = «{0}» не может быть адресом хранилища этого вида.
      Исправьте его в «--store», в HEARTH_STORE или в настройках.
    command.store.missing-folder = Папки «{0}» нет, и создать её не удалось.
      Создайте её или укажите другое место в «--store».
    command.store.not-permitted = У этой учётной записи нет прав на чтение или запись «{0}».
      Измените права на файл и его папку или укажите другое место в «--store».
    command.store.not-a-file = «{0}» — не файл. Укажите файл в «--store».
    command.store.not-a-store = «{0}» — не файл Hearth, он оставлен без изменений.
      Укажите другой в «--store».
    command.store.newer = Файл «{0}» записан более новой версией Hearth и оставлен без изменений.
      Чтобы открыть его, обновите программу.
    command.store.read-only = Файл «{0}» можно читать, но нельзя менять.
      Измените права на файл и его папку и проверьте, не подключён ли диск только для чтения.
    command.store.damaged = Файл «{0}» повреждён.
      Сохраните его как есть, затем восстановите данные из резервной копии.
    command.store.full = Для записи в «{0}» не осталось места. Освободите место и повторите.
    command.store.busy = Файл «{0}» занят другой программой.
      Дождитесь, пока она закончит, или завершите её, затем повторите.
    # Второй аргумент — причина, которую назвала система.
    command.store.input-output = Системе не удалось прочитать или записать «{0}»: {1}.
      Проверьте, на месте ли диск и исправен ли он, и повторите.
    # Таблица и поле.
    command.store.malformed-row = В записи таблицы «{0}» поле «{1}» содержит недопустимое значение.
      Сохраните хранилище как есть, затем восстановите данные из резервной копии.
    command.store.closed = Хранилище закрылось раньше времени. Повторите.
    # Технические слова.
    command.store.fault = Это ошибка в программе: {0}. Пожалуйста, сообщите о ней.

    # Замечания о хранилище: путь; текст ошибки.
    command.remark.read-only = Файл «{0}» доступен только для чтения: новые записи в нём не сохранить.
    command.remark.not-copied = Введённое сохранено, но сделать копию за день не удалось. {0}

    # Резервные копии: по одному пути.
    command.backup.exists = По пути «{0}» уже что-то есть, а резервная копия ничего не заменяет.
      Укажите другой путь.
    command.backup.is-store = «{0}» — само хранилище. Укажите его резервную копию.
    command.backup.bad-path = «{0}» не может быть путём к файлу. Укажите другой.
    command.backup.missing-folder = Папки «{0}» нет. Создайте её или укажите другой путь.
    command.backup.not-permitted = У этой учётной записи нет прав на чтение или запись «{0}».
      Измените права на файл и его папку или укажите другой путь.
    command.backup.not-a-file = «{0}» — не файл. Укажите файл.
    command.backup.not-a-backup = «{0}» — не резервная копия Hearth. Укажите другую.
    command.backup.newer = Резервная копия «{0}» сделана более новой версией Hearth.
      Чтобы восстановить из неё данные, обновите программу.
    command.backup.read-only = По пути «{0}» нельзя ничего записать. Укажите другой путь.
    command.backup.damaged = Резервная копия «{0}» повреждена. Восстановите данные из другой.
    command.backup.full = Для «{0}» не осталось места. Освободите место или укажите другой путь.

    # Часовые пояса.
    command.zone.unknown = Часового пояса «{0}» нет.
    command.zone.example = Укажите, например, «Europe/Moscow».
    command.zone.malformed = Не удалось прочитать правила часового пояса «{0}».
      Установите пакет tzdata заново.
    command.zone.no-database = В системе нет базы часовых поясов. Установите пакет tzdata.

    # Подключаемые части: что было указано и что есть на выбор.
    command.plugin.unknown-scheme = Адресов, которые начинаются с «{0}», здесь нет.
      Начните адрес с {1}.
    command.plugin.unknown-format = Формата «{0}» нет. Выберите {1}.

    # Файлы.
    command.file.missing = По пути «{0}» ничего нет. Проверьте путь.
    command.file.not-permitted = У этой учётной записи нет прав на чтение «{0}». Измените права.
    command.file.is-folder = «{0}» — это папка. Укажите файл.
    command.file.too-large = В файле «{0}» больше
      {1,plural,one{# байта} few{# байт} many{# байт} other{# байта}}:
      слишком много для такого файла. Проверьте путь.
    command.file.input-output = Системе не удалось прочитать «{0}»: {1}.
      Проверьте, на месте ли диск и исправен ли он, и повторите.
    command.photo.not-a-picture = Этот файл – не изображение, или он повреждён. Подойдёт файл JPEG,
      PNG, WebP или HEIC.
    command.photo.too-large = В изображении больше {0} млн пикселей. Возьмите меньшее.
    command.photo.exhausted = Чтение изображения заняло слишком много времени или памяти. Возьмите
      другое.
    command.photo.missing-program = Для фото нужна программа «{0}». Установите пакет libvips-tools.
    command.photo.system = Системе не удалось обработать фото: {0}. Повторите.

    # Перенос, которого не было.
    command.import.cancelled = Перенос остановлен, ничего не записано.
    command.import.empty = Файл «{0}» пуст: это не формат {1}.
    command.import.not-text = Файл «{0}» — не текст: это не формат {1}.
    command.import.other-columns = Файл «{0}» — не формата {1}: в нём столбцы {2}. Ничего не перенесено.
    command.import.other-kind = Файл «{0}» другого рода: это не формат {1}.
    command.import.other-files = «{0}» — архив без файлов формата {1}.
    command.import.other-tables = «{0}» — база данных без таблиц формата {1}.
    command.import.other-version = Файл «{0}» — версии {2} формата {1}, она здесь неизвестна.
    command.import.not-json = С байта {1} файл «{0}» — не JSON.
    command.import.other-members = «{0}» — это JSON, но не формата {1}.

    # Archives and databases of other programs.
    command.archive.not-an-archive = «{0}» — не zip-файл или только часть его.
    command.archive.damaged = Архив «{0}» повреждён: «{1}» не распаковывается. Выгрузите его ещё раз.
    command.archive.encrypted = В архиве «{0}» для «{1}» нужен пароль. Упакуйте его без пароля.
    command.archive.unsupported = В архиве «{0}» файл «{1}» сжат неизвестным здесь способом. Упакуйте его заново.
    command.archive.too-many-files = В архиве «{0}» больше {1} файлов, столько не бывает.
    command.archive.too-large = Архив «{0}» распаковывается более чем в {1} байт, столько не бывает. Ничего не перенесено.
    command.archive.name-twice = В архиве «{0}» оказались бы два файла «{1}».
    command.archive.missing-library = «{0}» — zip-файл, а библиотека libzip не установлена (пакет libzip4).
    command.archive.fault = Архив «{0}» не удалось распаковать или упаковать: {1}.
    command.database.not-a-database = «{0}» — не база данных SQLite.
    command.database.damaged = База данных «{0}» повреждена. Выгрузите её ещё раз.
    command.database.too-many-rows = В базе данных «{0}» больше {1} строк, столько не бывает.
    command.database.too-large = В базе данных «{0}» есть строка длиннее {1} байт, таких не бывает.
    command.database.no-such-column = В таблице {1} базы данных «{0}» нет столбца {2}.
    command.database.fault = Базу данных «{0}» не удалось прочитать или создать: {1}.

    # Files that are made.
    command.write.exists = «{0}» уже существует и не заменяется. Выберите другое имя.
    command.write.is-folder = «{0}» — папка. Назовите файл в ней.
    command.write.missing-folder = Папки для «{0}» нет. Создайте её или выберите другую.
    command.write.not-permitted = Этой учётной записи нельзя писать в «{0}».
    command.write.full = Для «{0}» не осталось места.

    # Настройки: путь, строка, ошибка.
    command.settings.unreadable = Не удалось прочитать настройки. {0}
    command.settings.malformed = В настройках «{0}», строка {1}: {2}
    command.settings.no-equals-sign = нужно «ключ = значение», «[программа]» или «# примечание».
    command.settings.no-key = перед «=» нужен ключ.
    command.settings.bad-section = раздел записывают так: «[программа]».
    command.settings.set-twice = «{0}» уже задано в строке {1}; удалите одно из двух.
    command.settings.not-text = это не текст; сохраните файл в UTF-8.

    # Папки: переменная.
    command.folder.no-home = Ни переменная «{0}», ни «HOME» не содержит абсолютного пути.
      Задайте одну из них.

    # Модули.
    plugin.store.sqlite = Один файл SQLite на этом устройстве.
    plugin.store.memory = Только память: всё исчезнет, когда программа закончит работу.

    # Команды, которые есть у каждой программы с хранилищем.
    command.undo = Отменить последнее изменение.
    command.undo.discussion = Отменить можно последние 50 изменений, сделанных этой программой на этом
      устройстве, по одному; то, что потом изменили другие, не затрагивается.
    command.redo = Вернуть последнее отменённое.
    command.backup = Скопировать всё в один файл.
    command.backup.discussion = Копия показывает один момент, даже если в это время кто-то пишет, и
      проверяется, прежде чем появиться. Она ничего не заменяет.
    command.restore = Поставить резервную копию на место хранилища.
    command.restore.discussion = Сначала копия проверяется. Прежнее хранилище остаётся рядом с новым.
      До этого нужно завершить всё, что пользуется хранилищем.
    argument.backup.path = Куда записать копию; там ничего не должно быть.
    argument.restore.path = Резервная копия.
    option.undo.skip = Оставить последнее изменение, чтобы можно было отменить предыдущее.
    option.restore.yes = Не спрашивать.

    # Слова вместо значений.
    word.time = ВРЕМЯ
    word.colour = ЦВЕТ
    word.date = ДАТА
    word.name = ИМЯ
    word.text = ТЕКСТ
    word.id = ИД
    word.format = ФОРМАТ
    word.path = ФАЙЛ

    # Неподходящие значения.
    value.date = дата пишется ГГГГ-ММ-ДД и должна быть в календаре.
    value.clock = время пишется ЧЧ:ММ.
    value.colour = цвет пишется #RRGGBB, например #4A90D9.
    value.instant = момент пишется 2026-01-09T19:30:00+03:00.

    # Что сделано.
    done.backed-up = Резервная копия «{0}»: {1,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}}.
    done.restored = Восстановлено из «{0}»: {1,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}}.
    done.store-kept = Прежнее хранилище сохранено как «{0}».

    # Неподходящее время.
    time.not-a-time = «{0}» — не время. Напишите, например, 14:30, 20 мин назад, вчера 21:10 или
      2026-01-09 19:30.
    time.not-a-day = «{0}» — не день. Напишите, например, 2026-01-09, сегодня, вчера, понедельник
      или -3.
    time.occurs-once = {0} в этот день бывает только один раз. Уберите «второй».
    time.too-far = «{0}» — слишком давно. Напишите дату и время.
    time.day-left-out = Дня {0} в этом часовом поясе не было.
    time.skipped = Часы не показывали {0}: после {1} сразу наступило {2}. Укажите одно из них.

    # Вопросы и отказы.
    confirm.ask = Всё равно записать? [д/Н]
    confirm.restore = Восстановить? [д/Н]
    confirm.yes = д да y yes
    question.restore = Резервная копия «{0}» ({1,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}}) займёт место хранилища, которое останется рядом.
    refused.no-backups = Хранилище «{0}» нельзя ни скопировать, ни восстановить.
    refused.not-restored = Ничего не изменено.
    settings.unknown-key = {0}: настройки «{1}» нет, она не учтена.
    refused.unknown = Случилось то, для чего у программы нет слов: {0}

    # Напоминания.
    command.remind.timer = Создать таймер systemd, который раз в несколько минут сообщает о новых напоминаниях.
    command.remind.timer.discussion = Создаются два файла, их можно читать и менять. Каждое напоминание
      показывается как уведомление, если в --run не указана другая команда. Пока таймер не включён,
      ничего не запускается.
    option.remind.within = За сколько последних минут.
    option.remind.new = Всё, что наступило с прошлого такого вопроса, но не раньше суток назад; ничего не повторяется.
    option.remind.run = Вместо печати выполнить эту команду для каждого напоминания; его текст - последний аргумент.
    option.remind.every = Раз в сколько минут.
    option.remind.to = Папка для файлов, если не та, в которой ищет systemd.
    option.remind.replace = Заменить файлы прежнего таймера.
    done.timer-unit-made = Создан файл: {0}
    done.timer-units-made = Чтобы включить: {0}
    refused.reminder-command = Команда «{0}» завершилась с кодом {1}. Напоминание повторится в следующий раз.
    refused.no-program-path = Нельзя узнать, где лежит эта программа: нет /proc.

    # Дополнение команд и руководство.
    word.shell = ОБОЛОЧКА
    command.completions.summary = Вывести то, что нужно оболочке для дополнения команд.
    command.completions.discussion = По нажатию клавиши предлагаются команды, параметры, форматы и имена из ваших данных. В bash: source <(hearth-… completions bash) или вывод в файле в ~/.local/share/bash-completion/completions. В zsh: вывод в файле с подчёркиванием перед именем программы в одной из папок $fpath. В fish: вывод в файле в ~/.config/fish/completions.
    command.completions.shell = Оболочка.
    command.man.summary = Вывести руководство.
    command.man.discussion = Чтобы прочесть: man -l ФАЙЛ или папка man1 среди путей $MANPATH.
    command.man.output = Папка, в которую записать страницу вместо вывода.
    command.man.title = Руководство Hearth
    command.man.heading.name = ИМЯ
    command.man.heading.synopsis = ОБЗОР
    command.man.heading.description = ОПИСАНИЕ
    command.man.heading.commands = КОМАНДЫ
    command.man.heading.globals = ОБЩИЕ ПАРАМЕТРЫ
    command.man.heading.environment = ПЕРЕМЕННЫЕ СРЕДЫ
    command.man.heading.files = ФАЙЛЫ
    command.man.heading.status = КОД ЗАВЕРШЕНИЯ
    command.man.environment = Параметр важнее своей переменной, переменная — файла настроек. NO_COLOR, LC_ALL, LC_MESSAGES, LANG и TZ учитываются как обычно.
    command.man.stands-in = Заменяет {0}.
    command.man.files = $XDG_CONFIG_HOME/hearth/hearth.conf (обычно в ~/.config) хранит настройки, $XDG_DATA_HOME/hearth (обычно в ~/.local/share) — данные.
    command.man.status.0 = Сделано.
    command.man.status.1 = Отказ или не найдено.
    command.man.status.2 = Ошибка в командной строке.
    command.man.status.3 = Сбой хранилища или сети, либо файл не удалось прочитать или записать.

    # Насколько продвинулась долгая работа.
    command.progress.open = Прочитано строк: {0}

    # Серверы других программ.
    command.live.not-allowed = {0} не пускает без знакомого ему токена. Укажите его через --token.
    command.live.other-program = По адресу {0} отвечает не «{1}». Укажите адрес, по которому открываются его страницы.
    command.live.refused = {0} отвечает отказом с кодом {1}. Загляните в его журнал или повторите позже.
    command.web.bad-address = «{0}» — не адрес в сети. Он начинается с https:// или http://.
    command.web.unknown-host = Компьютер с именем из {0} неизвестен.
    command.web.unreachable = По адресу {0} никто не отвечает. Проверьте, что он работает и доступен отсюда.
    command.web.timed-out = {0} слишком долго не отвечает. Повторите позже.
    command.web.untrusted = Нет сертификата, который доказывал бы, что {0} — тот, за кого себя выдаёт. Возьмите адрес с сертификатом или добавьте его сертификат в систему.
    command.web.too-large = {0} ответил больше чем {1} байтами; столько сразу никто не шлёт.
    command.web.broken = Связь с {0} оборвалась. Повторите.
    command.web.missing-library = Библиотека libcurl не установлена. Установите пакет libcurl4.
    command.web.internal = Не удалось составить запрос к {0}.

    # Часовые пояса семьи.
    command.zone = Показать или выбрать часовой пояс семьи.
    command.zone.list = Показать, с какого времени семья живёт в каком поясе.
    command.zone.set = Жить по часам другого пояса, с этого или с указанного момента.
    command.zone.set.discussion = Уже сделанные записи остаются на своём часу своего дня. Нужно после
      переезда или поездки; перевод часов ничего не требует.
    argument.zone = Название пояса в базе tz, например Europe/Moscow.
    option.zone.from = Первый момент; если не указан, то сейчас.
    word.zone = ПОЯС
    done.zone-set = С этого времени семья живёт по часам {0}: {1}.
    done.zone-first = Семья живёт по часам {0}.
    done.zone-already = В это время семья и так живёт по часам {0}.
    zone.always = с самого начала
    time.twice = {0} в этот день бывает дважды; имеется в виду первое: {1}. Для второго добавьте
      «второй».

    # Exports.
    argument.export.format = Формат для записи.
    option.export.to = Файл или, если формат состоит из нескольких файлов, папка.
    option.export.replace = Заменить то, что там уже есть.
    export.no-path = Укажите, куда: --to ПУТЬ.
    """#
}
