import type { CareCase, CaseItem } from '@homecare/contract/cases'
import { caseNumber, NURSE_SEX_WISHES } from '@homecare/domain/care-wishes'
import { SEXES } from '@homecare/domain/identity'
import type { NameOf } from '../audit/staff-names'
import { presentCareVisits } from './present-visits'
import type { CareCase as Row, Prisma } from '../generated/prisma/client'

export const caseParts = {
  health: true,
  contacts: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  followUps: { orderBy: [{ dueAt: 'asc' }, { id: 'asc' }] },
  requests: { orderBy: { createdAt: 'asc' } },
  quotes: { select: { id: true } },
  visits: { include: { nurse: true }, orderBy: [{ startsAt: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.CareCaseInclude

interface WithParts {
  id: string
  visits: readonly { id: string }[]
  quotes: readonly { id: string }[]
}

/** The ids by which the history has a case, its visits and its quotes. */
export const subjectsOf = ({ id, visits, quotes }: WithParts): string[] => [
  id,
  ...[...visits, ...quotes].map((part) => part.id),
]

/** What the history has of these cases. */
export const historyOf = (cases: readonly WithParts[]): Prisma.AuditEntryWhereInput => ({
  subjectType: { in: ['case', 'care-visit', 'quote'] },
  subjectId: { in: cases.flatMap(subjectsOf) },
})

type CaseWithParts = Prisma.CareCaseGetPayload<{ include: typeof caseParts }>

/** What the list and the page of a case begin with. */
export const presentHead = (row: Row, nameOf: NameOf): Omit<CaseItem, 'phoneNumber' | 'followUp'> => ({
  id: row.id,
  version: row.version,
  number: caseNumber(row.number),
  state: row.state,
  reason: row.reason,
  reasonText: row.reasonText,
  service: row.service,
  patientName: row.patientName,
  responsible: row.responsible === null ? null : { userName: row.responsible, name: nameOf(row.responsible) },
  createdAt: row.createdAt.toISOString(),
})

const NO_HEALTH = { allergies: '', risks: '', diagnosis: '', mobility: '', equipment: '' }

/** All of a case but its notes and its history. */
export function presentCase(
  row: CaseWithParts,
  related: readonly Row[],
  nameOf: NameOf,
): Omit<CareCase, 'notes' | 'history'> {
  const { doorNumber, building, landmark, city, pin, accessNotes, languages, dateOfBirth } = row
  const { caseId: _, ...health } = row.health ?? { caseId: row.id, ...NO_HEALTH }
  return {
    ...presentHead(row, nameOf),
    dateOfBirth,
    sex: SEXES.find((sex) => sex === row.sex) ?? null,
    languages,
    address: { doorNumber, building, landmark, city },
    pin,
    accessNotes,
    nurseSex: NURSE_SEX_WISHES.find((wish) => wish === row.nurseSex) ?? 'any',
    health,
    contacts: row.contacts.map(({ id, name, phoneNumber, email, relation }) => ({
      ...{ id, name, phoneNumber, email, relation },
    })),
    followUps: [
      ...row.followUps.filter(({ doneAt }) => doneAt === null),
      ...row.followUps.filter(({ doneAt }) => doneAt !== null).toReversed(),
    ].map(({ id, dueAt, text, createdBy, doneAt, doneBy, result }) => ({
      ...{ id, text, result },
      dueAt: dueAt.toISOString(),
      by: nameOf(createdBy),
      doneAt: doneAt?.toISOString() ?? null,
      doneBy: doneBy === null ? null : nameOf(doneBy),
    })),
    visits: presentCareVisits(row.visits),
    requests: row.requests.map(({ id, orderId, service, date, status, createdAt }) => ({
      ...{ id, orderId, service, date, status },
      createdAt: createdAt.toISOString(),
    })),
    related: related.map(({ id, number, patientName, service }) => ({
      ...{ id, patientName, service },
      number: caseNumber(number),
    })),
  }
}
