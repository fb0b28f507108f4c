import HearthModel
import HearthPorts

extension SQLHubTransaction {
  func head(_ record: RecordID) throws(StoreError) -> SealedHead? {
    try all("SELECT sequence, envelope FROM hub_head WHERE space = ?1 AND record = ?2") {
      $0.id(record, 1)
    } _: {
      SealedHead(record: record, sequence: $0.integer(0), envelope: $0.bytes(1))
    }.first
  }

  func heads(
    after sequence: Int64,
    limit: Int,
    bytes: Int
  ) throws(StoreError) -> [SealedHead] {
    try with(
      """
      SELECT record, sequence, envelope FROM hub_head WHERE space = ?1 AND sequence > ?2 \
      ORDER BY sequence LIMIT ?3
      """
    ) {
      $0.integer(sequence, 1)
      $0.integer(Int64(limit), 2)
    } _: { (statement) throws(StoreError) in
      var (heads, size): ([SealedHead], Int) = ([], 0)
      while size < bytes || heads.isEmpty, try statement.step() {
        let head = SealedHead(
          record: statement.id(0),
          sequence: statement.integer(1),
          envelope: statement.bytes(2)
        )
        size += head.envelope.count
        heads.append(head)
      }
      return heads
    }
  }

  func put(_ head: SealedHead, at now: Instant) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_head (space, record, sequence, came, envelope) VALUES (?1, ?2, ?3, ?4, ?5) \
      ON CONFLICT (space, record) DO UPDATE SET sequence = excluded.sequence, \
      came = excluded.came, envelope = excluded.envelope
      """
    ) {
      $0.id(head.record, 1)
      $0.integer(head.sequence, 2)
      $0.integer(now.milliseconds, 3)
      $0.bytes(head.envelope, 4)
    }
  }

  func versions(_ record: RecordID) throws(StoreError) -> [SealedVersion] {
    try all(
      """
      SELECT came, envelope, sequence FROM hub_version WHERE space = ?1 AND record = ?2 UNION ALL \
      SELECT came, envelope, sequence FROM hub_head WHERE space = ?1 AND record = ?2 \
      ORDER BY sequence
      """
    ) {
      $0.id(record, 1)
    } _: {
      SealedVersion(at: Instant(milliseconds: $0.integer(0)), envelope: $0.bytes(1))
    }
  }

  func keep(_ head: SealedHead, replacedAt now: Instant) throws(StoreError) {
    try run(
      """
      INSERT INTO hub_version (space, record, sequence, came, replaced, envelope) \
      SELECT space, record, sequence, came, ?3, envelope FROM hub_head \
      WHERE space = ?1 AND record = ?2
      """
    ) {
      $0.id(head.record, 1)
      $0.integer(now.milliseconds, 2)
    }
  }

  func forget(
    _ record: RecordID,
    before moment: Instant,
    keeping count: Int
  ) throws(StoreError) {
    try run(
      """
      DELETE FROM hub_version WHERE space = ?1 AND record = ?2 AND (replaced < ?3 OR \
      sequence <= (SELECT sequence FROM hub_version WHERE space = ?1 AND record = ?2 \
      ORDER BY sequence DESC LIMIT 1 OFFSET ?4))
      """
    ) {
      $0.id(record, 1)
      $0.integer(moment.milliseconds, 2)
      $0.integer(Int64(count), 3)
    }
  }

  func mailbox(_ id: RecordID) throws(StoreError) -> HubMailbox? {
    let expires = try all("SELECT expires FROM hub_mailbox WHERE space = ?1 AND mailbox = ?2") {
      $0.id(id, 1)
    } _: {
      Instant(milliseconds: $0.integer(0))
    }.first
    guard let expires else { return nil }
    let letters = try all(
      """
      SELECT side, letter FROM hub_letter WHERE space = ?1 AND mailbox = ?2 ORDER BY side, number
      """
    ) {
      $0.id(id, 1)
    } _: {
      (side: $0.integer(0), letter: $0.bytes(1))
    }
    return HubMailbox(
      id: id,
      expires: expires,
      fromJoiner: letters.filter { $0.side == 0 }.map(\.letter),
      fromInviter: letters.filter { $0.side == 1 }.map(\.letter)
    )
  }

  func put(_ mailbox: HubMailbox, forgettingBefore moment: Instant) throws(StoreError) {
    let over = "SELECT mailbox FROM hub_mailbox WHERE space = ?1 AND expires < ?2"
    try run("DELETE FROM hub_letter WHERE space = ?1 AND mailbox IN (\(over))") {
      $0.integer(moment.milliseconds, 1)
    }
    try run("DELETE FROM hub_mailbox WHERE space = ?1 AND expires < ?2") {
      $0.integer(moment.milliseconds, 1)
    }
    try run(
      """
      INSERT INTO hub_mailbox (space, mailbox, expires) VALUES (?1, ?2, ?3) \
      ON CONFLICT (space, mailbox) DO NOTHING
      """
    ) {
      $0.id(mailbox.id, 1)
      $0.integer(mailbox.expires.milliseconds, 2)
    }
    for (side, letters) in [mailbox.fromJoiner, mailbox.fromInviter].enumerated() {
      for (number, letter) in letters.enumerated() {
        try run(
          """
          INSERT INTO hub_letter (space, mailbox, side, number, letter) \
          VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (space, mailbox, side, number) DO NOTHING
          """
        ) {
          $0.id(mailbox.id, 1)
          $0.integer(Int64(side), 2)
          $0.integer(Int64(number), 3)
          $0.bytes(letter, 4)
        }
      }
    }
  }
}
