import type { Nurses } from '@homecare/contract/admin/nurses'
import type { IsoDate } from '@homecare/domain/dates'
import { SEXES } from '@homecare/domain/identity'
import { CARE_SKILLS, PROFESSIONS } from '@homecare/domain/nurse-credentials'
import type { CareVisit } from '../generated/prisma/client'
import type { NurseWithDuty } from './queries'

type Nurse = Nurses['nurses'][number]

/** Presents a nurse to staff, with the days off from `today` on, the care and the number of visits of each day. */
export function presentNurse(
  nurse: NurseWithDuty,
  {
    today,
    care,
    days,
  }: { today: IsoDate; care: readonly Pick<CareVisit, 'startsAt' | 'endsAt'>[]; days: ReadonlyMap<IsoDate, number> },
): Nurse {
  const visitDays = [...days].map(([date, visits]) => ({ date, visits })).sort((a, b) => a.date.localeCompare(b.date))
  const { id, version, firstName, lastName, licenceNumber, phoneNumber, languages, areas, leftOn, licenceUntil } = nurse
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
    licenceUntil,
    profession: PROFESSIONS.find((each) => each === nurse.profession) ?? 'nurse',
    skills: CARE_SKILLS.filter((skill) => nurse.skills.includes(skill)),
    sex: SEXES.find((sex) => sex === nurse.sex) ?? null,
    hours: nurse.hours.map(({ weekday, fromMinute, toMinute }) => ({ weekday, from: fromMinute, to: toMinute })),
    daysOff: nurse.daysOff.filter(({ date }) => date >= today).map(({ date, reason }) => ({ date, reason })),
    care: care.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
    visitsAhead: visitDays.reduce((sum, { visits }) => sum + visits, 0),
    visitDays,
  }
}
