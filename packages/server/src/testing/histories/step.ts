import fc from 'fast-check'
import type { CrashPoint } from './crash'
import { messageAbout } from './fake-bank'
import type { World } from './world'

/** The gateway itself gives an order up after 12 days. */
const ALIVE_MS = 11 * 24 * 3600_000
const WRONG_FILS = 100

export interface Model {
  steps: number
}
export type Step = fc.AsyncCommand<Model, World>

export function step(name: string, run: (world: World) => Promise<void> | void): Step {
  return {
    check: () => true,
    async run(model, world) {
      model.steps += 1
      await run(world)
    },
    toString: () => name,
  }
}

/** Returns the order number of a hand-off: 0 is the newest, and higher numbers are earlier ones. */
export function pick(world: World, index: number): string {
  const orderNos = world.orderNos()
  return orderNos.at(-1 - (index % orderNos.length)) ?? ''
}

export const which = fc.nat({ max: 2 })
export const choice = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))
export const crashes = fc.oneof(
  { weight: 6, arbitrary: fc.constant<CrashPoint>('none') },
  fc.constantFrom<CrashPoint>('before', 'inside'),
)

/** The payment on a page moves on. Returns the message about it, or null where nothing can happen any more. */
export function moves(
  world: World,
  orderNo: string,
  { page = 0, next, wrongAmount = false }: { page?: number; next: number; wrongAmount?: boolean },
): string | null {
  if (world.ctx.now().getTime() - world.startedAt > ALIVE_MS) return null
  const moved = world.bank.move(orderNo, page, next, wrongAmount ? WRONG_FILS : undefined)
  return moved && messageAbout(moved)
}
