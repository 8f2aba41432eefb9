import type { Ctx } from '../process/context'
import { LEASE_MS } from './claim-due'
import { LONGEST_WAIT_S } from './internal/next-check'

/**
 * Makes checks due that are scheduled later than the longest interval and lease allow. A clock that was ahead, and was set
 * back since, has scheduled them, and their payments would wait until then. Returns their number.
 */
export function bringForwardChecks({ db, now, settings }: Pick<Ctx, 'db' | 'now' | 'settings'>): Promise<number> {
  const at = now()
  const base = settings.reconcileAfterSeconds
  // The first condition finds few rows by the index.
  const least = new Date(at.getTime() + LEASE_MS + base * 1000)
  return db.$executeRaw`
    UPDATE payment_attempt SET next_check_at = ${at}
    WHERE next_check_at > ${least} AND next_check_at > ${at}::timestamptz + ${LEASE_MS / 1000} * interval '1 second'
      + least(${base} * power(2, least(checks, 20)), ${LONGEST_WAIT_S}) * interval '1 second'`
}
