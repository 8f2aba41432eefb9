import fc from 'fast-check'
import { changeBookingStatus } from '../../visit/change-status'
import { messageAbout, seal, type MisleadingResponse } from './fake-bank'
import type { CrashPoint } from './crash'
import { refundSteps } from './refund-steps'
import { secondPageSteps } from './second-pages'
import { choice, crashes, moves, pick, step, which, type Model, type Step } from './step'
import { UNREADABLE, type World } from './world'

const MINUTE = 60_000
/** In minutes. */
const DAY = 24 * 60
type MessageSource = 'browser' | 'push'
type DeliveryKind = 'once' | 'again' | 'twice' | 'garbage' | 'foreign' | 'forged'

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

const via = fc.constantFrom<MessageSource>('browser', 'push')
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
      const orderNo = pick(world, index)
      const message = moves(world, orderNo, { next, wrongAmount })
      const order = world.bank.orders.get(orderNo)
      if (order) order.lie = lie
      const newest = order?.transactions.at(-1)
      if (newest) world.deliver(message ?? messageAbout(newest), by, 'none')
      await world.progress(true)
      if (by === 'push') world.drain(1)
    },
  )

const triesAgain = step('the newest attempt is refused, the visitor tries again', async (world) => {
  const order = world.bank.orders.get(pick(world, 0))
  if (!order || order.transactions.some(({ status }) => status !== 'Initiated')) return
  if (order.transactions.length === 0) world.bank.open(order.orderNo)
  const [refused] = order.transactions
  if (!refused) return
  refused.status = 'Unsuccessful'
  order.lie = null
  world.deliver(messageAbout(refused), 'browser', 'none')
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

const minutes = fc.constantFrom(1, 5, 21, 45, 600, 3 * DAY)

/** Everything that can happen to a booking; what matters most is most frequent. */
export const steps = fc.commands<Model, World, false>(
  [
    fc.tuple(which, which, choice, wrong).map(([index, page, next, wrongAmount]) =>
      step(
        `bank: page -${page} of attempt -${index} moves on (${next}${wrongAmount ? ', wrong amount' : ''})`,
        (world) => {
          const message = moves(world, pick(world, index), { page, next, wrongAmount })
          if (message) world.inbox.push(message)
        },
      ),
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
    fc.constant(step('the same call to pay is repeated', (world) => world.pay())),
    ...secondPageSteps,
    ...refundSteps,
    fc.constant(step('answers arrive', (world) => world.progress())),
    minutes.map((n) =>
      step(`${n} minutes pass`, async (world) => {
        await world.progress(n > 60)
        world.wait(n * MINUTE)
        // The daily comparison, which may fail.
        if (n >= DAY) world.compare()
      }),
    ),
    crashes.map((crash) => step(`sweep${crash === 'none' ? '' : `, crashes ${crash}`}`, (world) => world.sweep(crash))),
    fc.constantFrom(1, 2).map((n) => step(`the worker takes up pushes, ${n} at a time`, (world) => world.drain(n))),
    fc.constant(step('a rival takes the slot', (world) => world.pay('Rival Person'))),
    fc.constantFrom(true, undefined).map((refund) => step('staff cancel', (world) => cancels(world, refund))),
  ],
  { maxCommands: 12 },
)
