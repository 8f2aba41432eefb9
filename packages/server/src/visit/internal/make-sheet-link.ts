import { randomUUID } from 'node:crypto'
import { addDays, dubaiDate, dubaiInstant, formatDate, type IsoDate } from '@homecare/domain/dates'
import { nurseName } from '@homecare/domain/nurse'
import { appendAuditEntry } from '../../audit/append'
import { storable } from '../../database/storable'
import type { DaySheetLink, Prisma } from '../../generated/prisma/client'
import type { NurseWithDuty } from '../../nurse/queries'
import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import { hashSheetToken, sheetToken } from './sheet-link'

/** Throws INVALID_INPUT for a day that has passed. */
export function assertNotPast({ now }: Pick<Ctx, 'now'>, date: IsoDate): void {
  if (date < dubaiDate(now())) throw new AppError('INVALID_INPUT', { fields: { date: 'This day has passed' } })
}

interface NewLink {
  actor: Actor
  date: IsoDate
  area: string | undefined
  nurse: NurseWithDuty | null
  action: 'day sheet shared' | 'day sheet sent'
}

/** Creates a link and its entry in the history. Throws INVALID_INPUT for a nurse who has left or a day off on that day. */
export async function makeSheetLink(
  { settings, now }: Pick<Ctx, 'settings' | 'now'>,
  tx: Prisma.TransactionClient,
  { actor, date, area, nurse, action }: NewLink,
): Promise<DaySheetLink & { token: string }> {
  if (nurse && !isThere(nurse, date))
    throw new AppError('INVALID_INPUT', { fields: { nurseId: `This nurse does not work on ${formatDate(date)}` } })
  const id = randomUUID()
  const token = sheetToken(settings.secret, id)
  const link = await tx.daySheetLink.create({
    data: {
      id,
      tokenHash: hashSheetToken(token),
      date,
      area: area ? storable(area) : null,
      nurseId: nurse?.id ?? null,
      createdBy: actor.name,
      createdAt: now(),
      expiresAt: dubaiInstant(addDays(date, 1), 0),
    },
  })
  const detail = { date, ...(nurse ? { nurse: nurseName(nurse) } : {}) }
  await appendAuditEntry(tx, { actor, action, subject: { type: 'day-sheet', id }, detail })
  return { ...link, token }
}

/** Whether a nurse has neither left nor a day off. Working hours are no matter here: staff may know better. */
export const isThere = ({ daysOff, leftOn }: NurseWithDuty, date: IsoDate): boolean =>
  !daysOff.some((day) => day.date === date) && (leftOn === null || leftOn > date)
