extension SyncTexts {
  static let russian: StaticString = #"""
    # Команды.
    command.sync = Записи семьи на всех её устройствах.
    command.sync.now = Обменяться с другими устройствами сейчас.
    command.sync.status = Показать, как идёт обмен, никого не спрашивая.
    command.sync.new = Начать обмен семьи с этого устройства.
    command.sync.new.discussion = Всё запечатывается на этом устройстве: прочесть это не может ни тот, у
      кого папка, ни узел. 24 слова восстановления показываются один раз; запишите их.
    command.sync.invite = Показать код, по которому присоединится другое устройство.
    command.sync.invite.discussion = Через общую папку код несёт сами ключи: показывайте его только тем,
      кто присоединяется. Он действует десять минут.
    command.sync.join = Присоединиться к семье по коду.
    command.sync.join.discussion = Всё, что есть на этом устройстве, остаётся и уходит к остальным.
    command.sync.recover = Вернуться в семью по словам восстановления.
    command.sync.devices = Перечислить устройства семьи.
    command.sync.revoke = Исключить устройство из семьи.
    command.sync.revoke.discussion = Оно не прочтёт ничего, что будет записано потом. Что у него уже есть,
      остаётся у него.
    command.sync.recovery = Составить новые слова восстановления.
    command.sync.leave = Вывести это устройство; записи остаются.
    command.sync.history = Показать версии записи, которые ещё хранит другая сторона.
    command.sync.restore = Вернуть запись к тому, какой она была.
    command.sync.conflicts = Перечислить тексты, уступившие текстам другого устройства.
    argument.sync.code = Код, который показывает другое устройство.
    argument.sync.device = Номер или имя устройства.
    argument.sync.record = Номер записи.
    option.sync.transport = Где встречается семья: folder:ПУТЬ или https://УЗЕЛ.
    option.sync.registration-code = Код, который узел выдал для новой семьи.
    option.sync.name = Как называется это устройство.
    option.sync.yes = Ничего не спрашивать.
    option.sync.detach = Никого не ждать.
    option.sync.words = 24 слова восстановления.
    option.sync.at = К какому моменту вернуться.
    word.code = КОД
    word.device = УСТРОЙСТВО
    word.sync-record = ЗАПИСЬ
    plugin.transport.https = Собственный узел семьи, https://УЗЕЛ.
    plugin.transport.http = Узел на этом компьютере, http://127.0.0.1:ПОРТ.
    plugin.transport.folder = Папка, общая благодаря чему-то ещё: Syncthing, сетевой диск, флешка.

    # Что сделано.
    sync.done = Получено: {0,plural,one{# запись} few{# записи} many{# записей} other{# записи}},
      отправлено: {1,plural,one{# запись} few{# записи} many{# записей} other{# записи}},
      {2,plural,=0{ничего не ждёт} one{ждёт # запись} few{ждут # записи} many{ждут # записей}
      other{ждут # записи}}.
    sync.done.new = Обмен семьи начат. Слова восстановления:
    sync.done.words = Запишите их и храните надёжно: они показываются один раз, и кто их знает, прочтёт
      всё.
    sync.done.invite = До {0} другое устройство может присоединиться по этому коду; код — тайна:
    sync.done.joined = Это устройство присоединилось к семье.
    sync.done.left = Это устройство вышло из семьи; его записи остались здесь.
    sync.done.revoked = Устройство «{0}» исключено.
    sync.done.restored = Запись снова такая, какой была.
    sync.remark.unreadable = Не прочитано: {0,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}}: запечатано ключом, которого здесь нет, более новой версией или изменено в пути.
      Здесь от этого ничего не изменилось.
    sync.remark.refused = Узел не принял: {0,plural,one{# запись} few{# записи} many{# записей}
      other{# записи}}, из-за размера или нехватки места.
    sync.remark.conflicts = Уступили текстам другого устройства: {0,plural,one{# текст} few{# текста}
      many{# текстов} other{# текста}}, см. «sync conflicts».
    sync.remark.digits = Другое устройство тоже показывает {0}; иначе кто-то стоит между вами: исключите его.
    sync.remark.no-picture = Код не показан картинкой: не хватает пакета {0}.
    sync.remark.narrow = Для кода картинкой столбцов нужно: {0}.
    sync.remark.clock.hub = Часы этого устройства и часы узла расходятся на {0,plural,one{# день}
      few{# дня} many{# дней} other{# дня}}. Ничего от этого не потеряно, но поставьте их верно: в силе
      остаётся более позднее слово.
    sync.remark.clock.device = Часы устройства «{0}» впереди здешних на {1,plural,one{# день} few{# дня}
      many{# дней} other{# дня}}. Ничего от этого не потеряно, но поставьте их верно: в силе остаётся более
      позднее слово.
    sync.remark.let-in = Устройство «{0}» впущено.
    sync.remark.reconciled = Данные другой стороны были восстановлены или повреждены; всё сверено заново.

    # Как идут дела.
    sync.status.off = Это устройство ещё не в семье: см. «sync new» и «sync join».
    sync.status.last = Обмен был {0} назад.
    sync.status.never = Обмена ещё не было.
    sync.status.waiting = {0,plural,=0{Изменения не ждут} one{Ждёт # изменение} few{Ждут # изменения}
      many{Ждут # изменений} other{Ждут # изменения}}, {1,plural,one{# устройство} few{# устройства}
      many{# устройств} other{# устройства}}.
    sync.state.unreachable = Узел был недоступен.
    sync.state.missing-folder = Общей папки не было на месте.
    sync.state.not-permitted = Общую папку не удалось прочитать или записать.
    sync.state.mass-deletion = Много удалений ждут согласия: выполните «sync now --yes».
    sync.state.too-large = Запись больше, чем принимает узел. Она сохранена здесь и ждёт.
    sync.state.unreadable = Некоторые записи прочесть не удалось: они запечатаны ключом, которого здесь
      нет, более новой версией или изменены в пути. Они сохранены и будут прочитаны, как только это станет
      возможно.
    sync.state.other = Последний обмен не дошёл до конца.
    sync.device.this = это устройство
    sync.device.revoked = исключено
    sync.device.other = в семье
    sync.version.alive = записано
    sync.version.dead = удалено

    # Вопросы, отказы, неприятности.
    question.sync.mass-deletion = На все устройства уйдёт {0,plural,one{# удаление} few{# удаления}
      many{# удалений} other{# удаления}}.
    confirm.sync = Так и задумано? [y/N]
    question.sync.digits = Устройство «{0}» хочет присоединиться и должно показать {1}.
    confirm.sync-digits = Показывает? [y/N]
    refused.not-synced = На других устройствах ничего не удалено.
    sync.refused.no-transports = Эта программа не умеет обмениваться.
    sync.refused.no-cipher = Нет libsodium: установите пакет libsodium23.
    sync.refused.not-set-up = Это устройство ещё не в семье. Выполните «sync new» или «sync join».
    sync.refused.already-set-up = Это устройство уже в семье. Сначала выполните «sync leave».
    sync.refused.mass-deletion = На все устройства уйдёт {0,plural,one{# удаление} few{# удаления}
      many{# удалений} other{# удаления}}. Если так и задумано, выполните «sync now --yes»; иначе верните
      резервную копию.
    sync.refused.bad-code = Это не код семьи, или он изменён: скопируйте код ещё раз целиком.
    sync.refused.expired-code = Время этого кода прошло: попросите новый код командой «sync invite».
    sync.refused.bad-words = Это не слова восстановления здешней семьи. Проверьте слова и их порядок.
    sync.refused.unknown-record = Нет записи «{0}» с такой версией.
    sync.refused.unknown-device = В семье нет устройства «{0}».
    sync.refused.own-device = Так устройство себя не исключит: выполните на нём «sync leave».
    sync.refused.bad-address = «{0}» — не место встречи. Напишите folder:ПУТЬ или
      https://УЗЕЛ; http:// ведёт только на этот компьютер.
    sync.refused.unsupported = Этим путём к другим устройствам так нельзя.
    sync.trouble.missing-folder = Нет папки «{0}». Создайте её или подключите то, на чём она лежит, и
      попробуйте снова.
    sync.trouble.not-permitted = «{0}» недоступна этой учётной записи.
    sync.trouble.no-answer = По адресу «{0}» никто не отвечает. Изменения сохранены здесь и ждут.
    sync.trouble.untrusted = «{0}» не может доказать, кто это: ему ничего не отправлено. Если он ваш
      собственный, укажите файл с его сертификатом в HEARTH_CERTIFICATES.
    sync.trouble.stranger = По адресу «{0}» отвечает не узел. Проверьте адрес.
    sync.trouble.missing-library = Не хватает пакета {0}: установите его.
    sync.refused.needs-code = Новые семьи начинают на этом узле по коду. Попросите его у того, кто держит
      узел, и укажите --registration-code.
    sync.refused.closed = Этот узел не принимает новых семей.
    sync.refused.unasked = Здесь некому сверить цифры. Запустите команду в терминале, с --yes или с
      --detach.
    sync.refused.unconfirmed = Никто не впущен, и код больше не действует. Возможно, его видел кто-то ещё:
      пригласите заново.
    sync.trouble.unreachable = «{0}» недоступно: {1}
    sync.trouble.not-admitted = Это устройство больше не допущено. Все его записи здесь; пусть другое
      устройство пригласит его снова.
    sync.trouble.no-space = Семьи там нет: до этого места от неё ещё ничего не дошло, или там другая.
    sync.trouble.full = На другой стороне нет места. Всё изменённое здесь сохранено и ждёт.
    sync.trouble.busy = Другая сторона просит подождать. Повторите через минуту.
    sync.trouble.malformed = Другая сторона ответила нечто бессмысленное: {0}
    sync.trouble.no-progress = Другая сторона не доходит до конца. Здесь ничего не потеряно; повторите.
    sync.trouble.contradiction = Другая сторона противоречит себе: у неё не то, что она называет. Здесь
      ничего не потеряно.
    """#
}
