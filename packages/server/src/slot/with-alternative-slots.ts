import { addDays, dubaiDate } from '@homecare/domain/dates'
import { keepsFast } from '@homecare/domain/fasting'
import { nearestSlots, type SlotChoice } from '@homecare/domain/nearest-slots'
import { lastDate, slotsOfDay } from '@homecare/domain/slots'
import { AppError } from '../process/app-error'
import { createBatcher } from '../process/batcher'
import type { Ctx, Resources } from '../process/context'
import { SlotRefusal, type SlotWish } from './check-slot'
import { readDays } from './queries'

/**
 * Adds the nearest free slots, in which the fast can be kept, when a use case refuses a slot. They are looked up after
 * its transaction has ended, so that no other booking waits for it.
 */
export const withAlternativeSlots =
  <Call extends { ctx: Ctx }, Result>(operation: (call: Call) => Promise<Result>) =>
  async (call: Call): Promise<Result> => {
    try {
      return await operation(call)
    } catch (error) {
      if (!(error instanceof SlotRefusal)) throw error
      const { code, detail, fields, wish } = error
      const alternatives = await call.ctx.shared(createNearestSlotsBatcher)(wish)
      throw new AppError(code, { detail, fields, alternatives })
    }
  }

/** Hundreds of calls can fail for one slot at the same moment, so one query answers all equal ones. */
const createNearestSlotsBatcher = (resources: NearestResources) =>
  createBatcher(async (wishes: readonly SlotWish[]) => {
    const answers = new Map<string, Promise<SlotChoice[]>>()
    return Promise.all(
      wishes.map((wish) => {
        const { date, time, current, fast } = wish
        const key = [date, time, current?.date, current?.time, fast.hours, fast.notEatenSince?.getTime()].join()
        const answer = answers.get(key) ?? findNearest(resources, wish)
        answers.set(key, answer)
        return answer
      }),
    )
  })

type NearestResources = Pick<Resources, 'db' | 'settings' | 'now'>

async function findNearest(ctx: NearestResources, { fast, current, ...requested }: SlotWish): Promise<SlotChoice[]> {
  const now = ctx.now()
  const rules = ctx.settings.slotRules
  const today = dubaiDate(now)
  const from = requested.date < today ? today : requested.date
  const to = lastDate(now, rules)
  const days = await readDays(ctx.db, { from, to, now, rules })
  const offered = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = { now, rules, closed: days.closed.has(date), taken: days.taken(date) }
    offered.push({ date, slots: slotsOfDay(date, { ...day, capacities: days.capacities(date) }) })
  }
  return nearestSlots({ ...requested, date: from }, offered, {
    except: current,
    suits: (slot) => keepsFast(slot, fast, now),
  })
}
