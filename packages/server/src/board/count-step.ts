import type { CountedStep } from '@homecare/domain/booking-step'
import { dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { createBatcher } from '../process/batcher'
import type { Ctx, Resources } from '../process/context'

interface CountedView {
  day: IsoDate
  step: CountedStep
}

/** Adds one to the views of this step today. Nothing else is known of a view. */
export async function countStep({ ctx, input: { step } }: { ctx: Ctx; input: { step: CountedStep } }): Promise<void> {
  await ctx.shared(createStepCounter)({ day: dubaiDate(ctx.now()), step })
}

/** One row counts all views of a step and a day, so the views of a process share a statement instead of its lock. */
const createStepCounter = ({ db }: Pick<Resources, 'db'>) =>
  createBatcher(async (views: readonly CountedView[]) => {
    // In one order for all processes, which would otherwise wait for each other's rows.
    await db.$executeRaw`
      INSERT INTO wizard_step_count (day, step, count)
      SELECT day, step, count(*) FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS v(day text, step text)
      GROUP BY day, step ORDER BY day, step
      ON CONFLICT (day, step) DO UPDATE SET count = wizard_step_count.count + excluded.count`
    return views.map(() => undefined)
  })
