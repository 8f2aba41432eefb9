import { fieldMessage } from '@homecare/domain/field-message'
import type { NurseInput } from '@homecare/contract/admin/nurses'
import { SEXES } from '@homecare/domain/identity'
import { CARE_SKILLS, PROFESSIONS } from '@homecare/domain/nurse-credentials'
import { MAX_TEXT, phoneReason } from '@homecare/domain/patient'
import { clockText, WEEKDAYS } from './hours-text'
import { nurseMessages } from './messages'
import type { Nurse } from './nurse'
import { languagesOf } from '../../parts/languages'

const text = nurseMessages.form
const MINUTES = 60
const DAY = 24 * MINUTES
const MAX_LICENCE = 40
const MAX_LANGUAGES = 10

export interface DayValues {
  works: boolean
  /** As a time input has it: `09:00`. */
  from?: string
  to?: string
}

/** The form's values. Weekdays are named, because final-form takes a number in a field's name for a place in a list. */
export interface NurseValues {
  firstName?: string
  lastName?: string
  licenceNumber?: string
  phoneNumber?: string
  profession?: string
  licenceUntil?: string
  sex?: string
  skills: string[]
  languages?: string
  areas: string[]
  days: Record<string, DayValues>
}

export type NurseErrors = { [Field in keyof Omit<NurseValues, 'days'>]?: string } & { days?: Record<string, string> }

/** The weekdays of the form with their number and names, Monday first. */
export const FORM_DAYS = nurseMessages.weekdays.map((names, at) => ({ ...names, weekday: WEEKDAYS[at] ?? 0 }))

const USUAL = { works: false, from: '09:00', to: '18:00' }
/** The working days of a new nurse, until somebody chooses others. */
const USUAL_DAYS: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri']

export function valuesOf(nurse: Nurse | null): NurseValues {
  const hoursOf = (weekday: number) => nurse?.hours.find((each) => each.weekday === weekday)
  return {
    firstName: nurse?.firstName ?? '',
    lastName: nurse?.lastName ?? '',
    licenceNumber: nurse?.licenceNumber ?? '',
    phoneNumber: nurse?.phoneNumber ?? '',
    profession: nurse?.profession ?? 'nurse',
    licenceUntil: nurse?.licenceUntil ?? '',
    sex: nurse?.sex ?? '',
    skills: nurse?.skills ?? [],
    languages: nurse?.languages.join(', ') ?? '',
    areas: nurse?.areas ?? [],
    days: Object.fromEntries(
      FORM_DAYS.map(({ key, weekday }) => {
        const hours = hoursOf(weekday)
        if (!nurse) return [key, { ...USUAL, works: USUAL_DAYS.includes(key) }]
        return [key, hours ? { works: true, from: clockText(hours.from), to: clockText(hours.to % DAY) } : USUAL]
      }),
    ),
  }
}

export function inputOf(values: NurseValues): NurseInput {
  return {
    firstName: values.firstName?.trim() ?? '',
    lastName: values.lastName?.trim() ?? '',
    licenceNumber: values.licenceNumber?.trim() ?? '',
    phoneNumber: values.phoneNumber?.trim() ?? '',
    profession: PROFESSIONS.find((profession) => profession === values.profession) ?? 'nurse',
    licenceUntil: values.licenceUntil || null,
    sex: SEXES.find((sex) => sex === values.sex) ?? null,
    skills: CARE_SKILLS.filter((skill) => values.skills.includes(skill)),
    languages: languagesOf(values.languages),
    areas: values.areas,
    hours: FORM_DAYS.flatMap(({ key, weekday }) => {
      const { works = false, from, to } = values.days[key] ?? {}
      return works ? [{ weekday, from: minuteOf(from), to: minuteOf(to) || DAY }] : []
    }),
  }
}

export function nurseErrors(values: NurseValues): NurseErrors {
  const phone = phoneReason(values.phoneNumber ?? '')
  const days = Object.fromEntries(
    Object.entries(values.days).flatMap(([key, day]) => {
      const error = dayError(day)
      return error ? [[key, error]] : []
    }),
  )
  const languages = languagesOf(values.languages)
  return Object.fromEntries(
    Object.entries({
      firstName: lineError(values.firstName),
      lastName: lineError(values.lastName),
      licenceNumber: lineError(values.licenceNumber, MAX_LICENCE, text.licenceTooLong),
      phoneNumber: phone && fieldMessage('phone', phone),
      languages:
        languages.length > MAX_LANGUAGES
          ? text.tooManyLanguages
          : languages.map((each) => lineError(each)).find(Boolean),
      days: Object.keys(days).length > 0 ? days : undefined,
    }).filter(([, error]) => error !== undefined),
  )
}

function lineError(value = '', max = MAX_TEXT, tooLong: string = text.tooLong): string | undefined {
  if (value.trim() === '') return text.required
  return value.trim().length > max ? tooLong : undefined
}

export function dayError({ works, from, to }: DayValues): string | undefined {
  if (!works) return undefined
  if (!from || !to) return text.timeMissing
  return minuteOf(from) < (minuteOf(to) || DAY) ? undefined : text.timeOrder
}

function minuteOf(time = ''): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * MINUTES + minute
}
