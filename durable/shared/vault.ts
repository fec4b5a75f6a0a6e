// The vault: sealed texts as rows of the object's own storage, written as text (SEAL2). An object's `put` or a socket
// attachment would store `{}` for a sealed value without a word; this file is the only way in and out.
import { Sealed, type VaultReader } from '../../src/core/secret/disclose.ts';
import type { SecretKind, SecretRef, SecretValues } from '../../src/core/secret/ref.ts';

export class Vault implements VaultReader {
  readonly #sql: SqlStorage;
  readonly #kept = new Map<SecretRef, Sealed<SecretKind> | null>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  write(secrets: readonly Sealed<SecretKind>[]): void {
    for (const secret of secrets)
      this.#sql.exec('INSERT INTO vault (ref, value) VALUES (?, ?)', secret.ref, secret.textForVault());
  }

  /** A case never changes while it is played, so a row is read once. */
  read<K extends SecretKind>(ref: SecretRef<K>): Sealed<K> | null {
    let sealed = this.#kept.get(ref);
    if (sealed === undefined) {
      const row = this.#sql.exec<{ value: string }>('SELECT value FROM vault WHERE ref = ?', ref).toArray()[0];
      sealed = row === undefined ? null : new Sealed<SecretKind>(ref, JSON.parse(row.value) as SecretValues[K]);
      this.#kept.set(ref, sealed);
    }
    return sealed as unknown as Sealed<K> | null;
  }
}
