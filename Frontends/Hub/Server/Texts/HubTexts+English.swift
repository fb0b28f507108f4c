extension HubTexts {
  static let english: StaticString = #"""
    hub.command = Keep what the devices of households exchange.
    hub.command.discussion = The hub orders sealed records and hands them on; it cannot read a word of
      them. On this machine it is reached over http; for others give it a certificate, or put a proxy
      with one before it.
    hub.command.code = Make a code by which one household can begin here.
    hub.command.code.discussion = It lasts a week and is used up by “sync new --registration-code CODE”.
    hub.command.renew = Let all devices compare everything anew.
    hub.command.renew.discussion = Needed after the hub’s data were restored from a copy: the devices then
      bring back what the copy does not know.
    hub.option.store = Where the hub keeps its data: sqlite:PATH.
    hub.option.registration = Who may begin a household here; without it everybody on this machine, others
      by a code.
    hub.option.quota = The most that one household may keep, in megabytes.
    hub.option.metrics-token = The file with the token of whoever reads /metrics from elsewhere.
    hub.word.megabytes = MEGABYTES
    hub.done.code = Give it to one household. It lasts a week.
    hub.done.renewed = Every device compares everything the next time it comes.
    hub.refused.clear-text = Without a certificate the hub listens on this machine alone. Give --tls-cert
      and --tls-key, or let a proxy with a certificate speak to 127.0.0.1.
    hub.refused.no-cipher = libsodium is missing: install the package libsodium23.
    """#
}
