extension SyncStatusTexts {
  static let russian: StaticString = #"""
    # Строка внизу: как давно или сколько ждёт; затем что мешает.
    sync.line.synced = Обмен {0} назад
    sync.line.now = Обмен только что
    sync.line.never = Обмена ещё не было
    sync.line.waiting = {0,plural,one{Ждёт # изменение} few{Ждут # изменения} many{Ждут # изменений}
      other{Ждут # изменения}}
    sync.line.trouble = {0}, {1}
    sync.seconds = {0} с

    # Что мешает, в двух словах.
    sync.brief.unreachable = узел недоступен
    sync.brief.missingFolder = общей папки нет на месте
    sync.brief.notPermitted = общая папка закрыта
    sync.brief.notAdmitted = устройство больше не допущено
    sync.brief.full = на другой стороне нет места
    sync.brief.tooLarge = запись велика для узла
    sync.brief.unreadable = некоторые записи не прочесть
    sync.brief.incomplete = не хватает картинок
    sync.brief.malformed = другая сторона противоречит себе
    sync.brief.massDeletion = много удалений ждут согласия
    sync.brief.other = последний обмен не дошёл до конца
    """#
}
