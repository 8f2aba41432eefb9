import type { PayLinkView, StaffPayLink } from '@homecare/contract/callers'
import { payLinkState, type PayLinkState } from '@homecare/domain/caller'
import { preparation } from '@homecare/domain/cart'
import { addressIn, SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import { aedFromFils } from '@homecare/domain/money'
import { isOrderId } from '@homecare/domain/order-id'
import { linkIsOpen } from '@homecare/domain/self-service'
import { namesIn } from '../catalogue/names-in'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Ctx } from '../process/context'
import type { Booking, Prisma } from '../generated/prisma/client'
import { linkEnded } from './find-own'
import { chatText } from './internal/chat-text'
import { peopleOf, presentLine } from './present'
import { isPayToken, payToken } from './tokens'

const payLinkParts = { seat: true, lines: { orderBy: { position: 'asc' } } } as const satisfies Prisma.BookingInclude
type PayLinkRow = Prisma.BookingGetPayload<{ include: typeof payLinkParts }>

/** The link by which this booking is paid, for staff to pass on. Throws NOT_FOUND. */
export function getPayLink({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<StaffPayLink> {
  return readStaffPayLink(ctx, recordId(input.id))
}

export async function readStaffPayLink(ctx: Ctx, id: string): Promise<StaffPayLink> {
  const row = await ctx.db.booking.findUnique({ where: { id }, include: payLinkParts })
  if (!row) throw new AppError('NOT_FOUND')
  const { version, orderId, fullName, email, phoneNumber, contactBy, date, time } = row
  const url = payLinkUrl(ctx, row)
  const state = stateOf(ctx, row)
  return {
    bookingId: id,
    version,
    orderId,
    url,
    ...state,
    fullName,
    email,
    phoneNumber,
    contactBy,
    date,
    time,
    total: aedFromFils(row.totalFils),
    chatText: chatText(row, { url, heldUntil: state.heldUntil ? new Date(state.heldUntil) : null }),
  }
}

/**
 * What the holder of a pay link sees. It changes nothing, since scanners open links. An unknown, wrong, replaced or
 * expired link throws NOT_FOUND.
 */
export async function openPayLink({
  ctx,
  input: { orderId, token, locale = SOURCE_LOCALE },
}: {
  ctx: Ctx
  input: { orderId: string; token: string; locale?: Locale | undefined }
}): Promise<PayLinkView> {
  const row = isOrderId(orderId) ? await ctx.db.booking.findUnique({ where: { orderId }, include: payLinkParts }) : null
  if (!row || row.erasedAt || !isPayToken(ctx.settings, row, token)) throw new AppError('NOT_FOUND')
  if (!linkIsOpen({ ...row, now: ctx.now(), reportReleasedAt: null })) throw linkEnded(ctx, orderId)
  const { lines, date, time } = row
  const names = await namesIn(ctx, locale)
  return {
    orderId,
    ...stateOf(ctx, row),
    firstName: row.fullName.split(' ')[0] ?? '',
    lines: lines.map(presentLine).map((line) => ({ ...line, name: names.ofLine(line) })),
    people: peopleOf(row).map((name) => name.split(' ')[0] ?? ''),
    total: aedFromFils(row.totalFils),
    date,
    time,
    fastingHours: preparation(lines).fastingHours,
    notEatenSince: row.notEatenSince?.toISOString() ?? null,
  }
}

/** The page `/pay`, which changes nothing when it is opened. */
export function payLinkUrl(
  { settings }: Pick<Ctx, 'settings'>,
  booking: Pick<Booking, 'orderId' | 'accessKey' | 'locale'>,
): string {
  const query = new URLSearchParams({ orderId: booking.orderId, token: payToken(settings.secret, booking) })
  return `${settings.publicUrl}${addressIn(booking.locale, '/pay')}?${query.toString()}`
}

function stateOf(ctx: Ctx, { seat, ...booking }: PayLinkRow): { state: PayLinkState; heldUntil: string | null } {
  const heldUntil = seat?.heldUntil ?? null
  const state = payLinkState({ ...booking, heldUntil, now: ctx.now() })
  return { state, heldUntil: state === 'held' ? (heldUntil?.toISOString() ?? null) : null }
}
