// Credentials of one object, hashed at rest (SEAT4, SEAT8): members by the hash of their cookie, the room link by its
// own hash. The two cannot be derived from each other, and neither can be read back.
import { memberId, type MemberId } from '../../src/protocol/ids.ts';

export class Keys {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  member(hash: string): MemberId | null {
    const row = this.#sql
      .exec<{ member: string }>("SELECT member FROM keys WHERE hash = ? AND kind = 'member'", hash)
      .toArray()[0];
    return row === undefined ? null : memberId(row.member);
  }

  addMember(hash: string, member: MemberId): void {
    this.#sql.exec("INSERT INTO keys (hash, kind, member) VALUES (?, 'member', ?)", hash, member);
  }

  opensRoom(hash: string): boolean {
    return this.#sql.exec("SELECT 1 FROM keys WHERE hash = ? AND kind = 'room'", hash).toArray().length > 0;
  }

  /** A new room link; the old one is dead from here on. */
  setRoom(hash: string): void {
    this.#sql.exec("DELETE FROM keys WHERE kind = 'room'");
    this.#sql.exec("INSERT INTO keys (hash, kind) VALUES (?, 'room')", hash);
  }
}
