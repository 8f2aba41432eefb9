import type { Way } from '@homecare/domain/news'
import { assertWayOpen } from '../appointment/ways'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { LivePhone } from './current'
import { shownSince } from './queries'

/**
 * Sets how news of the phone's open bookings and requests reach its owner. A record without an email address keeps its
 * way where that is email. Throws INVALID_INPUT for a way that is not set up.
 */
export async function setMyContactBy({
  ctx,
  actor,
  live: { phone, email },
  input: { contactBy },
}: {
  ctx: Ctx
  actor: Actor
  live: LivePhone
  input: { contactBy: Way }
}): Promise<void> {
  assertWayOpen(ctx, contactBy)
  await ctx.db.$transaction(async (tx) => {
    const since = shownSince(ctx.now())
    const changed = await tx.$queryRaw<{ id: string; type: 'booking' | 'request' }[]>`
      WITH booked AS (
        UPDATE booking SET contact_by = ${contactBy}::"Way" WHERE phone_e164 = ${phone} AND status = 'Pending'
          AND erased_at IS NULL AND created_at > ${since} AND contact_by <> ${contactBy}::"Way"
          AND (${email}::text IS NULL OR lower(email) = ${email}) AND (${contactBy} <> 'email' OR email <> '')
        RETURNING id
      ), requested AS (
        UPDATE service_request SET contact_by = ${contactBy}::"Way" WHERE phone_e164 = ${phone} AND status = 'Pending'
          AND erased_at IS NULL AND created_at > ${since} AND contact_by <> ${contactBy}::"Way"
          AND (${email}::text IS NULL OR lower(email) = ${email}) AND (${contactBy} <> 'email' OR email <> '')
        RETURNING id
      )
      SELECT id, 'booking' AS type FROM booked UNION ALL SELECT id, 'request' FROM requested`
    for (const subject of changed)
      await appendAuditEntry(tx, { actor, action: 'way of contact changed', subject, detail: { contactBy } })
  })
}
