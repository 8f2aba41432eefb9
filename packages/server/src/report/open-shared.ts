import { timingSafeEqual } from 'node:crypto'
import type { SharedReport } from '@homecare/contract/reports'
import { MAX_PASSCODE_FAILURES, shareState } from '@homecare/domain/report'
import { acceptedSecrets } from '../process/accepted-secrets'
import { network } from '../process/address-key'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { ReportShare } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'
import type { RateLimit } from '../process/rate-limit'
import { makeGrant } from './internal/grant'
import { currentReport } from './internal/own-report'
import { LINK_HOLDER } from './internal/record-opening'
import { hashShareToken, passcodeKey } from './share'

interface OpenSharedCall {
  ctx: Ctx
  /** Calls of one address with links that open nothing. */
  limit: RateLimit
  actor: Actor
  input: { token: string; passcode: string }
}

const ended = () => new AppError('NOT_FOUND', { detail: 'This link has ended. Ask the patient for a new one.' })
const locked = () =>
  new AppError('CONFLICT', {
    detail: 'This link is locked after too many wrong passcodes. Ask the patient for a new one.',
  })

/**
 * Opens the report to the browser of a doctor who has the link and the passcode. Returns the grant for its cookie. The
 * link is locked after ten wrong passcodes, whoever sent them, and the patient is told. Throws NOT_FOUND for a link that
 * is unknown or has ended, CONFLICT, RATE_LIMITED, INVALID_INPUT.
 */
export async function openSharedReport({
  ctx,
  limit,
  actor,
  input,
}: OpenSharedCall): Promise<{ answer: SharedReport; grant: string }> {
  const share = await ctx.db.reportShare.findUnique({
    where: { tokenHash: hashShareToken(input.token) },
    include: { booking: true },
  })
  const state = share && shareState(share, ctx.now())
  if (!share || share.booking.erasedAt || state === 'revoked' || state === 'expired') {
    // Only links that open nothing are counted by address: a link that works has its own ten passcodes.
    await limit.take(network(actor.from ?? ''))
    throw ended()
  }
  if (state === 'locked') throw locked()
  await assertPasscode(ctx, actor, share, input.passcode)

  const { report, presented } = await currentReport(ctx.db, share)
  const { fullName, otherPeople, orderId, date } = share.booking
  const { grant, until } = makeGrant(ctx, { kind: 'share', id: share.id, revision: share.passcodeKey })
  const answer = {
    id: share.id,
    patientName: [fullName, ...otherPeople][share.person] ?? fullName,
    orderId,
    date,
    releasedAt: presented.releasedAt,
    corrected: presented.corrected,
    size: report.size,
    expiresAt: share.expiresAt.toISOString(),
    grantedUntil: until.toISOString(),
  }
  return { answer, grant }
}

/** The link is locked while the passcode is compared, so that parallel guesses are counted one after the other. */
async function assertPasscode(
  ctx: Ctx,
  actor: Actor,
  { id, bookingId, person }: ReportShare,
  passcode: string,
): Promise<void> {
  const outcome = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM report_share WHERE id = ${id}::uuid FOR UPDATE`
    const share = await tx.reportShare.findUniqueOrThrow({ where: { id } })
    if (share.lockedAt) return 'locked'
    if (isPasscode(ctx, share, passcode)) return 'right'
    const failures = share.failures + 1
    const isLast = failures >= MAX_PASSCODE_FAILURES
    await tx.reportShare.update({ where: { id }, data: { failures, ...(isLast && { lockedAt: ctx.now() }) } })
    const entry = {
      actor: { ...actor, name: LINK_HOLDER },
      subject: { type: 'booking', id: bookingId },
      detail: { shareId: id, person },
    } as const
    await appendAuditEntry(tx, { ...entry, action: 'wrong passcode for the report' })
    if (!isLast) return 'wrong'
    await appendAuditEntry(tx, { ...entry, action: 'link to the report locked' })
    await enqueueEmail(tx, 'report-locked', { bookingId, shareId: id })
    return 'locked'
  })
  if (outcome === 'locked') throw locked()
  if (outcome === 'wrong')
    throw new AppError('INVALID_INPUT', {
      fields: { passcode: 'This is not the passcode. Ask the patient to read it to you again' },
    })
}

const isPasscode = (ctx: Ctx, share: ReportShare, passcode: string): boolean =>
  acceptedSecrets(ctx.settings).some((secret) =>
    timingSafeEqual(Buffer.from(passcodeKey(secret, share, passcode)), Buffer.from(share.passcodeKey)),
  )
