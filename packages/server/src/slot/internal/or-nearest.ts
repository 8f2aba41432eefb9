import { addDays, dubaiDate } from '@homecare/domain/dates'
import { nearestSlots, type SlotChoice } from '@homecare/domain/nearest-slots'
import { lastDate, slotsOfDay } from '@homecare/domain/slots'
import { AppError } from '../../app-error'
import type { Ctx } from '../../context'
import { gather } from '../../gather'
import { readDays } from './read-days'

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
    throw new AppError(code, { detail, fields, alternatives: await shared({ ctx, wanted, except }) })
  }
}

const isAboutSlot = ({ code, fields }: AppError) =>
  code === 'SLOT_FULL' || (code === 'INVALID_INPUT' && Boolean(fields?.date ?? fields?.time))

interface Question {
  ctx: Ctx
  wanted: SlotChoice
  except: SlotChoice | undefined
}

/** In a rush on one slot hundreds lose it in the same moment: one look answers all who ask for the same. */
const shared = gather(async (questions: Question[]) => {
  const asked = new Map<Ctx, Map<string, Promise<SlotChoice[]>>>()
  return Promise.all(
    questions.map(({ ctx, wanted, except }) => {
      const answers = asked.get(ctx) ?? new Map<string, Promise<SlotChoice[]>>()
      asked.set(ctx, answers)
      const key = [wanted.date, wanted.time, except?.date, except?.time].join()
      const answer = answers.get(key) ?? findNearest(ctx, wanted, except)
      answers.set(key, answer)
      return answer
    }),
  )
})

async function findNearest(ctx: Ctx, wanted: SlotChoice, except?: SlotChoice): Promise<SlotChoice[]> {
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
