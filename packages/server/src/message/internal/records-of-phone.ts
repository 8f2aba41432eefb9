import type { Thread } from '@homecare/contract/threads'
import type { Locale, Prisma } from '../../generated/prisma/client'

export type RecordOfPhone = Thread['records'][number] & { email: string; locale: Locale; createdAt: Date }

const SELECT = { id: true, orderId: true, fullName: true, date: true, status: true } as const
const MORE = { email: true, locale: true, createdAt: true } as const

/** The records of a number, the newest first, at most `take`. An erased record has no number any more. */
export async function recordsOfPhone(
  db: Pick<Prisma.TransactionClient, 'booking' | 'serviceRequest'>,
  phone: string,
  take = 5,
): Promise<RecordOfPhone[]> {
  if (phone === '') return []
  const where = { phoneE164: phone, erasedAt: null }
  const find = { where, select: { ...SELECT, ...MORE }, orderBy: { createdAt: 'desc' as const }, take }
  const [bookings, requests] = await Promise.all([
    db.booking.findMany(find),
    db.serviceRequest.findMany({ ...find, where: { ...where, suspected: false } }),
  ])
  return [
    ...bookings.map(({ status, ...row }) => ({ kind: 'bloodtests' as const, isOpen: status === 'Pending', ...row })),
    ...requests.map(({ status, ...row }) => ({ kind: 'services' as const, isOpen: status === 'Pending', ...row })),
  ]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, take)
}

/** The column of `message` that names a record. */
export const ownerOf = ({
  kind,
  id,
}: Pick<RecordOfPhone, 'kind' | 'id'>): { bookingId: string } | { requestId: string } =>
  kind === 'bloodtests' ? { bookingId: id } : { requestId: id }
