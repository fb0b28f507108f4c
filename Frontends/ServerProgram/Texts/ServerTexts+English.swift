extension ServerTexts {
  static let english: StaticString = #"""
    server.word.place = ADDRESS:PORT
    server.option.listen = Where to listen.
    server.option.certificate = The certificate for encrypted connections, PEM.
    server.option.key = The private key of the certificate, PEM.
    server.value.listen = an address with a port, such as 127.0.0.1:8462
    server.serving = Serving on {0}
    server.refused.half-identity = --tls-cert and --tls-key go together. Give both.
    server.refused.address = “{0}” is no address of this machine. Give a numeric one.
    server.refused.in-use = Another program listens on {0}, port {1}. Choose another with --listen.
    server.refused.not-permitted = This account may not listen on {0}, port {1}. Choose a port above 1023.
    server.refused.identity = Certificate and key cannot be read, or do not belong together.
    server.refused.system = The server cannot start: {0}.
    """#
}
