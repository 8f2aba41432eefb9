/**
 * Port for idempotency keys, which record finished work. `run` is for work that must not happen twice and can't be part
 * of a transaction, like an email or a refund; work whose writes are idempotent needs only `markDone`.
 */
export interface Idempotency {
  /**
   * Runs `work` unless the key is done, and marks the key as done when `work` resolves. Meanwhile no other process runs
   * work of this key: a call in this process waits, one in another process is rejected. Resolves with whether `work`
   * ran; if `work` rejects, the key stays open. After a crash between the two, `work` runs again: at least once.
   */
  run(key: string, work: () => Promise<void>): Promise<boolean>
  /** Marks a key as done without running work. */
  markDone(key: string): Promise<void>
  /** Closes the connections after all running work was marked. */
  close(): Promise<void>
}
