/**
 * Port: which work is done, by idempotency keys. `run` is for work that must not happen twice and can't be made part of
 * a transaction, as an email or a refund; work that is idempotent by what it writes needs `markDone` only.
 */
export interface Idempotency {
  /**
   * Runs `work` unless the key is done, and marks the key done when `work` resolves. Meanwhile no other process runs
   * work of this key: a call in this process waits, one in another process is rejected. Resolves with whether `work`
   * ran; if `work` rejects, the key stays open. After a crash between the two, `work` runs again: at least once.
   */
  run(key: string, work: () => Promise<void>): Promise<boolean>
  /** Marks a key done that needs no `run`, or never will. */
  markDone(key: string): Promise<void>
  /** Closes the connections after everything that is running was marked. */
  close(): Promise<void>
}
