import type { HandOver, LaboratoryDay } from '@homecare/contract/admin/laboratory'
import { accessionOf, handOverRefusal, spacedAccession, type HandOverRefusal } from '@homecare/domain/sample'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { Prisma } from '../generated/prisma/client'
import { allotNumbers } from './allot'
import { getLaboratoryDay } from './get-laboratory-day'
import { sampledPeople } from './present'

const SENTENCES: Record<HandOverRefusal, string> = {
  canceled: 'This visit is canceled, so there is no sample to hand over.',
  'not-taken': 'The sample is not taken yet. Complete the visit first.',
  'no-number': 'This visit has no accession number, because it is not paid.',
}

/**
 * Marks samples as handed over to the laboratory, or undoes that: all of them or none. One that is in that state already
 * keeps its time. Throws NOT_FOUND, and CONFLICT with a sentence that names the visit.
 */
export async function handOverSamples({
  ctx,
  actor,
  input: { date, bookingIds, person, handedOver },
}: {
  ctx: Ctx
  actor: Actor
  input: HandOver
}): Promise<LaboratoryDay> {
  const ids = [...new Set(bookingIds.map(recordId))].sort()
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM booking WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
    if (handedOver) await allotNumbers(tx, actor, ids)
    const bookings = await lockedSamples(tx, ids)
    if (bookings.length < ids.length) throw new AppError('NOT_FOUND')
    for (const booking of bookings) {
      const people = sampledPeople(booking).filter((each) => person === undefined || each.person === person)
      if (people.length === 0) throw new AppError('NOT_FOUND')
      const open = people.filter(({ sample }) => (sample?.handedOverAt != null) !== handedOver)
      if (open.length === 0) continue
      const refusal = handedOver ? refusalOf(booking, open) : undoRefusalOf(booking, open)
      if (refusal) throw new AppError('CONFLICT', { detail: `${booking.orderId}: ${refusal}` })
      await save(tx, { booking, people: open }, { actor, at: handedOver ? ctx.now() : null })
    }
  })
  return getLaboratoryDay({ ctx, input: { date } })
}

type SampledBooking = Awaited<ReturnType<typeof lockedSamples>>[number]
type SampledPeople = ReturnType<typeof sampledPeople>

const lockedSamples = (tx: Prisma.TransactionClient, ids: string[]) =>
  tx.booking.findMany({
    where: { id: { in: ids }, erasedAt: null },
    include: { lines: true, sample: true, otherSamples: true, reports: { where: { state: 'released' } } },
  })

function refusalOf(booking: SampledBooking, people: SampledPeople): string | null {
  const numbers = people.map(({ sample }) => sample?.number ?? null)
  const number = numbers.includes(null) ? null : (numbers[0] ?? null)
  const facts = { status: booking.status, number }
  const refusal = handOverRefusal(facts)
  return refusal && SENTENCES[refusal]
}

/** A report that was released shows that the laboratory had the sample. */
function undoRefusalOf({ reports }: SampledBooking, people: SampledPeople): string | null {
  const reported = people.find(({ person }) => reports.some((report) => report.person === person))
  return reported?.sample
    ? `The report of ${spacedAccession(accessionOf(reported.sample.number))} is released, so the laboratory had the sample.`
    : null
}

async function save(
  tx: Prisma.TransactionClient,
  { booking: { id }, people }: { booking: SampledBooking; people: SampledPeople },
  { actor, at }: { actor: Actor; at: Date | null },
): Promise<void> {
  const data = { handedOverAt: at, handedOverBy: at && actor.name }
  const others = people.flatMap(({ person }) => (person > 0 ? [person] : []))
  if (others.length < people.length) await tx.sample.updateMany({ where: { bookingId: id }, data })
  await tx.otherSample.updateMany({ where: { bookingId: id, person: { in: others } }, data })
  await tx.booking.update({ where: { id }, data: { version: { increment: 1 } } })
  for (const { sample } of people)
    await appendAuditEntry(tx, {
      actor,
      action: at ? 'sample handed over' : 'hand-over undone',
      subject: { type: 'booking', id },
      detail: { ...(sample && { accession: accessionOf(sample.number) }) },
    })
}
