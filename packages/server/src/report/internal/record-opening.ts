import { appendAuditEntry } from '../../audit/append'
import type { Actor, Ctx } from '../../process/context'
import { enqueueEmail } from '../../outbox/enqueue'

/** Who opens a report by its link, in the history: nobody knows more of that person. */
export const LINK_HOLDER = 'link holder'

interface OpeningInput {
  /** The id of the grant, so that showing, printing and downloading within it are one opening. */
  id: string
  bookingId: string
  reportId: string
  shareId?: string
  from: string
}

/** Records an opening once. The patient gets an email about each one by a doctor. */
export async function recordOpening(ctx: Ctx, { id, bookingId, reportId, shareId, from }: OpeningInput): Promise<void> {
  const actor: Actor = { name: shareId ? LINK_HOLDER : 'visitor', role: 'visitor', from }
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.reportOpening.createMany({
      data: { id, reportId, shareId: shareId ?? null, openedAt: ctx.now() },
      skipDuplicates: true,
    })
    if (count === 0) return
    const action = shareId ? 'report opened by link' : 'report opened'
    const detail = { reportId, ...(shareId && { shareId }) }
    await appendAuditEntry(tx, { actor, action, subject: { type: 'booking', id: bookingId }, detail })
    if (shareId) await enqueueEmail(tx, 'report-opened', { bookingId, openingId: id })
  })
}
