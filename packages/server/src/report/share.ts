import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { SharedReportLink } from '@homecare/contract/reports'
import { addressIn } from '@homecare/domain/locales'
import { MAX_OPEN_SHARES, normalisePasscode, PASSCODE_LENGTH, passcodeOf, SHARE_DAYS } from '@homecare/domain/report'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { findOwnBooking } from '../booking/find-own'
import type { Actor, Ctx } from '../process/context'
import type { ReportShare } from '../generated/prisma/client'
import { storable } from '../database/storable'
import { findGranted, type GrantClaim, type OwnReportRef } from './get-own'
import { currentReport } from './internal/own-report'
import { presentShares } from './present'
import { lockReportedBooking, sharesOf } from './queries'

const DAY_MS = 24 * 60 * 60_000

export const hashShareToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * A passcode as it is stored. A leaked table has no token, so its rows open nothing. It says whose report it opens: for a
 * version that knows one report a booking, a passcode for another person than the patient is wrong.
 */
export function passcodeKey(
  secret: string,
  { tokenHash, person }: Pick<ReportShare, 'tokenHash' | 'person'>,
  passcode: string,
): string {
  const content = `report-passcode\0${tokenHash}\0${normalisePasscode(passcode)}`
  return createHmac('sha256', secret)
    .update(person === 0 ? content : `${content}\0${person}`)
    .digest('hex')
}

interface ShareCall {
  ctx: Ctx
  actor: Actor
  input: GrantClaim & OwnReportRef & { token: string; recipient: string }
}

/**
 * Makes a link that opens the current report of one person to a doctor, with a passcode, for a week. Both are returned only
 * once. Throws NOT_FOUND, FORBIDDEN if the patient has not opened the report in this browser, CONFLICT.
 */
export async function shareReport({ ctx, actor, input }: ShareCall): Promise<SharedReportLink> {
  await findOwnBooking(ctx, input)
  const { booking, owner } = await findGranted(ctx, input)
  const now = ctx.now()
  const token = randomBytes(24).toString('base64url')
  const passcode = passcodeOf(randomBytes(PASSCODE_LENGTH))
  const tokenHash = hashShareToken(token)
  const expiresAt = new Date(now.getTime() + SHARE_DAYS * DAY_MS)
  return ctx.db.$transaction(async (tx) => {
    await lockReportedBooking(tx, booking.id)
    await currentReport(tx, owner)
    const open = { ...owner, revokedAt: null, lockedAt: null, expiresAt: { gt: now } }
    if ((await tx.reportShare.count({ where: open })) >= MAX_OPEN_SHARES)
      throw new AppError('CONFLICT', {
        detail: `${MAX_OPEN_SHARES} links are open already. Remove one that is not needed any more.`,
      })
    const { id: shareId } = await tx.reportShare.create({
      data: {
        ...owner,
        tokenHash,
        passcodeKey: passcodeKey(ctx.settings.secret, { tokenHash, person: owner.person }, passcode),
        recipient: storable(input.recipient),
        createdAt: now,
        expiresAt,
      },
    })
    const subject = { type: 'booking', id: booking.id } as const
    await appendAuditEntry(tx, {
      actor,
      action: 'report shared by link',
      subject,
      detail: { shareId, person: owner.person },
    })
    return {
      url: `${ctx.settings.publicUrl}${addressIn(booking.locale, '/report')}#${token}`,
      passcode,
      expiresAt: expiresAt.toISOString(),
      shares: presentShares(await sharesOf(tx, owner), now),
    }
  })
}
