import fc from 'fast-check'
import type { HistoryDatabase } from './history-database'
import { checkHistory } from './rules'
import type { Step } from './step'
import { steps } from './steps'
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

/**
 * All calls end, the gateway answers truthfully, the worker does what is left, and reconciliation has all the time that it
 * needs. The gateway's list is compared before that time has passed, and once more after it.
 */
async function recover(world: World): Promise<void> {
  const { bank } = world
  await world.progress(true)
  bank.listFault = null
  for (const order of bank.orders.values()) order.lie = null
  world.drain(1)
  await world.progress(true)
  bank.completeRefunds()
  world.compare()
  await world.progress(true)
  world.wait(14 * DAY)
  world.sweep()
  await world.progress(true)
  world.compare()
  await world.progress(true)
}
