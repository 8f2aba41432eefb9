import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import type { ProviderProfile } from '@homecare/contract/profile'
import { caseNumber } from '@homecare/domain/care-wishes'
import { addDays, dubaiInstant, type IsoDate } from '@homecare/domain/dates'
import { areaOf } from '@homecare/domain/day-route'
import { mapLink } from '@homecare/domain/map-link'
import { nurseName } from '@homecare/domain/nurse'
import { recordId } from '../../database/record-id'
import type { Prisma } from '../../generated/prisma/client'

/** Postgres has no time before it, and no care has begun then. */
const FIRST_DAY = '0002-01-01'

/** The care that begins on a day and was not called off. */
export function careThatBeginsOn(date: IsoDate): Prisma.CareVisitWhereInput {
  const day = date < FIRST_DAY ? FIRST_DAY : date
  return {
    state: { in: ['planned', 'ended'] },
    startsAt: { gte: dubaiInstant(day, 0), lt: dubaiInstant(addDays(day, 1), 0) },
  }
}

interface Choice {
  date: IsoDate
  nurse?: string | null | undefined
  profile: ProviderProfile
}

/** The care of a day by its beginning; with `nurse` that of one nurse, or of nobody (`none`). */
export async function careOfDay(
  db: Pick<Prisma.TransactionClient, 'careVisit'>,
  { date, nurse, profile }: Choice,
): Promise<DaySheet['care']> {
  const visits = await db.careVisit.findMany({
    where: {
      ...careThatBeginsOn(date),
      ...(nurse ? { nurseId: nurse === 'none' ? null : recordId(nurse) } : {}),
    },
    include: {
      nurse: true,
      case: { include: { health: true, contacts: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 1 } } },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  return visits.map((visit) => {
    const { doorNumber, building, landmark, city, pin, accessNotes, health, contacts, number } = visit.case
    const address = { doorNumber, building, landmark, city }
    const [contact] = contacts
    return {
      ...{ visitId: visit.id, caseId: visit.caseId, number: caseNumber(number) },
      ...{ kind: visit.kind, service: visit.service, state: visit.state },
      startsAt: visit.startsAt.toISOString(),
      endsAt: visit.endsAt.toISOString(),
      area: areaOf(address, profile.areasServed),
      fullName: visit.case.patientName,
      contact: contact ? { name: contact.name, relation: contact.relation, phoneNumber: contact.phoneNumber } : null,
      ...{ address, pin, accessNotes },
      mapLink: mapLink(address, pin, profile.mapUrl),
      health: { allergies: health?.allergies ?? '', risks: health?.risks ?? '' },
      nurse: visit.nurse && { id: visit.nurse.id, name: nurseName(visit.nurse) },
    }
  })
}
