import { nurseName } from '@homecare/domain/nurse'
import { randomBytes } from 'node:crypto'
import type { SharedDaySheet } from '@homecare/contract/admin/day-sheet'
import { addDays, dubaiDate, dubaiInstant, formatDate } from '@homecare/domain/dates'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { lockNurse } from '../nurse/queries'
import { storable } from '../database/storable'
import { hashSheetToken } from './internal/sheet-link'

/**
 * Creates a link that opens one day's sheet without an account until that day ends in Dubai. The token is returned only
 * once, and is the fragment of the URL, which browsers do not send. Throws INVALID_INPUT for a day that has passed and
 * for a nurse who has left or a day off then, NOT_FOUND for an unknown nurse.
 */
export async function shareDaySheet({
  ctx,
  actor,
  input: { date, area, nurseId },
}: {
  ctx: Ctx
  actor: Actor
  input: { date: string; area?: string | undefined; nurseId?: string | undefined }
}): Promise<SharedDaySheet> {
  const now = ctx.now()
  if (date < dubaiDate(now)) throw new AppError('INVALID_INPUT', { fields: { date: 'This day has passed' } })
  const token = randomBytes(24).toString('base64url')
  const expiresAt = dubaiInstant(addDays(date, 1), 0)
  const id = await ctx.db.$transaction(async (tx) => {
    const nurse = nurseId === undefined ? null : await lockNurse(tx, nurseId)
    const isOff = nurse?.daysOff.some((day) => day.date === date)
    if (isOff || (nurse?.leftOn && nurse.leftOn <= date))
      throw new AppError('INVALID_INPUT', { fields: { nurseId: `This nurse does not work on ${formatDate(date)}` } })
    const link = await tx.daySheetLink.create({
      data: {
        tokenHash: hashSheetToken(token),
        date,
        area: area ? storable(area) : null,
        nurseId: nurse?.id ?? null,
        createdBy: actor.name,
        createdAt: now,
        expiresAt,
      },
    })
    await appendAuditEntry(tx, {
      actor,
      action: 'day sheet shared',
      subject: { type: 'day-sheet', id: link.id },
      detail: { date, ...(nurse ? { nurse: nurseName(nurse) } : {}) },
    })
    return link.id
  })
  return { id, url: `${ctx.settings.publicUrl}/day-sheet#${token}`, expiresAt: expiresAt.toISOString() }
}
