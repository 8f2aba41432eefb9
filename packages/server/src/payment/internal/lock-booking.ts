import { AppError } from '../../app-error'
import type { Prisma } from '../../generated/prisma/client'

export type LockedBooking = Prisma.BookingGetPayload<{ include: { attempts: true; seat: true } }>

/** The booking with its attempts in order and its seat; nobody else changes it until this transaction ends. */
export async function lockBooking(tx: Prisma.TransactionClient, id: string): Promise<LockedBooking> {
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${id}::uuid FOR UPDATE`
  const booking = await tx.booking.findUnique({
    where: { id },
    include: { attempts: { orderBy: { number: 'asc' } }, seat: true },
  })
  if (!booking) throw new AppError('NOT_FOUND')
  return booking
}
