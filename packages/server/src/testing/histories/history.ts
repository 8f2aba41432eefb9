import fc from 'fast-check'
import type { HistoryDatabase } from './history-database'
import { checkHistory } from './rules'
import { steps, type Step } from './steps'
import { openWorld, type World } from './world'

const DAY = 24 * 3600_000

/**
 * One booking with whatever the gateway, the visitors, the network and crashing processes do to it; then the gateway works
 * again, time passes, and the rules are checked. The scheduler decides in which order answers arrive.
 */
export function historyProperty(database: HistoryDatabase): fc.IAsyncPropertyWithHooks<[fc.Scheduler, Iterable<Step>]> {
  return fc.asyncProperty(fc.scheduler(), steps, async (scheduler, commands) => {
    const world = await openWorld(database, scheduler)
    await fc.asyncModelRun(() => ({ model: { steps: 0 }, real: world }), commands)
    await recover(world)
    await checkHistory(world)
  })
}

/** All calls end, the gateway answers truthfully, and reconciliation has all the time that it needs. */
async function recover(world: World): Promise<void> {
  await world.progress(true)
  for (const order of world.bank.orders.values()) order.lie = null
  world.drain(1)
  await world.progress(true)
  world.wait(14 * DAY)
  world.sweep()
  await world.progress(true)
}
