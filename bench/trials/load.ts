import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { draftOf } from './draft'
import type { Random } from './random'
import { createVisitor, type SimulatedVisitor } from './visitor'

/** The guarantees to visitors: each of them must hold once the system has settled. */
export interface VisitorRecord {
  /** Bookings answered with 200: the draft's key and its order. */
  orders: { key: string; orderId: string; email: string }[]
  /** Keys without a response: there may be one order or none, never two. */
  unanswered: string[]
  /** Marks of messages answered with 201. */
  contacts: string[]
  /** Marks of all messages, answered or not. */
  sentContacts: string[]
  refusals: Map<string, number>
}

export interface TrialLoad {
  record: VisitorRecord
  /** Lets active visitors finish and starts no new ones. */
  end(): Promise<void>
}

interface LoadOptions {
  bffUrls: readonly string[]
  /** The browser of a visitor with this address; by default one that calls the BFFs. */
  visitorFrom?: (address: string) => SimulatedVisitor
  sandbox: RunningCardSandbox
  random: Random
  /** The number of days on which visits are booked; fewer days are fuller. */
  days: number
  concurrency: number
  /** Begins the visitors' names, so that those of several loads differ. */
  prefix?: string
  /** Where an earlier load of the same system wrote; a new record by default. */
  record?: VisitorRecord
}

const TIMES = ['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '01:30 Pm', '02:00 Pm', '06:00 Pm'] as const
// Every way in which a payment ends: by browser, notification or status call; paid, declined or aborted.
const ENDINGS = ['pay', 'pay', 'pay', 'pay-twice', 'close', 'close', 'alter', 'decline', 'abort'] as const
const TIMEOUT_MS = 15_000

/** Starts `concurrency` loops of visitors: most book and pay, some write. */
export function startLoad(options: LoadOptions): TrialLoad {
  const { bffUrls, sandbox, random, days, concurrency, prefix = 'v', record = emptyRecord() } = options
  const anyBff = () => bffUrls[random.int(bffUrls.length)] ?? ''
  const { visitorFrom = (address) => createVisitor(anyBff, address) } = options
  const state = { ended: false }
  let count = 0

  async function book(visitor: SimulatedVisitor, name: string): Promise<void> {
    const key = `trial-${name}-${random.int(1e9)}`
    const email = `${name}@visitors.example`
    const booking = draft(name, email)
    const until = Date.now() + TIMEOUT_MS
    let answer = await visitor.initiate(booking, key)
    const isLost = () => answer.status === 0 || answer.status >= 500
    const isFirst = !isLost()
    while (isLost() && Date.now() < until) {
      await sleep(100)
      answer = await visitor.initiate(booking, key)
    }
    // A later attempt may be refused because the first, whose response was lost, created the order.
    if (answer.status !== 200 && !isFirst) record.unanswered.push(key)
    if (isLost()) return
    if (answer.status !== 200) {
      const { code } = answer.body as unknown as { code: string }
      return void record.refusals.set(code, (record.refusals.get(code) ?? 0) + 1)
    }
    record.orders.push({ key, orderId: answer.body.orderId, email })
    const page = await visitor.goToGateway(answer.body)
    const back = await visitor.pressAtGateway(page, random.pick(ENDINGS))
    // Only once: if the return fails, a notification or our status call has to settle the payment.
    if (back) await visitor.comeBack(back)
  }

  const draft = (name: string, email: string) =>
    draftOf({ username: `Visitor ${name}`, email, date: dayFromNow(2 + random.int(days)), time: random.pick(TIMES) })

  async function write(visitor: SimulatedVisitor, name: string): Promise<void> {
    record.sentContacts.push(name)
    const { status } = await visitor.contact({
      fullName: `Visitor ${name}`,
      email: `${name}@writers.example`,
      phoneNumber: '0501234567',
      date: dayFromNow(5),
      service: 'Ventilator Care',
    })
    if (status === 201) record.contacts.push(name)
    else if (status >= 400 && status < 500) throw new Error(`A message got status ${status}.`)
  }

  async function visitLoop(): Promise<void> {
    while (!state.ended) {
      const name = `${prefix}${(count += 1)}`
      const visitor = visitorFrom(`10.${random.int(250)}.${random.int(250)}.${random.int(250)}`)
      await (random.int(5) === 0 ? write(visitor, name) : book(visitor, name))
      await sleep(random.int(60))
    }
  }

  const loops = Promise.all(Array.from({ length: concurrency }, visitLoop))
  loops.catch(() => {})
  return {
    record,
    async end() {
      state.ended = true
      await loops
      // Wait for notifications in flight.
      await sleep(sandbox.orders().length > 0 ? 200 : 0)
    },
  }
}

export const emptyRecord = (): VisitorRecord => ({
  orders: [],
  unanswered: [],
  contacts: [],
  sentContacts: [],
  refusals: new Map(),
})

/** A date of the provider's calendar. */
export const dayFromNow = (days: number): string => addDays(dubaiDate(new Date()), days)
