import fc from 'fast-check'
import type { Lane } from './lane'
import { checkHistory } from './oracles'
import { steps, type Step } from './steps'
import { openWorld, type World } from './world'

const DAY = 24 * 3600_000

/**
 * One order, whatever the gateway, the visitors, the network and dying processes do to it; then the gateway is well
 * again, time passes, and the oracles look. Answers arrive in the order in which the scheduler lets them.
 */
export function historyProperty(lane: Lane): fc.IAsyncPropertyWithHooks<[fc.Scheduler, Iterable<Step>]> {
  return fc.asyncProperty(fc.scheduler(), steps, async (scheduler, commands) => {
    const world = await openWorld(lane, scheduler)
    await fc.asyncModelRun(() => ({ model: { steps: 0 }, real: world }), commands)
    await heal(world)
    await checkHistory(world)
  })
}

/** Everything that was begun ends, the gateway tells the truth, and reconciliation has all the time that it takes. */
async function heal(world: World): Promise<void> {
  await world.progress(true)
  for (const order of world.bank.orders.values()) order.lie = null
  world.drain(1)
  await world.progress(true)
  world.wait(14 * DAY)
  world.sweep()
  await world.progress(true)
}
