import type { CareCase } from '@homecare/contract/cases'
import type { PlanChange, PlanEffect, PlanRuleInput } from '@homecare/contract/plans'
import { getCase } from '../case/get'
import type { Prisma } from '../generated/prisma/client'
import { applyPlan, previewPlan } from '../plan/change'
import type { TestCtx } from './test-context'

const actor = { name: 'coordinator', role: 'coordinator' } as const

/** Each day from eight to twelve, from Thursday 5 March 2026 on, without an end. */
export const MORNINGS: PlanRuleInput = {
  ...{ quoteLine: null, service: 'Elderly Care', rrule: 'FREQ=DAILY', startsOn: '2026-03-05', endsOn: null },
  ...{ startMinute: 480, minutes: 240, skills: [], onHolidays: 'work', nurseId: null, accepted: [], tasks: [] },
}

/** What staff do with plans. `context` returns the current test's context. */
export function planSteps(context: () => TestCtx) {
  const again = (id: string): Promise<CareCase> => getCase({ ctx: context(), input: { id } })
  const preview = async (id: string, change: PlanChange, includeByHand = false): Promise<PlanEffect> => {
    const { version } = await again(id)
    return previewPlan({ ctx: context(), actor, input: { id, version, change, includeByHand } })
  }
  return {
    again,
    preview,
    /** What the effect says of visits: `{ add: 3 }`. */
    counts: ({ visits }: PlanEffect): Record<string, number> => {
      const counts: Record<string, number> = {}
      for (const { what } of visits) counts[what] = (counts[what] ?? 0) + 1
      return counts
    },
    /** Looks at the effect of a change and makes it. */
    async apply(id: string, change: PlanChange, includeByHand = false): Promise<PlanEffect> {
      const { version } = await again(id)
      const effect = await preview(id, change, includeByHand)
      const input = { id, version, change, includeByHand, hash: effect.hash }
      await applyPlan({ ctx: context(), actor, input })
      return effect
    },
    rules: (caseId: string) => context().db.planRule.findMany({ where: { caseId }, orderBy: { startsOn: 'asc' } }),
    visits: (caseId: string, where: Prisma.CareVisitWhereInput = { state: 'planned' }) =>
      context().db.careVisit.findMany({ where: { caseId, ...where }, orderBy: [{ startsAt: 'asc' }, { id: 'asc' }] }),
  }
}
