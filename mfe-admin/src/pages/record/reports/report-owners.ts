import type { BloodTestDetail, RequestDetail } from '@homecare/contract/staff'
import { linesByPerson } from '@homecare/domain/people'

/** Somebody who gets a report of a booking. */
export interface ReportOwner {
  /** A place in the booking's list of names. */
  person: number
  name: string
  tests: string[]
}

/** The people of a booking who have tests; the patient if it is for one person. */
export function reportOwners({ people, lines }: Pick<BloodTestDetail, 'people' | 'lines'>): ReportOwner[] {
  if (people.length === 1) return [{ person: 0, name: people[0] ?? '', tests: lines.map(({ name }) => name) }]
  return linesByPerson(people, lines).map((owner) => ({ ...owner, tests: owner.lines.map(({ name }) => name) }))
}

/** Whose sample is taken and of whom no report waits for its release; nobody of a request, which has no reports. */
export function waitingForReport(record: BloodTestDetail | RequestDetail): ReportOwner[] {
  if (!('reports' in record) || record.status !== 'Completed' || record.paymentStatus !== 'Paid') return []
  const waits = record.reports.filter(({ state }) => state === 'uploaded').map(({ person }) => person)
  return reportOwners(record).filter(({ person }) => !waits.includes(person))
}
