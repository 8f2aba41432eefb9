import type { CareCase } from '@homecare/contract/cases'
import type { ApplyVisitEvent, PlanVisit } from '@homecare/contract/care-visits'
import type { CaseEvent } from '@homecare/domain/case-table'
import { dubaiInstant } from '@homecare/domain/dates'
import { applyCaseEvent } from '../case/apply-event'
import { applyVisitEvent } from '../case/apply-visit-event'
import { getCase } from '../case/get'
import { planVisit } from '../case/plan-visit'
import type { Nurse, Prisma } from '../generated/prisma/client'
import { createRequest } from './records'
import type { TestCtx } from './test-context'

export const CARE_DAY = '2026-03-05'
const actor = { name: 'coordinator', role: 'coordinator' } as const
let licences = 0

/** What the desk does for a patient's care. `context` returns the current test's context. */
export function careSteps(context: () => TestCtx) {
  /** An instant of the day of care: `at(10)` is ten o'clock in Dubai. */
  const at = (hour: number) => dubaiInstant(CARE_DAY, hour * 60).toISOString()
  return {
    actor,
    at,

    /** A nurse who works every day from 8 to 20 and whose licence is valid. */
    nurse: (changes: Partial<Prisma.NurseUncheckedCreateInput> = {}): Promise<Nurse> =>
      context().db.nurse.create({
        data: {
          ...{
            firstName: 'Maya',
            lastName: 'Rahman',
            licenceNumber: `DHA-CARE-${++licences}`,
            phoneNumber: '971501112233',
          },
          ...{ languages: [], areas: [], licenceUntil: '2026-12-31', sex: 'female' },
          hours: { create: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, fromMinute: 480, toMinute: 1200 })) },
          ...changes,
        },
      }),

    /** The case of a new request, with what is changed of it. */
    async newCase(changes: Prisma.CareCaseUncheckedUpdateInput = {}): Promise<CareCase> {
      const { db } = context()
      const before = await db.careCase.findMany({ select: { id: true } })
      await createRequest(context(), 'Elderly Care')
      const { id } = await db.careCase.findFirstOrThrow({ where: { id: { notIn: before.map((each) => each.id) } } })
      await db.careCase.update({ where: { id }, data: changes })
      return getCase({ ctx: context(), input: { id } })
    },

    event: ({ id, version }: CareCase, event: CaseEvent, more: object = {}) =>
      applyCaseEvent({ ctx: context(), actor, input: { id, version, event, ...more } }),

    /** Plans an assessment of an hour at 10, unless the changes say otherwise. */
    plan: ({ id, version }: CareCase, changes: Partial<PlanVisit> = {}) =>
      planVisit({
        ctx: context(),
        actor,
        input: {
          ...{ id, version, kind: 'assessment', service: 'Elderly Care', startsAt: at(10), minutes: 60 },
          ...{ skills: [], nurseId: null, ...changes },
        },
      }),

    /** Applies an event to the first visit of the case. */
    change: ({ id, version, visits }: CareCase, event: ApplyVisitEvent['event'], more: Partial<ApplyVisitEvent> = {}) =>
      applyVisitEvent({
        ctx: context(),
        actor,
        input: { id, version, partId: visits[0]?.id ?? '', event, ...more },
      }),

    occupied: async (nurseId: string) =>
      (await context().db.nurseOccupation.findMany({ where: { nurseId }, orderBy: { fromAt: 'asc' } })).map(
        ({ fromAt, toAt, visitId }) => [fromAt.toISOString(), toAt.toISOString(), visitId ? 'care' : 'booking'],
      ),
  }
}
