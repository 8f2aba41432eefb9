import type { InviteFamily } from '@homecare/contract/my'
import type { Locale } from '@homecare/domain/locales'
import { recordId } from '../database/record-id'
import type { Prisma } from '../generated/prisma/client'
import { tellPhone } from '../outbox/tell-phone'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import type { LivePhone } from './current'
import { auditPhone } from './internal/audit-phone'
import { readNumber } from './internal/own-number'
import type { PhoneCodeLimits } from './limits'
import { linksOf, shownSince } from './queries'

const MAX_OPEN = 5
const MAX_A_DAY = 10
const DAY_MS = 24 * 3600_000

interface FamilyCall<Input> {
  ctx: Ctx
  actor: Actor
  live: LivePhone
  input: Input
}

/**
 * Asks the owner of another phone whether this one may see and manage their visits. Nothing of theirs is shown before
 * they confirm it. Throws FORBIDDEN where the code came by email, INVALID_INPUT, CONFLICT and RATE_LIMITED.
 */
export async function inviteFamily({
  ctx,
  limits,
  actor,
  live,
  input,
}: FamilyCall<Omit<InviteFamily, 'locale'> & { locale: Locale }> & { limits: PhoneCodeLimits }): Promise<void> {
  assertByPhone(live)
  const [managerPhone, memberPhone] = [live.phone, readNumber(input.phoneNumber)]
  if (managerPhone === memberPhone) throw new AppError('INVALID_INPUT', { fields: { phoneNumber: OWN } })
  await limits.invitedDay.take(memberPhone)
  const now = ctx.now()
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`family ${managerPhone}`}, 0))`
    const [count] = await tx.$queryRaw<{ open: number; today: number; same: boolean }[]>`
      SELECT count(*) FILTER (WHERE ended_at IS NULL)::int AS open,
        count(*) FILTER (WHERE invited_at > ${new Date(now.getTime() - DAY_MS)})::int AS today,
        coalesce(bool_or(ended_at IS NULL AND member_phone = ${memberPhone}), false) AS same
      FROM family_link WHERE manager_phone = ${managerPhone}`
    if (count?.same) throw new AppError('CONFLICT', { detail: SAME })
    if ((count?.open ?? 0) >= MAX_OPEN) throw new AppError('CONFLICT', { detail: FULL })
    if ((count?.today ?? 0) >= MAX_A_DAY) throw new AppError('RATE_LIMITED', { retryAfter: DAY_MS / 1000 })
    const { name, locale } = input
    const link = await tx.familyLink.create({ data: { managerPhone, memberPhone, name, locale, invitedAt: now } })
    await tellPhone(ctx, tx, { name: 'family-invitation', payload: { linkId: link.id }, phone: memberPhone, locale })
    await auditPhone(ctx, tx, { actor, action: 'family invited', phone: managerPhone, linkId: link.id })
  })
}

/** By the one whose visits the other then sees. Throws FORBIDDEN and NOT_FOUND. */
export async function confirmFamily({ ctx, actor, live, input: { id } }: FamilyCall<{ id: string }>): Promise<void> {
  assertByPhone(live)
  const now = ctx.now()
  const where = { ...linksOf(live.phone, now), id: recordId(id), memberPhone: live.phone, confirmedAt: null }
  await changeLink({ ctx, actor, live, input: { id } }, where, { confirmedAt: now }, 'family confirmed')
}

/** By either side. Throws FORBIDDEN and NOT_FOUND. */
export async function endFamily({ ctx, actor, live, input: { id } }: FamilyCall<{ id: string }>): Promise<void> {
  assertByPhone(live)
  const now = ctx.now()
  const where = { ...linksOf(live.phone, now), id: recordId(id) }
  await changeLink({ ctx, actor, live, input: { id } }, where, { endedAt: now }, 'family ended')
}

async function changeLink(
  { ctx, actor, live, input: { id } }: FamilyCall<{ id: string }>,
  where: Prisma.FamilyLinkWhereInput,
  data: Prisma.FamilyLinkUpdateManyMutationInput,
  action: string,
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.familyLink.updateMany({ where, data })
    if (count === 0) throw new AppError('NOT_FOUND')
    await auditPhone(ctx, tx, { actor, action, phone: live.phone, linkId: id })
  })
}

/** Who has shown a mailbox only may not speak for the phone. */
function assertByPhone({ email }: LivePhone): void {
  if (email !== null) throw new AppError('FORBIDDEN', { detail: BY_EMAIL })
}

/** Who invites whom, for the message; null once it was confirmed or ended. */
export async function findInvitation(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<{ locale: Locale; inviter: string } | null> {
  const link = await db.familyLink.findFirst({
    where: { id, confirmedAt: null, endedAt: null, invitedAt: { gt: shownSince(now()) } },
  })
  if (!link) return null
  const newest = await db.booking.findFirst({
    where: { phoneE164: link.managerPhone, erasedAt: null, paymentStatus: 'Paid' },
    orderBy: { createdAt: 'desc' },
    select: { fullName: true },
  })
  const [firstName = ''] = newest?.fullName.split(' ') ?? []
  return { locale: link.locale, inviter: isPlainName(firstName) ? firstName : link.managerPhone }
}

/** A message must not carry a stranger's links or words. */
const isPlainName = (name: string): boolean => /^[\p{L}\p{M}'’-]{2,30}$/u.test(name)

const OWN = 'This is your own number'
const SAME = 'You have invited this number already.'
const FULL = 'You have invited five people already. Remove one of them first.'
const BY_EMAIL = 'Sign in with a code that comes to your phone first. The last one came by email.'
