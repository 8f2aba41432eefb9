import { CARE_VISIT_KINDS, CARE_VISIT_STATES } from '@homecare/domain/care-visit-table'
import { z } from 'zod'
import { isoDate } from './text'

/** Up to a week from a day on. */
export const rosterQuery = z.object({ from: isoDate, days: z.coerce.number().int().min(1).max(7).default(1) })

const rosterVisit = z.object({
  id: z.string(),
  /** Of the case: what changes a visit names it. */
  caseId: z.string(),
  caseVersion: z.number().int(),
  caseNumber: z.string(),
  patientName: z.string(),
  /** Where it is, without door and building: `Dubai Marina`. */
  area: z.string(),
  kind: z.enum(CARE_VISIT_KINDS),
  service: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  skills: z.array(z.string()),
  state: z.enum(CARE_VISIT_STATES),
  nurse: z.object({ id: z.string(), name: z.string() }).nullable(),
  acceptedRules: z.array(z.string()),
})

/** Visits of care that begin in some days, with what is wrong and what each nurse has. */
export const roster = z
  .object({
    /** By when they begin. */
    visits: z.array(rosterVisit),
    /** Each day from Monday to Sunday of the week of the first day. */
    week: z.array(
      z.object({
        date: z.string(),
        /** Visits that are planned or took place. */
        visits: z.number().int(),
        /** Planned ones without a nurse. */
        open: z.number().int(),
      }),
    ),
    /** Who has visits in that week, of care or of blood tests: by name. */
    nurses: z.array(
      z.object({ id: z.string(), name: z.string(), visits: z.number().int(), minutes: z.number().int() }),
    ),
  })
  .meta({ id: 'Roster' })

export type RosterQuery = z.infer<typeof rosterQuery>
export type Roster = z.infer<typeof roster>
