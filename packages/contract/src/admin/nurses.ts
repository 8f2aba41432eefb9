import { MAX_TRAVEL_MINUTES } from '@homecare/domain/area-travel'
import { SEXES } from '@homecare/domain/identity'
import { CARE_SKILLS, PROFESSIONS } from '@homecare/domain/nurse-credentials'
import { z } from 'zod'
import { slotTime } from '../slots'
import { isoDate, line, phone, typedLine } from '../text'

const minute = z.number().int().min(0).max(1440)

const workingHours = z
  .object({ weekday: z.number().int().min(0).max(6).meta({ description: '0 is Sunday' }), from: minute, to: minute })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end comes after the beginning' })

/** Who somebody is of the care team and what they may do. `licenceUntil` is the last day on which the licence is valid. */
const credentials = {
  profession: z.enum(PROFESSIONS),
  skills: z.array(z.enum(CARE_SKILLS)).max(CARE_SKILLS.length),
  sex: z.enum(SEXES).nullable(),
  licenceUntil: isoDate.nullable(),
}

/** Hours are minutes after midnight in Dubai. No area means every area. Credentials that a form does not have stay as they are. */
export const nurseBody = z.object({
  firstName: line,
  lastName: line,
  licenceNumber: line.max(40),
  phoneNumber: phone,
  languages: z.array(line).max(10),
  areas: z.array(line).max(50),
  hours: z.array(workingHours).max(7).refine(isOncePerWeekday, 'Give each weekday once'),
  ...z.object(credentials).partial().shape,
})

function isOncePerWeekday(hours: readonly { weekday: number }[]): boolean {
  return new Set(hours.map(({ weekday }) => weekday)).size === hours.length
}

export const changeNurseBody = nurseBody.extend({ version: z.number().int().min(0) })

const nurse = z.object({
  id: z.string(),
  version: z.number().int(),
  ...nurseBody.shape,
  ...credentials,
  phoneNumber: z.string(),
  /** Days off from today on. */
  daysOff: z.array(z.object({ date: z.string(), reason: z.string() })),
  leftOn: z.string().nullable(),
  /** The care from today on that is assigned to this nurse. */
  care: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })),
  /** The visits from today on that are assigned to this nurse, those of care among them. */
  visitsAhead: z.number().int(),
  /** The same by day, without the days that have none. */
  visitDays: z.array(z.object({ date: z.string(), visits: z.number().int() })),
})

export const nurses = z
  .object({
    nurses: z.array(nurse),
    /** The areas that the provider serves, to choose from. */
    areasServed: z.array(z.string()),
    /** How long the way between two areas takes, in both directions, where staff have entered it. */
    travel: z.array(z.object({ from: z.string(), to: z.string(), minutes: z.number().int() })),
  })
  .meta({ id: 'Nurses' })

export const dayOffBody = z.object({ date: isoDate, reason: line })

/** How long the way between two areas that are served takes; null removes the entry. */
export const areaTravelBody = z.object({
  from: typedLine.max(100),
  to: typedLine.max(100),
  minutes: z.number().int().min(0).max(MAX_TRAVEL_MINUTES).nullable(),
})

/** The first day on which the nurse no longer works here; null takes it back. */
export const leaveBody = z.object({ leftOn: isoDate.nullable() })

/** Another date and time than those of the visit, to which it may be moved. */
export const nurseChoicesQuery = z
  .object({ date: isoDate.optional(), time: slotTime.optional() })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    message: 'Give date and time together',
  })

/** Who could make a visit, the best choice first. */
export const nurseChoices = z.object({
  choices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      languages: z.array(z.string()),
      onDuty: z.boolean(),
      clash: z.boolean(),
      visits: z.number().int(),
      overload: z.boolean(),
      nearby: z.boolean(),
      outside: z.boolean(),
      tooFar: z.boolean(),
      travelMinutes: z.number().int(),
      suggested: z.boolean(),
    }),
  ),
})

/** Null takes the nurse off the visit. */
export const assignNurseBody = z.object({ version: z.number().int().min(0), nurseId: z.string().max(64).nullable() })

/**
 * Several visits at a time, in this order. `suggested` is the nurse whom the server suggests for a visit that
 * has none; null takes the nurse off the
 * visit.
 */
export const assignNursesBody = z.object({
  assignments: z
    .array(
      z.object({
        id: z.string().max(64),
        version: z.number().int().min(0),
        nurseId: z.union([z.literal('suggested'), z.string().max(64), z.null()]),
      }),
    )
    .min(1)
    .max(100),
})

export const assignedNurses = z
  .object({
    /** Each visit of the request: its nurse and version now, or why nothing was changed. */
    results: z.array(
      z.object({
        id: z.string(),
        version: z.number().int(),
        nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'AssignedNurses' })

export type AssignNurses = z.infer<typeof assignNursesBody>
export type AssignedNurses = z.infer<typeof assignedNurses>
export type Nurses = z.infer<typeof nurses>
export type SetAreaTravel = z.infer<typeof areaTravelBody>
export type NurseInput = z.infer<typeof nurseBody>
export type ChangeNurse = z.infer<typeof changeNurseBody>
export type NurseChoices = z.infer<typeof nurseChoices>
export type AssignNurse = z.infer<typeof assignNurseBody>
