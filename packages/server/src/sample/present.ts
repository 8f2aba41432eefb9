import { nurseName } from '@homecare/domain/nurse'
import type { LaboratorySample } from '@homecare/contract/admin/laboratory'
import { preparation } from '@homecare/domain/cart'
import { accessionOf, isSampleLate, reportDueAt, tubesFor } from '@homecare/domain/sample'
import { linesByPerson } from '@homecare/domain/people'
import { identityOf } from '../booking/save-identities'
import type { OtherSample, Prisma } from '../generated/prisma/client'

/** The relations that `presentSample` reads: `include: sampleParts` in the query. */
export const sampleParts = {
  lines: { orderBy: { position: 'asc' } },
  nurse: true,
  sample: true,
  otherSamples: true,
  identities: true,
  visitSteps: { where: { kind: 'sampleTaken' } },
  reports: { where: { state: 'released' } },
} as const satisfies Prisma.BookingInclude

/** More steps and reports than these do no harm. */
type SampledBooking = Prisma.BookingGetPayload<{
  include: {
    lines: true
    nurse: { select: { firstName: true; lastName: true } }
    sample: true
    otherSamples: true
    identities: true
    visitSteps: true
    reports: true
  }
}>

/** The step that says who took the sample and when; a visit can be completed at the desk without one. */
const takingOf = ({ status, visitSteps }: Pick<SampledBooking, 'status' | 'visitSteps'>) =>
  status === 'Completed' ? (visitSteps.findLast(({ kind }) => kind === 'sampleTaken') ?? null) : null

type StoredSample = Pick<OtherSample, 'number' | 'handedOverAt' | 'handedOverBy'>

/** The people of a visit who have tests, each with their lines and sample, which is null until there is a number. */
export const sampledPeople = <Line extends { person: number }>(booking: {
  fullName: string
  otherPeople: string[]
  lines: Line[]
  sample: StoredSample | null
  otherSamples: OtherSample[]
}): { person: number; name: string; lines: Line[]; sample: StoredSample | null }[] =>
  linesByPerson([booking.fullName, ...booking.otherPeople], booking.lines).map((each) => ({
    ...each,
    sample:
      each.person === 0 ? booking.sample : (booking.otherSamples.find(({ person }) => person === each.person) ?? null),
  }))

/** When the last sample of a visit was handed over; null while one of them is not. */
export function visitHandedOverAt(booking: Parameters<typeof sampledPeople>[0]): Date | null {
  const times = sampledPeople(booking).map(({ sample }) => sample?.handedOverAt?.getTime() ?? null)
  const known = times.filter((time) => time !== null)
  return known.length === times.length && known.length > 0 ? new Date(Math.max(...known)) : null
}

/** One sample of each person with tests: their tubes must not be mixed up. */
export const presentSamples = (booking: SampledBooking, now: Date): LaboratorySample[] => {
  const people = sampledPeople(booking)
  return people.map((each) => presentSample(booking, { ...each, peopleInVisit: people.length, now }))
}

interface SampledPerson {
  person: number
  name: string
  lines: SampledBooking['lines']
  sample: StoredSample | null
  peopleInVisit: number
  now: Date
}

function presentSample(
  booking: SampledBooking,
  { person, name, lines, sample, peopleInVisit, now }: SampledPerson,
): LaboratorySample {
  const { nurse, reports, refund } = booking
  const taking = takingOf(booking)
  const takenAt = taking?.at ?? null
  const facts = {
    takenAt,
    turnaroundHours: preparation(lines).turnaroundHours,
    reported: reports.some((report) => report.person === person && report.state === 'released'),
  }
  return {
    bookingId: booking.id,
    orderId: booking.orderId,
    person,
    peopleInVisit,
    fullName: name,
    identity: identityOf(booking.identities, person),
    date: booking.date,
    time: booking.time,
    status: booking.status,
    accession: sample && accessionOf(sample.number),
    tubes: tubesFor(lines),
    tests: lines.map((line) => line.name),
    nurse: nurse && nurseName(nurse),
    takenAt: takenAt?.toISOString() ?? null,
    takenBy: taking?.actor ?? null,
    // The nurse counts all tubes of the visit, so a count says nothing about one of several people.
    tubesFilled: peopleInVisit === 1 ? (taking?.tubes ?? null) : null,
    fasted: preparation(lines).fastingHours > 0 ? (taking?.fasted ?? null) : null,
    handedOverAt: sample?.handedOverAt?.toISOString() ?? null,
    handedOverBy: sample?.handedOverBy ?? null,
    dueAt: reportDueAt(facts)?.toISOString() ?? null,
    late: isSampleLate(facts, now),
    reported: facts.reported,
    refunded: refund === 'requested' || refund === 'done',
  }
}
