import type { Booking, Prisma, ServiceRequest } from '../generated/prisma/client'
import type { LivePhone } from './current'

/** Numbers change their owners: what is older than this is not shown to whoever has the number now. */
const SHOWN_MONTHS = 24
/** The most records that one page has. */
const MAX_SHOWN = 200

/** Records and links of before are left out. */
export function shownSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - SHOWN_MONTHS)
  return since
}

/** What a visit of the page is made of. */
const visitParts = {
  lines: { orderBy: { position: 'asc' } },
  visitSteps: { orderBy: [{ at: 'asc' }, { receivedAt: 'asc' }] },
  reports: { where: { state: 'released' }, orderBy: { person: 'asc' } },
} as const satisfies Prisma.BookingInclude
export type VisitRow = Prisma.BookingGetPayload<{ include: typeof visitParts }>

/** The open links of a phone that a page shows: with a member or with who manages it. */
export const linksOf = (phone: string, now: Date) =>
  ({
    endedAt: null,
    invitedAt: { gt: shownSince(now) },
    OR: [{ managerPhone: phone }, { memberPhone: phone }],
  }) as const satisfies Prisma.FamilyLinkWhereInput

/** The open sessions that a page shows and may end. What opened by an email sees its own kind only. */
export const sessionsOf = ({ phone, email }: LivePhone, now: Date) =>
  ({
    ...(email === null ? { phone } : { phone, email }),
    endedAt: null,
    expiresAt: { gt: now },
  }) satisfies Prisma.PhoneSessionWhereInput

/** The records that a session opens: those of its own phone, and of the phones that it manages. */
export async function recordsOf(
  db: Prisma.TransactionClient,
  { phone, email }: LivePhone,
  { managed, now }: { managed: readonly string[]; now: Date },
): Promise<{ bookings: VisitRow[]; requests: ServiceRequest[] }> {
  const where = {
    phoneE164: { in: [phone, ...managed] },
    erasedAt: null,
    createdAt: { gt: shownSince(now) },
  }
  const isOpen = (record: Pick<Booking, 'email'>) => email === null || record.email.toLowerCase() === email
  const [bookings, requests] = await Promise.all([
    db.booking.findMany({
      where,
      include: visitParts,
      orderBy: [{ visitAt: 'desc' }, { id: 'desc' }],
      take: MAX_SHOWN,
    }),
    db.serviceRequest.findMany({
      where: { ...where, suspected: false },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_SHOWN,
    }),
  ])
  return { bookings: bookings.filter(isOpen), requests: requests.filter(isOpen) }
}
