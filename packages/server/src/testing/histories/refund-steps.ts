import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { AppError } from '../../process/app-error'
import { refundPayment } from '../../payment/refund'
import { step, which, type Step } from './step'
import type { World } from './world'

const ACTOR = { name: 'coordinator', role: 'coordinator' } as const
/** In fils; the last one is more than any payment here. */
const AMOUNTS = [1, 5_000, 12_345, 9_999_999]
/** The same request may come twice, and two staff may give back at the same moment. */
type Requests = 'one' | 'the same twice' | 'two at the same time'

/** Staff refund payment `index`, 0 is the newest; without an amount all that is left of it. */
export async function refunds(world: World, index: number, parts: readonly { fils: number; key: string }[] = []) {
  const { ctx, bookingId } = world
  const booking = await ctx.db.booking.findUniqueOrThrow({ where: { id: bookingId }, include: { attempts: true } })
  const paid = booking.attempts.filter(({ state }) => state === 'surplus' || state === 'paid')
  const attempt = paid.toSorted((one, two) => two.number - one.number)[index % paid.length]
  if (!attempt) return
  const all = { attemptId: attempt.attemptId, version: booking.version, note: 'Too much', confirmSampleTaken: true }
  const inputs = parts.length === 0 ? [all] : parts.map(({ fils, key }) => ({ ...all, amount: fils / 100, key }))
  await Promise.all(inputs.map((input) => refundPayment({ ctx, actor: ACTOR, input }).catch(ignoreRefusal)))
}

/** Somebody may have been quicker, or nothing is left; then it stays as it is. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

const refundsPart = (index: number, fils: number, requests: Requests, isMade: boolean): Step =>
  step(
    `staff refund ${fils} fils of payment -${index} (${requests})${isMade ? ', the worker makes it' : ''}`,
    async (world) => {
      const first = { fils, key: randomUUID() }
      const second = requests === 'the same twice' ? first : { fils: fils + 1, key: randomUUID() }
      await refunds(world, index, requests === 'one' ? [first] : [first, second])
      if (!isMade) return
      world.drain(1)
      await world.progress(true)
    },
  )

/** Money that goes back, in parts or all that is left of a payment. */
export const refundSteps: fc.Arbitrary<Step>[] = [
  which.map((index) => step(`staff refund payment -${index}`, (world) => refunds(world, index))),
  fc
    .tuple(
      which,
      fc.constantFrom(...AMOUNTS),
      fc.constantFrom<Requests>('one', 'the same twice', 'two at the same time'),
      fc.boolean(),
    )
    .map((all) => refundsPart(...all)),
]
