import { addNote } from '../appointment/add-note'
import { changeBookingStatus } from '../visit/change-status'
import { requestContact } from '../request/request-contact'
import { bookingSteps } from './booking-steps'
import { PNG, uploadBytes } from './documents'
import { PATIENT } from './records'
import type { TestCtx } from './test-context'

const actor = { name: 'admin', role: 'admin' } as const

/** A patient with every kind of data: a booking, paid and canceled without refund, a note, a file, an answered request. */
export async function createPatient(ctx: TestCtx) {
  const booking = await bookingSteps(() => ctx).paid(PATIENT)
  const subject = { type: 'booking', id: booking.id } as const
  await addNote({ ctx, actor, input: { subject, text: `${PATIENT.fullName} prefers mornings` } })
  await uploadBytes(ctx, { subject, name: 'Quartzberg result.png', body: PNG })
  const canceled = { status: 'Canceled', version: booking.version, refundPayment: false, reason: 'Too late' } as const
  await changeBookingStatus({ ctx, actor, input: { id: booking.id, ...canceled } })
  const { fullName, phoneNumber } = PATIENT
  const form = {
    fullName,
    phoneNumber,
    email: PATIENT.email.toUpperCase(),
    date: '2026-03-05',
    service: 'Nurses Visit',
    locale: 'en' as const,
    contactBy: 'email' as const,
  }
  await requestContact({ ctx, input: form })
  const request = await ctx.db.serviceRequest.findFirstOrThrow({ where: { fullName } })
  return { ...booking, requestId: request.id }
}

/** Every row of every table, as text. */
export async function everyRow({ db }: TestCtx): Promise<Map<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`
  const rows = new Map<string, string>()
  for (const { name } of tables) {
    const lines = await db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`)
    rows.set(name, lines.map(({ row }) => row).join('\n'))
  }
  return rows
}
