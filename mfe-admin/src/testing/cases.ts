import type { CareVisit } from '@homecare/contract/care-visits'
import type { CareCase, CaseItem } from '@homecare/contract/cases'
import type { Roster } from '@homecare/contract/roster'
import { dubaiInstant } from '@homecare/domain/dates'
import { TOMORROW } from './records'

const AT = '2026-03-03T06:00:00.000Z'

/** A row of the list: a new case with its first call to be made. */
export const aCaseItem = (more: Partial<CaseItem> = {}): CaseItem => ({
  ...{ id: 'case-1', version: 0, number: 'C-10417', state: 'new', reason: null, reasonText: null },
  ...{ service: 'Elderly Care', patientName: 'Fatima Haddad', responsible: null, createdAt: AT },
  phoneNumber: '971501234567',
  followUp: { dueAt: AT, text: 'First call' },
  ...more,
})

export const aFollowUp = (more: Partial<CareCase['followUps'][number]> = {}): CareCase['followUps'][number] => ({
  ...{ id: 'step-1', dueAt: AT, text: 'Call the hospital', by: 'Sara Nair' },
  ...{ doneAt: null, doneBy: null, result: '' },
  ...more,
})

/** A planned assessment without a nurse, tomorrow from 10:00 to 11:00. */
export const aVisit = (more: Partial<CareVisit> = {}): CareVisit => {
  const startsAt = dubaiInstant(TOMORROW, 600)
  return {
    ...{ id: 'visit-1', kind: 'assessment', service: 'Elderly Care', skills: [], state: 'planned' },
    ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString() },
    ...{ reason: null, reasonText: null, nurse: null, acceptedRules: [] },
    ...more,
  }
}

/** The same visit in the list of all visits. */
export const aRosterVisit = (more: Partial<Roster['visits'][number]> = {}): Roster['visits'][number] => {
  const { reason: _, reasonText: __, ...visit } = aVisit()
  const ofCase = { caseId: 'case-1', caseVersion: 3, caseNumber: 'C-10417', patientName: 'Fatima Haddad' }
  return { ...visit, ...ofCase, area: 'Dubai Marina', ...more }
}

/** A new case of which nobody knows more than the request said. */
export const aCase = (more: Partial<CareCase> = {}): CareCase => {
  const { phoneNumber, followUp: _, ...head } = aCaseItem()
  return {
    ...head,
    ...{ dateOfBirth: null, sex: null, languages: [], pin: null, accessNotes: '', nurseSex: 'any' },
    address: { doorNumber: '', building: '', landmark: '', city: '' },
    health: { allergies: '', risks: '', diagnosis: '', mobility: '', equipment: '' },
    contacts: [{ id: 'contact-1', name: 'Fatima Haddad', phoneNumber, email: 'fatima@example.com', relation: '' }],
    followUps: [],
    requests: [
      {
        ...{ id: 'request-1', orderId: 'ORD-1', service: 'Elderly Care', date: '2026-03-05' },
        status: 'Pending',
        createdAt: AT,
      },
    ],
    ...{ visits: [], related: [], notes: [], history: [] },
    ...more,
  }
}
