extension ServerTexts {
  static let russian: StaticString = #"""
    server.word.place = АДРЕС:ПОРТ
    server.option.listen = Где слушать.
    server.option.certificate = Сертификат для шифрованных соединений, PEM.
    server.option.key = Закрытый ключ сертификата, PEM.
    server.value.listen = адрес с портом, например 127.0.0.1:8462
    server.serving = Работаю по адресу {0}
    server.refused.half-identity = --tls-cert и --tls-key задаются вместе. Укажите оба.
    server.refused.address = «{0}» не адрес этого компьютера. Укажите числовой адрес.
    server.refused.in-use = Другая программа уже слушает {0}, порт {1}. Выберите другой через --listen.
    server.refused.not-permitted = Этой учётной записи нельзя слушать {0}, порт {1}. Выберите порт больше 1023.
    server.refused.identity = Сертификат и ключ не читаются или не подходят друг к другу.
    server.refused.system = Сервер не запускается: {0}.
    """#
}
