import type { Ctx } from '@homecare/server/context'

export type Tx = Parameters<Parameters<Ctx['db']['$transaction']>[0]>[0]

/**
 * For an effect that also writes: what `act` writes through `tx` is committed with the note that it was carried out.
 * The row that notes it is taken first: a second handler of the same effect waits for the first, then does nothing.
 * Returns whether it acted. If `act` rejects nothing is noted. What writes nothing goes through the ledger.
 */
export function once(db: Ctx['db'], effectKey: string, act: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const taken =
        await tx.$executeRaw`INSERT INTO effect_done (effect_key) VALUES (${effectKey}) ON CONFLICT DO NOTHING`
      if (taken === 0) return false
      await act(tx)
      return true
    },
    { maxWait: 10_000, timeout: 60_000 },
  )
}
