import CPlayerSocket
import Glibc
import HearthPorts
import HearthSupport

/// Serves all clients on one thread that waits for the system and for nobody else.
///
/// A client who is slow, says nonsense or stays for ever costs the others nothing: what is kept for
/// it is bounded, and what it asks is done elsewhere.
final class ServerLoop {
  /// The most clients at once.
  static let mostClients = 256

  private let listener: Descriptor
  private let mail: ServerMail
  private let player: any PlayerRemote
  private let executor = ServerExecutor()
  private var clients: [Int: ServerConnection] = [:]
  private var nextNumber = 0
  /// Whether the system had no room for another client.
  private var isFull = false
  private var isOpen = true

  init(_ listener: Descriptor, _ mail: ServerMail, for player: any PlayerRemote) {
    self.listener = listener
    self.mail = mail
    self.player = player
  }

  /// Serves until the mail says that the player has gone.
  func run() {
    while isOpen || !clients.isEmpty {
      let numbers = clients.keys.sorted()
      var requests = [pollfd(fd: mail.door.number, events: Int16(POLLIN), revents: 0)]
      let listens = isOpen && !isFull
      requests.append(
        pollfd(fd: listens ? listener.number : -1, events: Int16(POLLIN), revents: 0)
      )
      for number in numbers {
        guard let client = clients[number] else { continue }
        requests.append(
          pollfd(fd: client.descriptor.number, events: client.events, revents: 0)
        )
      }
      // At its end it waits a moment for clients to read the last, and does not wait for ever.
      let code = poll(&requests, nfds_t(requests.count), isOpen ? (isFull ? 1000 : -1) : 2000)
      if code == 0, !isOpen { break }
      isFull = false
      guard code > 0 else { continue }
      if requests[0].revents != 0 { mail.collect().forEach(deliver) }
      for (number, request) in zip(numbers, requests.dropFirst(2)) where request.revents != 0 {
        clients[number]?.serve(request.revents)
      }
      if requests[1].revents != 0 { welcome() }
      clients.keys.sorted().forEach(attend)
    }
    for client in clients.values where client.isFollowing { client.task?.cancel() }
    clients = [:]
  }

  private func deliver(_ letter: ServerMail.Letter) {
    switch letter {
    case .answer(let line, let number):
      clients[number]?.task = nil
      clients[number]?.answer(line)
    case .news(let line, let number): clients[number]?.tell(line)
    case .end(let number): clients[number]?.leave()
    case .close:
      isOpen = false
      for (number, client) in clients where client.task == nil || client.isFollowing {
        clients[number]?.leave()
      }
    }
  }

  private func welcome() {
    while true {
      let result = player_socket_accept(listener.number)
      if result == -EACCES || result == -ECONNABORTED || result == -EINTR { continue }
      if result == -EMFILE || result == -ENFILE || result == -ENOMEM { isFull = true }
      guard result >= 0 else { return }
      var client = ServerConnection(Descriptor(result))
      if clients.count >= Self.mostClients {
        client.leave(WireAnswer.line(.failure(.disconnected(detail: "too many clients"))))
        continue
      }
      clients[nextNumber] = client
      nextNumber += 1
    }
  }

  /// Looks what a client has asked, and whether it can go.
  private func attend(_ number: Int) {
    while let line = clients[number]?.nextLine() {
      ask(line, number)
    }
    if clients[number]?.isTooLong == true {
      clients[number]?.leave(
        WireAnswer.line(.failure(.notUnderstood(detail: "the line is too long")))
      )
    }
    guard let client = clients[number], client.isOver else { return }
    // What was asked is done, even where nobody waits for the answer any more.
    if client.isFollowing { client.task?.cancel() }
    clients[number] = nil
  }
}

extension ServerLoop {
  private func ask(_ line: [UInt8], _ number: Int) {
    guard let json = try? JSON(parsing: line), let (question, language) = WireQuestion.read(json)
    else {
      let beginning = String(decoding: line.prefix(80), as: UTF8.self)
      clients[number]?.answer(WireAnswer.line(.failure(.notUnderstood(detail: beginning))))
      return
    }
    clients[number]?.isFollowing = question == .follow
    let work = ServerWork(player: player, mail: mail, language: language, client: number)
    clients[number]?.task = executor.run(question, work)
  }
}
