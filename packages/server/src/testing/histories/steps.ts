import fc from 'fast-check'
import { changeBookingStatus } from '../../booking/change-status'
import { seal, type MisleadingResponse } from './fake-bank'
import type { CrashPoint } from './crash'
import { UNREADABLE, type World } from './world'

const MINUTE = 60_000
/** The gateway itself gives an order up after 12 days. */
const ALIVE_MS = 11 * 24 * 60 * MINUTE
const WRONG_FILS = 100

interface Model {
  steps: number
}
export type Step = fc.AsyncCommand<Model, World>
type MessageSource = 'browser' | 'push'
type DeliveryKind = 'once' | 'again' | 'twice' | 'garbage' | 'foreign' | 'forged'

function step(name: string, run: (world: World) => Promise<void> | void): Step {
  return {
    check: () => true,
    async run(model, world) {
      model.steps += 1
      await run(world)
    },
    toString: () => name,
  }
}

/** Returns the attempt of a number: 0 is the newest, and higher numbers are earlier ones. */
const pick = (world: World, index: number): string => world.attempts().at(-1 - (index % world.attempts().length)) ?? ''

const LIES: MisleadingResponse[] = [
  'unreachable',
  'timeout',
  'undecodable',
  'rejected',
  'wrong-amount',
  'no-amount',
  'wrong-currency',
  'wrong-order',
  'unknown-status',
  'says-unsuccessful',
]

const which = fc.nat({ max: 2 })
const choice = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 3 }))
const via = fc.constantFrom<MessageSource>('browser', 'push')
const crashes = fc.oneof(
  { weight: 6, arbitrary: fc.constant<CrashPoint>('none') },
  fc.constantFrom<CrashPoint>('before', 'inside'),
)
const way = fc.constantFrom<DeliveryKind>(
  'once',
  'once',
  'once',
  'again',
  'twice',
  'twice',
  'garbage',
  'foreign',
  'forged',
)
const wrong = fc.integer({ min: 0, max: 7 }).map((n) => n === 0)
const lies = fc.oneof(fc.constant(null), fc.constantFrom(...LIES))

function moves(world: World, attemptId: string, next: number, wrongAmount: boolean): boolean {
  if (world.ctx.now().getTime() - world.startedAt > ALIVE_MS) return false
  return world.bank.move(attemptId, next, wrongAmount ? WRONG_FILS : undefined)
}

function delivers(index: number, by: MessageSource, how: DeliveryKind, crash: CrashPoint): Step {
  return step(`${by}: message ${index} ${how}${crash === 'none' ? '' : `, crashes ${crash}`}`, (world) => {
    const forged = { trackingId: null, orderStatus: 'Success', failureMessage: null, statusMessage: null, intact: true }
    if (how === 'garbage') return world.deliver(UNREADABLE, by, crash)
    if (how === 'foreign') return world.deliver(seal({ ...forged, orderNo: 'ORD-4' }), by, crash)
    if (how === 'forged') return world.deliver(seal({ ...forged, orderNo: pick(world, index) }), by, crash)
    const at = world.inbox.length === 0 ? -1 : index % world.inbox.length
    const message = world.inbox[at]
    if (message === undefined) return
    // A message that is posted "again" stays in the inbox, to be posted once more, later and out of order.
    if (how !== 'again') world.inbox.splice(at, 1)
    world.deliver(message, by, crash)
    if (how === 'twice') world.deliver(message, by, 'none')
  })
}

const settlesImmediately = (
  index: number,
  next: number,
  wrongAmount: boolean,
  lie: MisleadingResponse | null,
  by: MessageSource,
): Step =>
  step(
    `attempt -${index} ends (${next}${wrongAmount ? ', wrong amount' : ''}), reported by ${by}: ${lie ?? 'true'}`,
    async (world) => {
      const attemptId = pick(world, index)
      moves(world, attemptId, next, wrongAmount)
      const order = world.bank.orders.get(attemptId)
      if (order) order.lie = lie
      world.deliver(world.bank.message(attemptId), by, 'none')
      await world.progress(true)
      if (by === 'push') world.drain(1)
    },
  )

const triesAgain = step('the newest attempt is refused, the visitor tries again', async (world) => {
  const attemptId = pick(world, 0)
  const order = world.bank.orders.get(attemptId)
  if (!order || (order.status !== null && order.status !== 'Initiated')) return
  order.status = 'Unsuccessful'
  order.lie = null
  world.deliver(world.bank.message(attemptId), 'browser', 'none')
  await world.progress(true)
  await world.pay()
})

async function cancels(world: World, refundPayment: boolean | undefined): Promise<void> {
  const { ctx, bookingId: id } = world
  const { version } = await ctx.db.booking.findUniqueOrThrow({ where: { id }, select: { version: true } })
  const actor = { name: 'coordinator', role: 'coordinator' } as const
  // Somebody may have been quicker; then it stays as it is.
  await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Canceled', refundPayment } }).catch(() => {})
}

const minutes = fc.constantFrom(1, 5, 21, 45, 600, 3 * 24 * 60)

/** Everything that can happen to a booking; what matters most is most frequent. */
export const steps = fc.commands<Model, World, false>(
  [
    fc.tuple(which, choice, wrong).map(([index, next, wrongAmount]) =>
      step(`bank: attempt -${index} moves on (${next}${wrongAmount ? ', wrong amount' : ''})`, (world) => {
        const attemptId = pick(world, index)
        if (moves(world, attemptId, next, wrongAmount)) world.inbox.push(world.bank.message(attemptId))
      }),
    ),
    fc.tuple(which, choice, wrong, lies, via).map((all) => settlesImmediately(...all)),
    fc.tuple(which, choice, wrong, lies, via).map((all) => settlesImmediately(...all)),
    fc.tuple(fc.nat({ max: 5 }), via, way, crashes).map((all) => delivers(...all)),
    fc.tuple(fc.nat({ max: 5 }), via, way, crashes).map((all) => delivers(...all)),
    fc.tuple(which, lies).map(([index, lie]) =>
      step(`status call about attempt -${index}: ${lie ?? 'the truth'}`, (world) => {
        const order = world.bank.orders.get(pick(world, index))
        if (order) order.lie = lie
      }),
    ),
    fc.constant(triesAgain),
    fc.constant(step('another tab pays', (world) => world.pay())),
    fc.constant(step('answers arrive', (world) => world.progress())),
    minutes.map((n) =>
      step(`${n} minutes pass`, async (world) => {
        await world.progress(n > 60)
        world.wait(n * MINUTE)
      }),
    ),
    crashes.map((crash) => step(`sweep${crash === 'none' ? '' : `, crashes ${crash}`}`, (world) => world.sweep(crash))),
    fc.constantFrom(1, 2).map((n) => step(`the worker takes up pushes, ${n} at a time`, (world) => world.drain(n))),
    fc.constant(step('a rival takes the slot', (world) => world.pay('Rival Person'))),
    fc.constantFrom(true, undefined).map((refund) => step('staff cancel', (world) => cancels(world, refund))),
  ],
  { maxCommands: 12 },
)
