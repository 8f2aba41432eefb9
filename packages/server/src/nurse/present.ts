import type { Nurses } from '@homecare/contract/admin/nurses'
import type { IsoDate } from '@homecare/domain/dates'
import type { NurseWithDuty } from './queries'

type Nurse = Nurses['nurses'][number]

/** Presents a nurse to staff, with the days off from `today` on. */
export function presentNurse(nurse: NurseWithDuty, today: IsoDate, visitDays: Nurse['visitDays']): Nurse {
  const { id, version, firstName, lastName, licenceNumber, phoneNumber, languages, areas, leftOn } = nurse
  return {
    id,
    version,
    firstName,
    lastName,
    licenceNumber,
    phoneNumber,
    languages,
    areas,
    leftOn,
    hours: nurse.hours.map(({ weekday, fromMinute, toMinute }) => ({ weekday, from: fromMinute, to: toMinute })),
    daysOff: nurse.daysOff.filter(({ date }) => date >= today).map(({ date, reason }) => ({ date, reason })),
    visitsAhead: visitDays.reduce((sum, { visits }) => sum + visits, 0),
    visitDays,
  }
}
