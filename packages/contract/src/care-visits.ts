import {
  CARE_VISIT_EVENTS,
  CARE_VISIT_KINDS,
  CARE_VISIT_MINUTES,
  CARE_VISIT_STATES,
} from '@homecare/domain/care-visit-table'
import { CARE_SKILLS } from '@homecare/domain/nurse-credentials'
import { z } from 'zod'
import { line, typedLines } from './text'

const version = z.number().int().min(0)
const minutes = z.number().int().min(CARE_VISIT_MINUTES.min).max(CARE_VISIT_MINUTES.max)
const skills = z.array(z.enum(CARE_SKILLS)).max(CARE_SKILLS.length)
/** The names of the rules that the nurse breaks and somebody accepts. */
const accepted = z.array(z.string().max(30)).max(20)
const nurseId = z.string().max(64)

/** A visit of care. */
export const careVisit = z.object({
  id: z.string(),
  kind: z.enum(CARE_VISIT_KINDS),
  service: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** What its nurse must have. */
  skills: z.array(z.string()),
  state: z.enum(CARE_VISIT_STATES),
  /** Of the last event, where that needs one; with `other` the text. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  /** Null until somebody is assigned. */
  nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The rules that the nurse breaks and somebody accepted. */
  acceptedRules: z.array(z.string()),
})

/** A visit to plan, with its nurse or without. `version` is the case's. */
export const planVisitBody = z.object({
  version,
  kind: z.enum(CARE_VISIT_KINDS),
  service: line,
  startsAt: z.iso.datetime(),
  minutes,
  skills,
  nurseId: nurseId.nullable(),
  accepted: accepted.optional(),
})

/**
 * What happens to a visit: `assign` has the nurse, `move` the new time and length, with the nurse who stays or another one, or
 * null for nobody; `cancel` and `miss` have the reason. `undo` takes back at once that it took place or was missed. `version` is the
 * case's.
 */
export const visitEventBody = z
  .object({
    version,
    event: z.enum([...CARE_VISIT_EVENTS, 'undo']),
    nurseId: nurseId.nullable().optional(),
    startsAt: z.iso.datetime().optional(),
    minutes: minutes.optional(),
    accepted: accepted.optional(),
    reasonName: line.optional(),
    text: typedLines.max(500).optional(),
  })
  .refine(({ event, nurseId: nurse }) => event !== 'assign' || typeof nurse === 'string', {
    path: ['nurseId'],
    message: 'Choose a nurse',
  })
  .refine(
    ({ event, startsAt, minutes: length }) => event !== 'move' || (startsAt !== undefined && length !== undefined),
    {
      path: ['startsAt'],
      message: 'Give the new time and length',
    },
  )

/** The time that a visit has or may get. `visitId` is the visit itself, which then does not count against its nurse. */
export const careNursesQuery = z.object({
  startsAt: z.iso.datetime(),
  minutes: z.coerce.number().int().min(CARE_VISIT_MINUTES.min).max(CARE_VISIT_MINUTES.max),
  /** Codes of skills, separated by commas. */
  skills: z.string().max(200).default(''),
  visitId: z.string().max(64).optional(),
})

const brokenRule = z.object({ name: z.string(), level: z.enum(['hard', 'soft']), text: z.string() })

/** The nurses, those without a broken rule first, then those with soft ones only. */
export const careNurses = z
  .object({ nurses: z.array(z.object({ id: z.string(), name: z.string(), broken: z.array(brokenRule) })) })
  .meta({ id: 'CareNurses' })

export type CareVisit = z.infer<typeof careVisit>
export type PlanVisit = z.infer<typeof planVisitBody>
export type ApplyVisitEvent = z.infer<typeof visitEventBody>
export type CareNursesQuery = z.infer<typeof careNursesQuery>
export type CareNurses = z.infer<typeof careNurses>
