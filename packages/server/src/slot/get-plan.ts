import type { SlotPlan } from '@homecare/contract/desk/slot-plan'
import type { Ctx } from '../context'
import { readSlotPlan } from './internal/slot-plan'

export function getSlotPlan({ ctx }: { ctx: Ctx }): Promise<SlotPlan> {
  return readSlotPlan(ctx.db, ctx)
}
