import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'

/** Failed logins of one account from one address within this time are one audit entry. */
const WINDOW_MS = 5 * 60_000

/**
 * Counts a failed login. The entered name is stored only if an account has it, since it may be a password. So one
 * address makes one row per window for all unknown names.
 */
export async function countFailedLogin(ctx: Ctx, user: { id: string } | null, from: string): Promise<void> {
  const window = new Date(Math.floor(ctx.now().getTime() / WINDOW_MS) * WINDOW_MS)
  await ctx.db.$executeRaw`
    INSERT INTO failed_login (account, from_address, window_start) VALUES (${user?.id ?? ''}, ${from}, ${window})
    ON CONFLICT (window_start, account, from_address) DO UPDATE SET tries = failed_login.tries + 1`
}

/** The maximum number of entries, so that an attack from a thousand addresses does not fill the history. */
const MAX_ENTRIES = 50
const STRANGER = { name: 'unknown', role: 'visitor' } as const

interface Row {
  account: string
  userName: string | null
  fromAddress: string
  since: Date
  tries: number
}

/**
 * Writes the windows that are over into the audit history: an entry for each account and address with its number of
 * failures, the most first, and one for the rest. Safe to run in parallel. Returns the number of entries.
 */
export async function recordFailedLogins({ ctx }: { ctx: Ctx }): Promise<number> {
  const over = new Date(ctx.now().getTime() - WINDOW_MS)
  return ctx.db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      WITH gone AS (DELETE FROM failed_login WHERE window_start <= ${over} RETURNING *)
      SELECT account, user_name AS "userName", from_address AS "fromAddress", window_start AS since, tries
      FROM gone LEFT JOIN staff_user ON id::text = account ORDER BY tries DESC, window_start, account, from_address`
    const [most, rest] = [rows.slice(0, MAX_ENTRIES), rows.slice(MAX_ENTRIES)]
    for (const { account, userName, fromAddress, since, tries } of most) {
      await appendAuditEntry(tx, {
        actor: { ...STRANGER, from: fromAddress },
        action: 'login failed',
        subject: { type: 'staff', id: account || 'no such account' },
        detail: { ...(userName === null ? {} : { account: userName }), tries, since: since.toISOString() },
      })
    }
    if (rest.length > 0) {
      const addresses = new Set(rest.map(({ fromAddress }) => fromAddress)).size
      const tries = rest.reduce((sum, row) => sum + row.tries, 0)
      await appendAuditEntry(tx, {
        actor: STRANGER,
        action: 'login failed',
        subject: { type: 'staff', id: 'several accounts' },
        detail: { tries, addresses },
      })
    }
    return most.length + Math.min(1, rest.length)
  })
}
