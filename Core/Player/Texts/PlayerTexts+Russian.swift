extension PlayerTexts {
  static let russian: StaticString = #"""
    # Подборки и звуки.
    collections.title = Звуки
    collection.environment = Природа
    collection.household = Дом
    collection.womb = В животе у мамы
    collection.noise = Шум
    collection.music = Музыкальная шкатулка
    collection.own = Мои звуки
    collection.own.empty = Здесь пока пусто. Добавьте папку со звуковыми файлами.
    track.rain = Дождь
    track.heavy-rain = Ливень
    track.wind = Ветер
    track.sea = Море
    track.stream = Ручей
    track.fire = Костёр
    track.night = Летняя ночь
    track.fan = Вентилятор
    track.hair-dryer = Фен
    track.vacuum = Пылесос
    track.washing-machine = Стиральная машина
    track.car = Машина
    track.heartbeat = Сердцебиение
    track.womb = В утробе
    track.shush = «Ш-ш-ш»
    track.white = Белый шум
    track.pink = Розовый шум
    track.brown = Коричневый шум
    track.noise = Шум любого цвета
    track.music-box = Музыкальная шкатулка
    track.cradle-song = Колыбельная (Брамс)
    track.little-star = Звёздочка
    track.moonlight = При свете луны
    sound.gone = {0} (файла нет)

    # Отказы: что написано, самый короткий и самый длинный таймер в минутах.
    player.timer.not = «{0}» — не таймер. Укажите минуты от {1} до {2} (60), сколько прибавить (+15) или «off».
    player.timer.range = Таймер длится от {0} до {1} минут. Укажите число в этих пределах.
    player.timer.too-long = До конца таймера не может оставаться больше {0,plural,one{# минуты} few{# минут} many{# минут} other{# минуты}}.
      Прибавьте меньше.
    player.too-many = В смеси не больше {0,plural,one{# звука} few{# звуков} many{# звуков} other{# звука}}. Уберите лишние.

    # Наборы: имя и те, что есть.
    preset.no-name = Набору нужно имя.
    preset.none = Набора «{0}» нет, и других пока тоже.
    preset.unknown = Набора «{0}» нет. Есть: {1}.

    # Звуки, которых не получить: имя или путь.
    sound.unknown = Звука «{0}» нет. Есть: {1}.
    sound.bad-parameter = «{0}» нельзя задать для «{1}». Уберите это.
    sound.missing = По пути «{0}» ничего нет. Назовите звук из коллекций или путь к звуковому файлу.
    sound.not-permitted = Этой учётной записи нельзя читать «{0}». Измените права.
    sound.is-folder = «{0}» — папка. Назовите звуковой файл.
    sound.not-a-file = «{0}» — канал или устройство, а не файл. Назовите звуковой файл.
    sound.not-sound = «{0}» — не звуковой файл, который можно прочесть.
      Назовите файл WAV, FLAC, Ogg, Opus или MP3.
    sound.empty = В звуковом файле «{0}» нет звука. Назовите другой.
    sound.input-output = Не удалось прочесть «{0}»: {1}.
    sound.left-out = Пропущено: {0}

    # Выходы: адрес, путь или устройство.
    output.bad-address = Выход этого вида не понимает адреса «{0}».
    output.bad-parameter = «{0}» нельзя задать для этого выхода.
    output.missing-folder = Папки для «{0}» нет. Создайте её или назовите другой путь.
    output.not-permitted = Этой учётной записи нельзя писать в «{0}».
      Измените права файла и папки или назовите другой путь.
    output.not-a-file = «{0}» нельзя записать как файл. Назовите другой путь.
    output.cannot-write = Файлы «.{0}» записывать нельзя. Назовите файл с окончанием .wav, .flac, .ogg или .opus.
    output.own-process = В «{0}:» играет только сама команда, которая его называет. Проигрыватель, который продолжает сам, туда играть не может.
    output.full = Для «{0}» не осталось места; записанное удалено.
    output.input-output = Не удалось записать «{0}»: {1}. Записанное удалено.
    output.unavailable = Не удалось открыть выход «{0}»: {1}. Выберите другой.
    output.no-devices = Устройства «{0}» сейчас не перечислить: {1}.
    output.busy = Выход «{0}» занят другой программой. Завершите её или назовите другой выход.
    output.lost = Выход «{0}» пропал.
    output.removed = Выход «{0}» отключили, и воспроизведение приостановлено.
      Продолжите или назовите другой выход.
    output.hung-up = Слушавшая программа завершилась; больше ничего не записано.
    output.closed = Выход закрыт, хотя был ещё нужен. Попробуйте снова.

    # Виды звуков и выходов.
    plugin.source.synth = Звук, который вычисляется и никогда не повторяется.
    plugin.source.synth.seed = Чем один дождь отличается от другого: целое число.
    plugin.source.synth.colour = Цвет шума: 0 — белый, 50 — розовый, 100 — коричневый.
    plugin.source.file = Звуковой файл по кругу.
    plugin.output.wav = Файл WAV.
    plugin.output.wav.format = Как записываются отсчёты: s16, s24 или float.
    plugin.output.flac = Файл FLAC.
    plugin.output.flac.format = Как записываются отсчёты: s16 или s24.
    plugin.output.ogg = Файл Ogg Vorbis.
    plugin.output.opus = Файл Opus.
    plugin.output.alsa = Звуковая карта (ALSA).
    plugin.output.alsa.buffer = На сколько миллисекунд вперёд идёт звук: от 20 до 2000.
    plugin.output.pulse = Приёмник PulseAudio или PipeWire, в том числе Bluetooth и AirPlay.
    plugin.output.pulse.server = Другой сервер вместо своего, как его адрес пишет PulseAudio.
    plugin.output.pulse.buffer = На сколько миллисекунд вперёд идёт звук: от 20 до 2000.
    plugin.output.pipe = Стандартный вывод или канал: для Snapcast и других программ.
    plugin.output.pipe.format = Как записываются отсчёты: s16, s24, s32 или float.
    plugin.output.pipe.container = Что записывается вокруг отсчётов: raw (ничего) или wav.
    plugin.remote.mpris = Медиаклавиши, гарнитуры и рабочий стол (MPRIS).
    plugin.output.browser = Браузер, через веб-страницу плеера.
    plugin.output.null = Никуда: звука не слышно.

    # Что говорит запущенный проигрыватель.
    sound.cut-short = Файл «{0}» повреждён: удалось прочесть только начало, оно и играет.
    output.none = Не удалось открыть ни одного звукового устройства: звука не слышно. Выберите выход.
    volume.capped = Безопасная громкость не позволяет больше {0}.
    volume.not = «{0}» — не громкость. Укажите число от 0 до 100.
    wake.other-sound = Звуки будильника сыграть не удалось; вместо них будит другой.
    player.not-kept = Не удалось записать, что играет; после перезапуска это забудется.
    player.no-control = Медиаклавиши и рабочий стол проигрывателем не управляют: нет сеансовой шины.
    player.trouble = Сбой проигрывателя: {0}
    player.nothing-plays = Ничего не играет. Сначала включите звук.
    player.nothing-to-resume = Продолжать нечего. Сначала включите звук.
    mix.no-sound = В смеси нет звука номер {0}.
    address.unknown-scheme = Вида «{0}:» нет. Есть: {1}.

    # Безопасная громкость, папки и будильники.
    pin.wrong = Безопасная громкость защищена PIN-кодом. Укажите верный.
    pin.not = В PIN-коде от четырёх до восьми цифр.
    pin.not-kept = PIN-код сохранить не удалось: не хватает памяти. Закройте другие программы и попробуйте снова.
    cap.range = Безопасная громкость лежит между {0} и {1} дБFS(A). Укажите уровень в этих пределах или «off».
    cap.not-calibrated = Сколько это дБ(A) у кроватки, никто ещё не измерил. Сначала измерьте.
    level.not = Телефон у кроватки показывает от {0} до {1} дБ(A). Укажите, что он показывает.
    folder.no-sounds = В папке «{0}» нет звуковых файлов. Назовите папку с файлами WAV, FLAC, Ogg, Opus или MP3.
    folder.unknown = «{0}» среди ваших звуков нет.
    wake.unknown = Будильника номер {0} нет.

    # Настройки, наборы и будильники: число, уровень, имя.
    settings.volume = громкость {0}
    settings.output = Выход: {0}
    settings.output.usual = первый, который удастся открыть
    settings.cap = Безопасная громкость: {0,number,#,##0.0##} дБFS(A), то есть громкость не больше {1}
    settings.cap.measured = Безопасная громкость: {0,number,#,##0.0##} дБFS(A), у кроватки это {1,number,#,##0.0##} дБ(A);
      громкость не больше {2}
    settings.cap.off = Безопасная громкость: выключена
    settings.not-measured = Что слышно у кроватки, не измерено.
    settings.measured = Что слышно у кроватки, измерено.
    settings.pin.on = Безопасная громкость защищена PIN-кодом.
    settings.pin.off = Безопасная громкость PIN-кодом не защищена.
    settings.variation = Живая громкость: каждый звук медленно меняется в пределах {0} дБ
    settings.variation.off = Живая громкость: выключена
    settings.advice = Совет: не больше 50 дБ(A) там, где спит младенец, и не ближе двух метров (Hugh и др., Pediatrics 2014;
      Американская академия педиатрии); на всю ночь — 30 дБ(A) в спальне (ВОЗ, Guidelines for Community Noise, 1999).
    preset.empty = Наборов пока нет.
    preset.timer = таймер {0} мин
    wake.not-a-time = «{0}» — не время суток. Укажите часы и минуты, например 07:00.
    wake.no-weekdays = Будильнику нужен день недели. Выберите хотя бы один.
    wake.empty = Будильников нет.
    wake.details = нарастает {0} мин, громкость {1}
    wake.off = выключен
    wake.daily = каждый день
    wake.day.mon = пн
    wake.day.tue = вт
    wake.day.wed = ср
    wake.day.thu = чт
    wake.day.fri = пт
    wake.day.sat = сб
    wake.day.sun = вс
    """#
}
