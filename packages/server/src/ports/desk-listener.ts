/** Hears what the database's triggers tell about the desk. */
export interface DeskListener {
  /** Whether everything that was committed until some moment within the last two seconds has been told. */
  isHearing(): Promise<boolean>
  stop(): Promise<void>
}

export interface DeskEars {
  /** What a transaction that was committed has changed: a list's table, `staff`, or `session <hash>`. */
  onWord(word: string): void
  /** From now on words may be missed. */
  onLost(): void
}
