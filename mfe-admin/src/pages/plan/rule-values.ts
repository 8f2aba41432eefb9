import type { PlanRuleInput } from '@homecare/contract/plans'
import { addDays, type IsoDate } from '@homecare/domain/dates'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import { clock, hours, lengthOf, minuteOf } from '../../parts/care/lengths'
import type { PlanRule } from '../../parts/care/rule-in-words'
import { planText } from './messages'
import { repeatOf, rruleOf, type RepeatValues } from './repeat-values'

export interface TaskValues {
  text: string
  /** '' for any time of the visit. */
  atMinute: string
  required: boolean
}

/** A rule as it is typed, by the names of the request. */
export interface RuleValues extends RepeatValues {
  service: string
  /** A line of a quote, '' for none. */
  quoteLine: string
  startsOn: string
  endsOn: string
  startMinute: string
  minutes: string
  skills: string[]
  onHolidays: string
  nurseId: string
  /** The names of the rules that somebody accepts, for the nurse `acceptedFor` only. */
  accepted: readonly string[]
  acceptedFor: string
  tasks: readonly TaskValues[]
}

type QuoteLine = PlanRuleInput['quoteLine']

/** A line of a quote as the value of a choice. */
export const lineValue = (line: QuoteLine): string => (line ? `${line.position} ${line.quoteId}` : '')

function lineOf(value: string): QuoteLine {
  const [position = '', quoteId] = value.split(' ')
  return quoteId ? { quoteId, position: Number(position) } : null
}

/** A rule of which nothing is known but the service and the first day. */
export const emptyRule = (service: string, startsOn: IsoDate): RuleValues => ({
  ...repeatOf('FREQ=WEEKLY', startsOn),
  service: SERVICE_CHOICES.includes(service) ? service : '',
  ...{ quoteLine: '', startsOn, endsOn: '', startMinute: '', minutes: '' },
  ...{ days: [], skills: [], onHolidays: 'work', nurseId: '', accepted: [], acceptedFor: '', tasks: [] },
})

/** The day after today, on which most plans begin at the earliest. */
export const firstDay = (today: IsoDate): IsoDate => addDays(today, 1)

export function ruleValuesOf(rule: PlanRule): RuleValues {
  const { service, rrule, startsOn, endsOn, startMinute, minutes, skills, onHolidays, nurseId, tasks } = rule
  return {
    ...repeatOf(rrule, startsOn),
    ...{ service, startsOn, onHolidays, skills },
    quoteLine: lineValue(rule.quoteLine),
    endsOn: endsOn ?? '',
    startMinute: clock(startMinute),
    minutes: hours(minutes),
    nurseId: nurseId ?? '',
    ...{ accepted: rule.accepted, acceptedFor: nurseId ?? '' },
    tasks: tasks.map(({ text, atMinute, required }) => ({
      ...{ text, required },
      atMinute: atMinute === null ? '' : clock(atMinute),
    })),
  }
}

/** The rules that are accepted for the nurse who is chosen now. */
export const acceptedOf = ({ accepted, acceptedFor, nurseId }: RuleValues): readonly string[] =>
  nurseId !== '' && acceptedFor === nurseId ? accepted : []

/** The request of what was typed, which has no errors. */
export function ruleOf(values: RuleValues): PlanRuleInput {
  const { service, startsOn, endsOn, skills, nurseId, tasks } = values
  return {
    ...{ service, startsOn },
    quoteLine: lineOf(values.quoteLine),
    rrule: rruleOf(values),
    endsOn: endsOn === '' ? null : endsOn,
    startMinute: minuteOf(values.startMinute) ?? 0,
    minutes: lengthOf(values.minutes) ?? 0,
    skills: CARE_SKILLS.filter((skill) => skills.includes(skill)),
    onHolidays: values.onHolidays === 'skip' ? 'skip' : 'work',
    nurseId: nurseId === '' ? null : nurseId,
    accepted: [...acceptedOf(values)],
    tasks: tasks.map(({ text, atMinute, required }) => ({ text, atMinute: minuteOf(atMinute), required })),
  }
}

type Errors<Values> = Partial<Record<keyof Values, string>>
export type RuleErrors = Omit<Errors<RuleValues>, 'tasks'> & { tasks?: (Errors<TaskValues> | undefined)[] }

/** What is missing or wrong in a rule, by field; undefined if nothing is. */
export function ruleErrors(values: RuleValues): RuleErrors | undefined {
  const { service, startsOn, endsOn, startMinute, minutes, repeat, every, days, tasks } = values
  const { rule: text, repeat: repeatText, when } = planText
  const ofTasks = tasks.map((task) => (task.text.trim() === '' ? { text: planText.tasks.missing } : undefined))
  const errors: RuleErrors = {
    ...(!service && { service: text.choose }),
    ...(repeat !== 'kept' && !/^[1-9]\d?$/.test(every.trim()) && { every: repeatText.everyWrong }),
    ...(repeat === 'weekly' && days.length === 0 && { days: repeatText.daysMissing }),
    ...(!startsOn && { startsOn: when.missing }),
    ...(endsOn && endsOn < startsOn && { endsOn: when.endFirst }),
    ...(minuteOf(startMinute) === null && { startMinute: text.startMissing }),
    ...(lengthOf(minutes) === undefined && { minutes: text.lengthWrong }),
    ...(ofTasks.some(Boolean) && { tasks: ofTasks }),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}
