import fc from 'fast-check'
import { changeBloodtest } from '../../use-cases/change-bloodtest'
import { MOVES, seal, type Lie, type Word } from './bank'
import type { Death } from './dying'
import type { World } from './world'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The gateway itself gives an order up after 12 days. */
const ALIVE_MS = 11 * DAY

interface Model {
  steps: number
}
type Step = fc.AsyncCommand<Model, World>

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

/** The attempt that a number stands for: the newest, or one before. */
const pick = (world: World, index: number): string => world.attempts().at(-1 - (index % world.attempts().length)) ?? ''

const LIES: (Lie | null)[] = [
  null,
  null,
  'unreachable',
  'timeout',
  'undecodable',
  'rejected',
  'wrong-amount',
  'no-amount',
  'wrong-currency',
  'wrong-order',
  'odd-word',
]

const which = fc.nat({ max: 2 })
const via = fc.constantFrom('browser', 'push')
const death = fc.oneof({ weight: 5, arbitrary: fc.constant<Death>('none') }, fc.constantFrom<Death>('before', 'inside'))
const how = fc.constantFrom('once', 'once', 'once', 'again', 'twice', 'garbage', 'foreign', 'forged')
const amount = fc.constantFrom('right', 'right', 'right', 'right', 'wrong')

function moves(index: number, word: Word, charged: string): Step {
  return step(`bank: attempt -${index} ${word}${charged === 'wrong' ? ', wrong amount' : ''}`, (world) => {
    const attemptId = pick(world, index)
    const { startedAt } = world
    if (world.ctx.now().getTime() - startedAt > ALIVE_MS && word === 'Successful') return
    const moved = world.bank.move(attemptId, word, charged === 'wrong' ? 100 : undefined)
    if (moved) world.inbox.push(world.bank.message(attemptId))
  })
}

function delivers(index: number, by: 'browser' | 'push', way: string, dies: Death): Step {
  return step(`${by}: message ${index} ${way}${dies === 'none' ? '' : `, dies ${dies}`}`, (world) => {
    const at = world.inbox.length === 0 ? -1 : index % world.inbox.length
    const message = world.inbox[at]
    const orderNo = pick(world, index)
    if (way === 'garbage') return world.deliver('00ff00', by, dies)
    if (way === 'foreign') return world.deliver(seal({ ...said('Success'), orderNo: 'ORD-4' }), by, dies)
    if (way === 'forged') return world.deliver(seal({ ...said('Success'), orderNo }), by, dies)
    if (message === undefined) return
    // What is posted "again" stays to be posted once more, later and out of order.
    if (way !== 'again') world.inbox.splice(at, 1)
    world.deliver(message, by, dies)
    if (way === 'twice') world.deliver(message, by, 'none')
  })
}

const said = (orderStatus: string) => ({ trackingId: null, orderStatus, failureMessage: null, statusMessage: null })

async function cancels(world: World, refundPayment: boolean | undefined): Promise<void> {
  const { ctx, bookingId: id } = world
  const { version } = await ctx.db.booking.findUniqueOrThrow({ where: { id }, select: { version: true } })
  const actor = { name: 'coordinator', role: 'coordinator' } as const
  // Somebody may have been quicker; then it stays as it is.
  await changeBloodtest({ ctx, actor, input: { id, version, status: 'Canceled', refundPayment } }).catch(() => {})
}

/** Everything that can happen to an order, often enough what matters. */
export const steps: fc.Arbitrary<Iterable<Step>> = fc.commands(
  [
    fc
      .tuple(which, fc.constantFrom<Word>(...MOVES, 'Successful', 'Successful', 'Unsuccessful'), amount)
      .map((all) => moves(...all)),
    fc.tuple(which, fc.constantFrom<Word>('Successful', 'Unsuccessful', 'Shipped'), amount).map((all) => moves(...all)),
    fc.tuple(fc.nat({ max: 5 }), via, how, death).map(([index, by, ...rest]) => delivers(index, by as 'push', ...rest)),
    fc.tuple(fc.nat({ max: 5 }), via, how, death).map(([index, by, ...rest]) => delivers(index, by as 'push', ...rest)),
    fc.tuple(which, fc.constantFrom(...LIES)).map(([index, lie]) =>
      step(`status call about attempt -${index}: ${lie ?? 'the truth'}`, (world) => {
        const order = world.bank.orders.get(pick(world, index))
        if (order) order.lie = lie
      }),
    ),
    fc.constant(step('another tab pays', (world) => world.pay())),
    fc.constant(step('answers arrive', (world) => world.progress())),
    fc.constantFrom(1, 5, 21, 45, 600, 3 * 24 * 60).map((minutes) =>
      step(`${minutes} minutes pass`, async (world) => {
        await world.progress(minutes > 60)
        world.wait(minutes * MINUTE)
      }),
    ),
    death.map((dies) => step(`sweep${dies === 'none' ? '' : `, dies ${dies}`}`, (world) => world.sweep(dies))),
    fc
      .constantFrom(1, 2)
      .map((times) => step(`the worker takes up pushes, ${times} at once`, (world) => world.drain(times))),
    fc.constant(step('a rival takes the slot', (world) => world.pay('Rival Person'))),
    fc.constantFrom(true, undefined).map((refund) => step('staff cancel', (world) => cancels(world, refund))),
  ],
  { maxCommands: 14 },
)
