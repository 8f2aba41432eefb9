import type { Ctx } from '../process/context'
import { hashToken } from './open-session'

/** Whose page a browser has open. */
export interface LivePhone {
  sessionId: string
  phone: string
  /** Where the code came by email: only records with this address are open, and nothing of a family. */
  email: string | null
}

const SEEN_EVERY_MS = 60_000

/** Returns the open session of one of these tokens; null where each is unknown, ended or too old. */
export async function currentPhone({
  ctx,
  input: { tokens },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>
  input: { tokens: readonly string[] }
}): Promise<LivePhone | null> {
  if (tokens.length === 0) return null
  const now = ctx.now()
  const session = await ctx.db.phoneSession.findFirst({
    where: { tokenHash: { in: tokens.map(hashToken) }, endedAt: null, expiresAt: { gt: now } },
  })
  if (!session) return null
  const { tokenHash, id: sessionId, phone, email, lastSeenAt } = session
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await ctx.db.phoneSession.updateMany({ where: { tokenHash }, data: { lastSeenAt: now } })
  return { sessionId, phone, email }
}

/** The number that a browser has shown to be its visitor's own; null where the code came by email. */
export async function provenPhone(call: Parameters<typeof currentPhone>[0]): Promise<string | null> {
  const live = await currentPhone(call)
  return live && live.email === null ? live.phone : null
}
