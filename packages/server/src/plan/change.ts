import type { ApplyPlan, PlanChange, PlanEffect, PreviewPlan } from '@homecare/contract/plans'
import type { CareCase } from '@homecare/contract/cases'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { planWindowEnd } from '@homecare/domain/plan-window'
import { assertExpectedVersion } from '../appointment/assert-expected-version'
import { changeCaseRow } from '../case/change-row'
import { lockCase } from '../case/lock'
import { recordId } from '../database/record-id'
import type { CareCase as CaseRow, Prisma } from '../generated/prisma/client'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { presentEffect } from './internal/effect'
import { stateByPauses } from './internal/state-by-pauses'
import { takeSnapshot } from './internal/snapshot'
import { syncPlan } from './internal/sync'
import { removeEmptyRules, writeChange } from './internal/write-change'
import { groupBy } from '../process/group-by'

/** Ends a transaction without a trace, with what it has found out. */
class Undone extends Error {
  readonly effect: PlanEffect
  constructor(effect: PlanEffect) {
    super('undone')
    this.effect = effect
  }
}

/**
 * What a change of a plan would do. It is made and undone within one transaction, so that it is the same as when it is applied.
 * Throws NOT_FOUND, CONFLICT, INVALID_INPUT, ILLEGAL_TRANSITION.
 */
export async function previewPlan({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: PreviewPlan & { id: string }
}): Promise<PlanEffect> {
  const id = recordId(input.id)
  const undo = async (tx: Prisma.TransactionClient): Promise<never> => {
    const careCase = await lockCase(tx, id)
    await assertExpectedVersion(tx, { type: 'case', id, version: careCase.version }, input.version)
    const { effect } = await changePlan(tx, careCase, { input, actor, now: ctx.now() })
    throw new Undone(effect)
  }
  return ctx.db.$transaction(undo).catch((error: unknown) => {
    if (error instanceof Undone) return error.effect
    throw error
  })
}

/** Makes a change of a plan if its effect is the one that was shown. Throws as `previewPlan`, and PREVIEW_CHANGED. */
export const applyPlan = ({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: ApplyPlan & { id: string }
}): Promise<CareCase> =>
  changeCaseRow({ ctx, actor, input }, async (careCase, tx) => {
    const { effect, data } = await changePlan(tx, careCase, { input, actor, now: ctx.now() })
    if (effect.hash !== input.hash)
      throw new AppError('PREVIEW_CHANGED', {
        detail: 'Something has changed meanwhile, and so has the effect of this change. Look at it again.',
      })
    const counted = groupBy(effect.visits, ({ what }) => what)
    const counts = ['add', 'move', 'cancel', 'leave'] as const
    return {
      data,
      action: 'plan changed',
      detail: {
        change: input.change.kind,
        ...Object.fromEntries(counts.map((what) => [what, counted.get(what)?.length ?? 0])),
      },
    }
  })

async function changePlan(
  tx: Prisma.TransactionClient,
  careCase: CaseRow,
  { input, actor, now }: { input: PreviewPlan; actor: Actor; now: Date },
): Promise<{ effect: PlanEffect; data: Prisma.CareCaseUpdateInput }> {
  if (careCase.state !== 'active' && careCase.state !== 'paused')
    throw new AppError('ILLEGAL_TRANSITION', { detail: 'Begin care first, then plan its visits.' })
  const { id: caseId } = careCase
  const today = dubaiDate(now)
  const window = planWindowEnd(today)
  const made = careCase.plannedThrough ?? addDays(today, -1)
  const through = made > window ? made : window
  const before = await takeSnapshot(tx, { caseId, today, through })
  const from = await writeChange(tx, input.change, { caseId, actor, now })
  const missing = addDays(made, 1)
  const synced = await syncPlan(tx, careCase, {
    ...{ from: from < missing ? from : missing, through, now },
    includeByHand: input.includeByHand,
  })
  await removeEmptyRules(tx, caseId)
  const after = await takeSnapshot(tx, { caseId, today, through })
  return {
    effect: presentEffect(synced, { before, after, from, through, rules: rulesOf(input.change) }),
    data: { plannedThrough: through, ...(await stateByPauses(tx, careCase, today)) },
  }
}

const rulesOf = (change: PlanChange) =>
  change.kind === 'addRules' ? change.rules : change.kind === 'changeRule' ? [change.rule] : []
