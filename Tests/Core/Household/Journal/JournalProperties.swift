import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import HearthHousehold

/// What a journal does, told by whole states and a place among them.
private struct Model {
  private(set) var states: [[RecordID: Sheet]] = [[:]]
  private(set) var position = 0

  var state: [RecordID: Sheet] { states[position] }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < states.count - 1 }

  mutating func act(_ new: [RecordID: Sheet]) {
    guard new != state else { return }
    states = Array((states[...position] + [new]).suffix(JournalEntry.capacity + 1))
    position = states.count - 1
  }

  mutating func undo() { position -= 1 }
  mutating func redo() { position += 1 }
}

/// One made-up action on up to three sheets of eight.
private struct Edits: Sendable {
  private enum Edit: Sendable {
    case put(Sheet)
    case delete(RecordID)
  }

  private let edits: [Edit]

  init(_ random: inout SplitMix64) {
    let numbers = (UInt64(1)...8).shuffled(using: &random).prefix(
      Int.random(in: 1...3, using: &random)
    )
    edits = numbers.map { number in
      if Int.random(in: 0..<3, using: &random) == 0 { return .delete(.numbered(number)) }
      var sheet = Sheet(number, ["a", "b", "é", ""].randomElement(using: &random) ?? "")
      sheet.size = Int.random(in: 0...2, using: &random)
      sheet.note = Bool.random(using: &random) ? "note" : nil
      sheet.owner = Bool.random(using: &random) ? .numbered(1) : nil
      return .put(sheet)
    }
  }

  func write(_ transaction: any WriteTransaction) throws {
    for edit in edits {
      switch edit {
      case .put(let sheet): try transaction.put(sheet)
      case .delete(let id): try transaction.delete(Sheet.schema.table, id)
      }
    }
  }

  func applied(to state: [RecordID: Sheet]) -> [RecordID: Sheet] {
    edits.reduce(into: state) { state, edit in
      switch edit {
      case .put(let sheet): state[sheet.id] = sheet
      case .delete(let id): state[id] = nil
      }
    }
  }
}

@Suite("Any history of actions, undos and redos")
struct JournalProperties {
  /// Runs as two processes would: each step by one of them.
  private func run(_ backend: TestBackend, seed: UInt64, steps: Int) async throws {
    var random = SplitMix64(seed: seed)
    let desk = try await Desk(backend)
    let journals = [desk.journal(), desk.journal(on: try await desk.place.another())]
    var model = Model()
    for step in 0..<steps {
      let journal = journals[Int.random(in: 0...1, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        let refusal = await journal.refusal { try await $0.undo() }
        try #require(refusal == (model.canUndo ? nil : .nothingToUndo))
        if model.canUndo { model.undo() }
      case 3..<5:
        let refusal = await journal.refusal { try await $0.redo() }
        try #require(refusal == (model.canRedo ? nil : .nothingToRedo))
        if model.canRedo { model.redo() }
      default:
        let edits = Edits(&random)
        model.act(edits.applied(to: model.state))
        try await journal.perform({ _ in .named("edits") }) { try edits.write($0) }
      }
      let sheets = try await desk.place.store.read { try $0.fetch(Sheet.query) }
      let state = Dictionary(uniqueKeysWithValues: sheets.map { ($0.id, $0) })
      try #require(state == model.state, "seed \(seed), step \(step)")
    }
    try await exhaust(journals[0], model, desk)
  }

  private func exhaust(_ journal: Journal, _ start: Model, _ desk: Desk) async throws {
    var model = start
    while model.canUndo {
      _ = try await journal.undo()
      model.undo()
    }
    let first = try await desk.place.store.read { try $0.fetch(Sheet.query) }
    #expect(first == model.state.values.sorted { $0.id < $1.id })
    while model.canRedo {
      _ = try await journal.redo()
      model.redo()
    }
    let last = try await desk.place.store.read { try $0.fetch(Sheet.query) }
    #expect(last == model.state.values.sorted { $0.id < $1.id })
  }

  @Test("is what a list of states and a place in it tell, also from two processes in turn")
  func againstModelInMemory() async throws {
    for seed in 0..<8 { try await run(.memory, seed: UInt64(seed), steps: 300) }
  }

  @Test("is the same on a file")
  func againstModelOnFile() async throws {
    for seed in 100..<103 { try await run(.sqlite, seed: UInt64(seed), steps: 300) }
  }

  @Test("is that of its entries, tombstones and their values included")
  func exactness() async throws {
    for seed in 0..<15 {
      var random = SplitMix64(seed: UInt64(seed))
      let desk = try await Desk()
      var texts = [try await desk.text()]
      for _ in 0..<30 {
        let edits = Edits(&random)
        try await desk.journal().perform({ _ in .named("edits") }) { try edits.write($0) }
        texts.append(try await desk.text(knowing: texts[texts.count - 1].keys))
      }
      texts = texts.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }.map { texts[$0] }
      try #require(try await desk.entries().count == texts.count - 1)
      for text in texts.dropLast().reversed() {
        _ = try await desk.journal().undo()
        try #require(try await desk.text(knowing: text.keys) == text, "seed \(seed)")
      }
      for text in texts.dropFirst() {
        _ = try await desk.journal().redo()
        try #require(try await desk.text(knowing: text.keys) == text, "seed \(seed)")
      }
    }
  }
}
