import type { Nurses } from '@homecare/contract/admin/nurses'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { listNurses } from './list'
import { lockNurse } from './queries'

/** Takes a day off back; idempotent. Throws NOT_FOUND for an unknown nurse. */
export async function removeDayOff({
  ctx,
  actor,
  input: { id, date },
}: {
  ctx: Ctx
  actor: Actor
  input: { id: string; date: string }
}): Promise<Nurses> {
  await ctx.db.$transaction(async (tx) => {
    await lockNurse(tx, id)
    const { count } = await tx.nurseDayOff.deleteMany({ where: { nurseId: id, date } })
    if (count > 0)
      await appendAuditEntry(tx, { actor, action: 'day off removed', subject: { type: 'nurse', id }, detail: { date } })
  })
  return listNurses({ ctx })
}
