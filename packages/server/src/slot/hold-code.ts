import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailboxOf } from '@homecare/domain/email'
import type { Locale } from '@homecare/domain/locales'
import { addressKey } from '../process/address-key'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { mailboxOfColumn } from '../database/mailbox'
import { Prisma } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'

/** For a patient without email, whom no code can reach. */
const LAST_SEATS = 'Many seats of this day are being booked just now.'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a code works. */
export const CODE_MINUTES = 10
const MAX_TRIES = 5
/** A second request within this time gets no second email. */
const RESEND_MS = MINUTE
/** The numbers of emails with a code: to one mailbox, and asked for from one IP address. */
const LIMITS = { mailboxHour: 3, mailboxDay: 6, addressHour: 20 }

interface Requester {
  email: string
  /** The client's IP address, if there is a client. */
  from: string | undefined
  locale: Locale
}

/** The stored key of a client's IP address; null without a client. */
export const holderKey = ({ settings }: Ctx, from: string | undefined): string | null =>
  from === undefined ? null : addressKey(settings.secret, from)

/**
 * Runs `hold`, which throws CODE_REQUIRED where a seat is held only with a code. Then a code is mailed, or the one that
 * the visitor has typed is checked and `hold` runs with it. Throws CODE_REQUIRED, with `retryAfter` if the code of an email
 * before still works and none was sent now, CODE_WRONG, CODE_EXPIRED, TOO_MANY_CODES.
 */
export async function withHoldCode<T>(
  ctx: Ctx,
  { code, ...requester }: Requester & { code: string | undefined },
  hold: (codeId: string | null) => Promise<T>,
): Promise<T> {
  try {
    return await hold(null)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CODE_REQUIRED') throw error
    if (requester.email === '')
      throw new AppError('DAY_SEATS_LIMIT', { detail: `${LAST_SEATS} Choose another day, or call us.` })
    if (code !== undefined) return hold(await checkCode(ctx, requester.email, code))
    const again = await sendCode(ctx, requester)
    throw again === null ? error : new AppError('CODE_REQUIRED', { detail: SENT_BEFORE, retryAfter: again })
  }
}

/** Takes the code in the transaction that holds the seat: a refused hold leaves it usable. Throws CODE_EXPIRED. */
export async function spendHoldCode(ctx: Ctx, tx: Prisma.TransactionClient, id: string): Promise<void> {
  const spent = await tx.holdCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: ctx.now() } })
  if (spent.count !== 1) throw expired()
}

/** The code and its recipient, for the email; null once it is of no use. */
export async function findUsableHoldCode(
  ctx: Ctx,
  id: string,
): Promise<{ email: string; code: string; locale: Locale } | null> {
  const row = await ctx.db.holdCode.findUnique({ where: { id } })
  if (!row || row.usedAt || row.createdAt <= oldest(ctx)) return null
  return { email: row.email, code: codeOf(ctx.settings.secret, id), locale: row.locale }
}

/** Derived, so that neither the database nor the queue has it. */
const codeOf = (secret: string, id: string): string => {
  const number = createHmac('sha256', secret).update(`hold code\0${id}`).digest().readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

const oldest = (ctx: Ctx): Date => new Date(ctx.now().getTime() - CODE_MINUTES * MINUTE)
const expired = () => new AppError('CODE_EXPIRED', { detail: 'This code does not work any more. Ask for another one.' })

/** Returns the newest code of the email if it is what was typed. Wrong ones count, whatever becomes of the booking. */
async function checkCode(ctx: Ctx, email: string, typed: string): Promise<string> {
  const row = await ctx.db.holdCode.findFirst({
    where: { email: email.toLowerCase() },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (!row || row.usedAt || row.createdAt <= oldest(ctx)) throw expired()
  // Counted before the comparison, so that simultaneous guesses are no more than the limit.
  const counted = await ctx.db.holdCode.updateMany({
    where: { id: row.id, tries: { lt: MAX_TRIES } },
    data: { tries: { increment: 1 } },
  })
  if (counted.count === 0) throw expired()
  const isRight = [ctx.settings.secret, ...ctx.settings.previousSecrets].some((secret) =>
    timingSafeEqual(Buffer.from(codeOf(secret, row.id)), Buffer.from(typed)),
  )
  if (!isRight) throw new AppError('CODE_WRONG', { fields: { code: 'This is not the code of our last email' } })
  await ctx.db.holdCode.updateMany({ where: { id: row.id }, data: { tries: { decrement: 1 } } })
  return row.id
}

/** Mails a code. Returns null, or the seconds until another one can be sent if the last one is new and still works. */
async function sendCode(ctx: Ctx, { email: typed, from, locale }: Requester): Promise<number | null> {
  const email = typed.toLowerCase()
  const holder = holderKey(ctx, from)
  const now = ctx.now()
  const mailbox = mailboxOf(email)
  return ctx.db.$transaction(async (tx) => {
    for (const lock of [`code email ${mailbox}`, ...(holder === null ? [] : [`code from ${holder}`])])
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`
    const since = (ms: number) => new Date(now.getTime() - ms)
    const recent = await tx.holdCode.findFirst({
      where: { email, usedAt: null, tries: { lt: MAX_TRIES }, createdAt: { gt: since(RESEND_MS) } },
      orderBy: { createdAt: 'desc' },
    })
    if (recent) return Math.ceil((recent.createdAt.getTime() + RESEND_MS - now.getTime()) / 1000)
    const [sent] = await tx.$queryRaw<{ hour: number; day: number; addressHour: number }[]>`
      WITH code AS (
        SELECT created_at > ${since(HOUR)} AS hour, ${mailboxOfColumn(Prisma.sql`email`)} = ${mailbox} AS mailbox,
          address_key = ${holder} AS address
        FROM hold_code WHERE created_at > ${since(24 * HOUR)}
      )
      SELECT count(*) FILTER (WHERE mailbox AND hour)::int AS hour, count(*) FILTER (WHERE mailbox)::int AS day,
        count(*) FILTER (WHERE address AND hour)::int AS "addressHour"
      FROM code`
    const isOver =
      sent !== undefined &&
      (sent.hour >= LIMITS.mailboxHour || sent.day >= LIMITS.mailboxDay || sent.addressHour >= LIMITS.addressHour)
    if (isOver) throw new AppError('TOO_MANY_CODES', { detail: TOO_MANY, retryAfter: HOUR / 1000 })
    const { id: codeId } = await tx.holdCode.create({ data: { email, addressKey: holder, createdAt: now, locale } })
    await enqueueEmail(tx, 'hold-code', { codeId })
    return null
  })
}

const SENT_BEFORE = 'We sent a code less than a minute ago, so we have not sent another one.'
const TOO_MANY = 'We have sent several codes already. Use the last one, choose another day, or call us.'
