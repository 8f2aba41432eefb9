import { addDays, dubaiDate } from '@homecare/domain/dates'
import { nearestSlots, type SlotChoice } from '@homecare/domain/nearest-slots'
import { lastDate, slotsOfDay } from '@homecare/domain/slots'
import { AppError } from '../app-error'
import { createBatcher } from '../batcher'
import type { Ctx, Resources } from '../context'
import { readDays } from './queries'

/**
 * Does work that takes a slot. Where that slot can't be taken, the refusal goes on with the nearest free ones in it.
 * They are looked up after the work's transaction has ended, so that no rival waits for it. `except` is what the
 * visitor has already.
 */
export async function orNearest<T>(
  ctx: Ctx,
  wanted: SlotChoice,
  work: () => Promise<T>,
  except?: SlotChoice,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || !isAboutSlot(error)) throw error
    const { code, detail, fields } = error
    throw new AppError(code, { detail, fields, alternatives: await ctx.batchers.nearestSlots({ wanted, except }) })
  }
}

const isAboutSlot = ({ code, fields }: AppError) =>
  code === 'SLOT_FULL' || (code === 'INVALID_INPUT' && Boolean(fields?.date ?? fields?.time))

export interface SlotQuestion {
  wanted: SlotChoice
  except: SlotChoice | undefined
}

/** Hundreds can lose one slot in the same moment: one look-up answers all that ask for the same. */
export const createNearestSlotsBatcher = (resources: NearestResources) =>
  createBatcher(async (questions: readonly SlotQuestion[]) => {
    const answers = new Map<string, Promise<SlotChoice[]>>()
    return Promise.all(
      questions.map(({ wanted, except }) => {
        const key = [wanted.date, wanted.time, except?.date, except?.time].join()
        const answer = answers.get(key) ?? findNearest(resources, wanted, except)
        answers.set(key, answer)
        return answer
      }),
    )
  })

type NearestResources = Pick<Resources, 'db' | 'settings' | 'now'>

async function findNearest(ctx: NearestResources, wanted: SlotChoice, except?: SlotChoice): Promise<SlotChoice[]> {
  const now = ctx.now()
  const rules = ctx.settings.slotRules
  const today = dubaiDate(now)
  const from = wanted.date < today ? today : wanted.date
  const to = lastDate(now, rules)
  const days = await readDays(ctx.db, { from, to, now })
  const offered = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = { now, rules, closed: days.closed.has(date), taken: days.taken(date) }
    offered.push({ date, slots: slotsOfDay(date, { ...day, capacities: days.capacities(date) }) })
  }
  return nearestSlots({ ...wanted, date: from }, offered, except)
}
