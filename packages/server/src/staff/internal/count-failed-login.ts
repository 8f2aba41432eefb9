import type { Ctx } from '../../context'

/** Tries of one account from one address within this time are one entry of the audit history. */
export const WINDOW_MS = 5 * 60_000

/**
 * Counts a login that failed. What was typed as a name is kept only where an account has it: it may be a password. So
 * one address makes one row a window for all the names that nobody has.
 */
export async function countFailedLogin(ctx: Ctx, user: { id: string } | null, from: string): Promise<void> {
  const window = new Date(Math.floor(ctx.now().getTime() / WINDOW_MS) * WINDOW_MS)
  await ctx.db.$executeRaw`
    INSERT INTO failed_login (account, from_address, window_start) VALUES (${user?.id ?? ''}, ${from}, ${window})
    ON CONFLICT (window_start, account, from_address) DO UPDATE SET tries = failed_login.tries + 1`
}
