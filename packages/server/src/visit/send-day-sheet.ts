import type { DaySheetLinks, SendDaySheet } from '@homecare/contract/admin/day-sheet'
import { PHONE_WAYS } from '@homecare/domain/news'
import type { Actor, Ctx } from '../process/context'
import { AppError } from '../process/app-error'
import { lockNurse } from '../nurse/queries'
import { tellPhone } from '../outbox/tell-phone'
import { assertNotPast, makeSheetLink } from './internal/make-sheet-link'
import { findSent } from './internal/sent-sheets'
import { listDaySheetLinks } from './list-day-sheet-links'

/**
 * Sends a nurse a new link to the own visits of a day. It has to be new: the message before may have been lost. Returns
 * the links of the day. Throws NOT_FOUND, CONFLICT if another message was sent meanwhile, and INVALID_INPUT for a day that
 * has passed, a nurse who has left or a day off, a number that can't be read, and where no way to phones is set up.
 */
export async function sendDaySheet({
  ctx,
  actor,
  input: { date, nurseId, after },
}: {
  ctx: Ctx
  actor: Actor
  input: SendDaySheet
}): Promise<DaySheetLinks> {
  assertNotPast(ctx, date)
  const refuse = (reason: string) => new AppError('INVALID_INPUT', { fields: { nurseId: reason } })
  if (PHONE_WAYS.every((way) => ctx.messages[way] === undefined)) throw refuse('Messages to phones are not set up')
  await ctx.db.$transaction(async (tx) => {
    // The lock makes two presses one after the other: the second finds the first one's message.
    const nurse = await lockNurse(tx, nurseId)
    const sent = (await findSent(tx, date)).get(nurse.id)
    if ((sent?.linkId ?? null) !== after)
      throw new AppError('CONFLICT', { detail: 'This nurse has got a message meanwhile. Look at it first.' })
    const { phoneE164: phone, locale } = nurse
    if (!phone) throw refuse('The phone number of this nurse can’t be read')
    const link = await makeSheetLink(ctx, tx, { actor, date, area: undefined, nurse, action: 'day sheet sent' })
    await tellPhone(ctx, tx, { name: 'nurse-day', payload: { linkId: link.id }, phone, locale })
  })
  return listDaySheetLinks({ ctx, input: { date } })
}
