import type { CareVisit } from '@homecare/contract/care-visits'
import { nurseName } from '@homecare/domain/nurse'
import type { CareVisit as Row, Nurse } from '../generated/prisma/client'

/** The visits of a case, from the earliest on, as staff read them: planned ones first, then the others, newest first. */
export const presentCareVisits = (rows: readonly (Row & { nurse: Nurse | null })[]): CareVisit[] =>
  [
    ...rows.filter(({ state }) => state === 'planned'),
    ...rows.filter(({ state }) => state !== 'planned').toReversed(),
  ].map(({ id, kind, service, startsAt, endsAt, skills, state, reason, reasonText, nurse, acceptedRules }) => ({
    ...{ id, kind, service, skills, state, reason, reasonText, acceptedRules },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    nurse: nurse && { id: nurse.id, name: nurseName(nurse) },
  }))
