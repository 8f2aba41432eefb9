import type { CarePlan } from '@homecare/contract/plans'
import type { IsoDate } from '@homecare/domain/dates'
import { usePolledQuery } from '../../api/use-polled-query'

export const planKey = (caseId: string) => ['plan', caseId]

/** The plan of a case, refreshed while it is open. */
export const usePlan = (caseId: string) =>
  usePolledQuery(planKey(caseId), (api, options) =>
    api.get('/api/cases/{id}/plan', { ...options, params: { id: caseId } }),
  )

/** Whether a rule or a pause holds today or later; `last` is its last day. */
const isAhead = (last: IsoDate | null, today: IsoDate): boolean => last === null || last >= today

/** What holds today or later. A rule that was replaced before its first day has no day left. */
export const currentOf = ({ rules, pauses }: CarePlan, today: IsoDate) => ({
  rules: rules.filter(({ startsOn, endsOn }) => isAhead(endsOn, today) && isAhead(endsOn, startsOn)),
  pauses: pauses.filter(({ until }) => isAhead(until, today)),
})
