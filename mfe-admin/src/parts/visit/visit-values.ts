import type { CareVisit } from '@homecare/contract/care-visits'
import type { CareCase } from '@homecare/contract/cases'
import { CARE_VISIT_KINDS, canPlanVisit } from '@homecare/domain/care-visit-table'
import { staffHour, staffTime } from '@homecare/domain/clock'
import { addDays, dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { visitText } from './visit-messages'

/** What every list of visits has of one. */
export type VisitFacts = Pick<CareVisit, 'kind' | 'service' | 'startsAt' | 'endsAt' | 'skills' | 'nurse'>

/** What the dialog is for: a new visit, another time of one, or its nurse. */
export type VisitTask = { kind: 'plan' } | { kind: 'move' | 'assign'; visit: CareVisit }

export interface VisitValues {
  kind?: string
  service?: string
  day?: string
  time?: string
  minutes?: string
  skills: string[]
  nurseId?: string
  /** The names of the rules that somebody accepts for this nurse. */
  accepted: string[]
}

/** The lengths to choose from, and that of a visit which has another one. */
export const lengthsWith = (minutes: number): number[] =>
  [...new Set([30, 60, 90, 120, 180, 240, 360, 480, 600, 720, minutes])].sort((a, b) => a - b)

/** The kinds that may be planned now. */
export const kindsOf = ({ state }: CareCase) => CARE_VISIT_KINDS.filter((kind) => canPlanVisit(kind, state))

export function valuesOf(task: VisitTask, careCase: CareCase): VisitValues {
  if (task.kind === 'plan')
    return {
      ...{ kind: kindsOf(careCase).at(-1) ?? 'assessment', service: careCase.service },
      ...{ day: addDays(dubaiDate(serverNow()), 1), time: '10:00', minutes: '60' },
      ...{ skills: [], nurseId: '', accepted: [] },
    }
  return { ...valuesOfVisit(task.visit), accepted: task.kind === 'move' ? task.visit.acceptedRules : [] }
}

/** What a form begins with that gives a visit its nurse. */
export const valuesOfVisit = ({ startsAt, endsAt, skills, nurse, kind, service }: VisitFacts): VisitValues => ({
  ...{ kind, service, skills, nurseId: nurse?.id ?? '' },
  ...{ day: dubaiDate(new Date(startsAt)), time: staffHour(new Date(startsAt)) },
  minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  accepted: [],
})

export function startOf({ day, time }: Pick<VisitValues, 'day' | 'time'>): Date | null {
  const [hours, minutes] = (time ?? '').split(':').map(Number)
  return !day || hours === undefined || minutes === undefined ? null : dubaiInstant(day, hours * 60 + minutes)
}

export const skillsOf = ({ skills }: Pick<VisitValues, 'skills'>) =>
  CARE_SKILLS.filter((skill) => skills.includes(skill))

/** A visit whose time stays may have begun, when its nurse is another one. */
export function errorsIn(values: VisitValues, task: VisitTask): Partial<Record<keyof VisitValues, string>> {
  const at = startOf(values)
  return {
    ...((values.service ?? '').trim() === '' && { service: visitText.dialog.serviceMissing }),
    ...(task.kind !== 'assign' && (!at || at <= serverNow()) && { time: visitText.dialog.past }),
  }
}

/** From when to when, as staff read it; a visit over midnight ends on the next day. */
export function visitTime({ startsAt, endsAt }: Pick<VisitFacts, 'startsAt' | 'endsAt'>): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  const range = visitText.between(staffTime(from), staffHour(to))
  return dubaiDate(from) === dubaiDate(to) ? range : visitText.nextDay(range)
}

/** Which visit it is, where a dialog hides the list. */
export const visitLine = (visit: VisitFacts): string =>
  visitText.of(visitTime(visit), visitText.of(visitText.kinds[visit.kind], visit.service))
