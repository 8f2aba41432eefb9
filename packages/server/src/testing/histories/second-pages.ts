import fc from 'fast-check'
import type { ListFault } from './bank-list'
import { choice, crashes, moves, pick, step, which, type Step } from './step'
import type { World } from './world'

const LIST_FAULTS: ListFault[] = ['unreachable', 'timeout', 'undecodable', 'rejected', 'lacks-one', 'unreadable-one']
const MOST_PAGES = 3

function opensAgain(world: World, orderNo: string): void {
  if (world.bank.transactionsOf(orderNo).length < MOST_PAGES) world.bank.open(orderNo)
}

/** A tab or person that comes later than a repeated call would: its page has an order number of its own. */
async function anotherPays(world: World): Promise<void> {
  world.wait(6_000)
  await world.pay()
}

/** Two pages of one order number, or of two, are paid one after the other. `arrive` says which messages are posted. */
const paysOnBoth = (
  ownNumber: boolean,
  next: number,
  arrive: 'none' | 'first' | 'second' | 'reversed',
  index: number,
) =>
  step(
    `two pages of ${ownNumber ? 'two numbers' : 'one number'} are paid (${next}), messages: ${arrive}`,
    async (world) => {
      const first = pick(world, index)
      if (ownNumber) await anotherPays(world)
      else for (let page = world.bank.transactionsOf(first).length; page < 2; page++) opensAgain(world, first)
      const second = ownNumber ? pick(world, 0) : first
      const messages = [
        moves(world, second, { page: 0, next }),
        moves(world, first, { page: ownNumber ? 0 : 1, next: 0 }),
      ]
      const posted = { none: [], first: messages.slice(1), second: messages.slice(0, 1), reversed: messages }[arrive]
      for (const message of posted) if (message) world.inbox.push(message)
    },
  )

/** Card pages that are opened twice, messages that are lost, and the comparison that finds what they paid. */
export const secondPageSteps: fc.Arbitrary<Step>[] = [
  which.map((index) =>
    step(`the card page of attempt -${index} is opened again`, (world) => opensAgain(world, pick(world, index))),
  ),
  fc.constant(step('another tab pays', anotherPays)),
  fc
    .tuple(fc.boolean(), choice, fc.constantFrom('none', 'first', 'second', 'reversed'), which)
    .map((all) => paysOnBoth(...all)),
  fc.constant(
    step('all messages under way are lost', (world) => {
      world.inbox.length = 0
    }),
  ),
  fc.oneof(fc.constant(null), fc.constantFrom(...LIST_FAULTS)).map((fault) =>
    step(`the gateway's list: ${fault ?? 'the truth'}`, (world) => {
      world.bank.listFault = fault
    }),
  ),
  crashes.map((crash) =>
    step(`comparison${crash === 'none' ? '' : `, crashes ${crash}`}`, (world) => world.compare(crash)),
  ),
]
