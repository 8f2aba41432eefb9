/** Port: which effects have been carried out, by their keys. */
export interface Ledger {
  /**
   * Carries an effect out if it was not carried out before, and notes that it was as soon as `act` has settled. Nobody
   * else can carry it out meanwhile: whoever tries in this process waits, in another process is refused. Returns whether
   * it acted; if `act` rejects nothing is noted.
   */
  once(effectKey: string, act: () => Promise<void>): Promise<boolean>
  /** Notes that nothing is left to do. */
  note(effectKey: string): Promise<void>
  /** Lets go of the connection once everything under way has been noted. */
  close(): Promise<void>
}
