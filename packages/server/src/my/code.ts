import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodeRequested } from '@homecare/contract/my'
import type { Locale } from '@homecare/domain/locales'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { takeAll } from '../process/rate-limit'
import type { PhoneCode, Prisma } from '../generated/prisma/client'
import { tellPhone } from '../outbox/tell-phone'
import { readNumber } from './internal/own-number'
import type { PhoneCodeLimits } from './limits'

const MINUTE = 60_000
/** How long a code works. */
export const CODE_MINUTES = 10
const MAX_TRIES = 5
/** A second request within this time gets no second message. */
const RESEND_MS = MINUTE

interface CodeCall<Input> {
  ctx: Ctx
  limits: PhoneCodeLimits
  input: Input
}

/**
 * Sends a code to a phone. The answer is the same for every number: whether anybody has booked with it is not looked up.
 * Throws INVALID_INPUT for what is no number, and RATE_LIMITED.
 */
export async function requestPhoneCode({
  ctx,
  limits,
  input: { phoneNumber, locale, from },
}: CodeCall<{ phoneNumber: string; locale: Locale; from: string }>): Promise<CodeRequested> {
  const phone = readNumber(phoneNumber)
  const since = new Date(ctx.now().getTime() - RESEND_MS)
  const findRecent = (db: Pick<Prisma.TransactionClient, 'phoneCode'>) =>
    db.phoneCode.findFirst({ where: { phone, usedAt: null, tries: { lt: MAX_TRIES }, createdAt: { gt: since } } })
  const recent = await findRecent(ctx.db)
  if (recent) return timesOf(recent)
  await takeAll([
    [limits.sent, phone],
    [limits.sentDay, phone],
    [limits.sentFrom, from],
  ])
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`phone code ${phone}`}, 0))`
    const meanwhile = await findRecent(tx)
    if (meanwhile) return timesOf(meanwhile)
    const code = await tx.phoneCode.create({ data: { phone, locale, createdAt: ctx.now() } })
    await tellPhone(ctx, tx, { name: 'sign-in-code', payload: { codeId: code.id }, phone, locale })
    return timesOf(code)
  })
}

const timesOf = ({ createdAt }: Pick<PhoneCode, 'createdAt'>): CodeRequested => ({
  until: new Date(createdAt.getTime() + CODE_MINUTES * MINUTE).toISOString(),
  againAt: new Date(createdAt.getTime() + RESEND_MS).toISOString(),
})

/** Whose code was typed. `email` is the mailbox that it was mailed to; null for a code that the phone got. */
export interface CheckedCode {
  id: string
  phone: string
  email: string | null
}

/**
 * Finds the newest code of a number if it is what was typed. Wrong ones count. Throws RATE_LIMITED, and CODE_WRONG, which
 * is the same for a code that was used or has ended and for a number without one.
 */
export async function checkPhoneCode({
  ctx,
  limits,
  input: { phoneNumber, code, from },
}: CodeCall<{ phoneNumber: string; code: string; from: string }>): Promise<CheckedCode> {
  const phone = readNumber(phoneNumber)
  // Counted before the comparison, so that simultaneous guesses are no more than the limits.
  const counts = [
    [limits.wrong, phone],
    [limits.wrongDay, phone],
    [limits.wrongFrom, from],
  ] as const
  await takeAll(counts)
  const row = await ctx.db.phoneCode.findFirst({ where: { phone }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  const counted = await ctx.db.phoneCode.updateMany({
    where: { id: row?.id ?? NO_ID, usedAt: null, createdAt: { gt: oldest(ctx) }, tries: { lt: MAX_TRIES } },
    data: { tries: { increment: 1 } },
  })
  if (!row || counted.count === 0) throw wrongCode()
  const { id, email } = row
  const isCode = (to: string | null) =>
    [ctx.settings.secret, ...ctx.settings.previousSecrets].some((secret) =>
      timingSafeEqual(Buffer.from(codeOf(secret, id, to)), Buffer.from(code)),
    )
  const isOfPhone = isCode(null)
  if (!isOfPhone && !(email !== null && isCode(email))) throw wrongCode()
  for (const [limit, key] of counts) await limit.undo(key)
  return { id, phone, email: isOfPhone ? null : email }
}

/** Takes the code in the transaction that opens the session. Throws CODE_WRONG where it was taken meanwhile. */
export async function spendPhoneCode(ctx: Ctx, tx: Prisma.TransactionClient, id: string): Promise<void> {
  const spent = await tx.phoneCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: ctx.now() } })
  if (spent.count !== 1) throw wrongCode()
}

/** A code for the message to its phone; null once it is of no use. */
export async function findCodeForPhone(ctx: Ctx, id: string): Promise<{ code: string; locale: Locale } | null> {
  const row = await findUsable(ctx, id)
  return row && { code: codeOf(ctx.settings.secret, id, null), locale: row.locale }
}

/**
 * A code for an email to the address of the phone's newest record, a paid one first; null without one, and once it is of no use. It differs
 * from that of the phone, since anybody can book with somebody else's number and an address of their own.
 */
export async function findCodeForEmail(
  ctx: Ctx,
  id: string,
): Promise<{ code: string; locale: Locale; email: string } | null> {
  const row = await findUsable(ctx, id)
  if (!row) return null
  const email = row.email ?? (await newestEmail(ctx, row.phone))
  if (email === null) return null
  if (row.email === null) await ctx.db.phoneCode.updateMany({ where: { id }, data: { email } })
  return { code: codeOf(ctx.settings.secret, id, email), locale: row.locale, email }
}

async function findUsable(ctx: Ctx, id: string): Promise<PhoneCode | null> {
  const row = await ctx.db.phoneCode.findUnique({ where: { id } })
  return !row || row.usedAt || row.createdAt <= oldest(ctx) ? null : row
}

async function newestEmail({ db }: Ctx, phone: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ email: string }[]>`
    SELECT lower(email) AS email FROM (
      SELECT email, created_at, payment_status = 'Paid' AS paid FROM booking
      WHERE phone_e164 = ${phone} AND email <> '' AND email_refused_at IS NULL
      UNION ALL
      SELECT email, created_at, false FROM service_request
      WHERE phone_e164 = ${phone} AND email <> '' AND email_refused_at IS NULL
        AND NOT suspected
    ) AS record ORDER BY paid DESC, created_at DESC LIMIT 1`
  return row?.email ?? null
}

/** Derived, so that neither the database nor the queue has it. */
const codeOf = (secret: string, id: string, email: string | null): string => {
  const number = createHmac('sha256', secret)
    .update(`phone code\0${id}\0${email ?? ''}`)
    .digest()
    .readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

const NO_ID = '00000000-0000-0000-0000-000000000000'
const oldest = (ctx: Ctx): Date => new Date(ctx.now().getTime() - CODE_MINUTES * MINUTE)
const wrongCode = () => new AppError('CODE_WRONG', { fields: { code: WRONG } })
const WRONG = 'This code is wrong or does not work any more. Type the one that you got last, or get a new one'
