import type pg from 'pg'
import type { RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { openEffects } from './open-effects'

const SETTLE_TIMEOUT_MS = 150_000

/** Returns whether all due effects are handled and all ended payments settled in time. */
export function settles(client: pg.Client, sandbox: Pick<RunningCardSandbox, 'orders'>): Promise<boolean> {
  const isSettled = async (): Promise<boolean> => {
    const ended = sandbox.orders().flatMap(({ orderNo, outcome }) => (outcome ? [orderNo] : []))
    const unsettled = await client.query(
      `SELECT FROM payment_attempt WHERE state = 'initiated' AND attempt_id = ANY($1::text[])`,
      [ended],
    )
    return unsettled.rowCount === 0 && (await openEffects(client)).length === 0
  }
  return waitFor(isSettled, { timeoutMs: SETTLE_TIMEOUT_MS, intervalMs: 250, what: 'the system to settle' }).then(
    () => true,
    () => false,
  )
}
