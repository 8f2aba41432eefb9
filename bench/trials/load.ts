import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningCardSandbox } from '@homecare/dev-servers/card-sandbox'
import { draftOf } from './draft'
import type { Rng } from './rng'
import { createVisitor, insist, type Visitor } from './visitor'

/** What visitors were told: everything here has to be true when all is quiet again. */
export interface Told {
  /** Answered 200: the draft's key and its order. */
  orders: { key: string; orderId: string; email: string }[]
  /** Keys that were given up without an answer: there may be an order or not, but never two. */
  unanswered: string[]
  /** Marks of messages that were answered 201. */
  contacts: string[]
  /** Marks of all messages, answered or not. */
  sentContacts: string[]
  refusals: Map<string, number>
}

export interface Load {
  told: Told
  /** Lets everybody who is on the way finish, and nobody new begin. */
  end(): Promise<void>
}

interface LoadOptions {
  bffUrls: readonly string[]
  sandbox: RunningCardSandbox
  rng: Rng
  /** Days from today on which visits are wanted: fewer days are fuller. */
  days: number
  visitorsAtOnce: number
}

const TIMES = ['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '01:30 Pm', '02:00 Pm', '06:00 Pm'] as const
// Every way that a payment ends: by the browser, by a push, by asking; paid, refused, and left open.
const ENDINGS = ['pay', 'pay', 'pay', 'pay-twice', 'close', 'close', 'alter', 'decline', 'abort'] as const
const PATIENCE_MS = 15_000

/** Visitors who come one after the other in several lanes: most book and pay, some write. */
export function startLoad({ bffUrls, sandbox, rng, days, visitorsAtOnce }: LoadOptions): Load {
  const told: Told = { orders: [], unanswered: [], contacts: [], sentContacts: [], refusals: new Map() }
  const now = { ended: false }
  let count = 0

  async function book(visitor: Visitor, name: string): Promise<void> {
    const key = `trial-${name}-${rng.int(1e9)}`
    const email = `${name}@visitors.example`
    const wanted = draft(name, email)
    let asked = 0
    const answer = await insist(() => {
      asked += 1
      return visitor.initiate(wanted, key)
    }, PATIENCE_MS)
    // Who was refused at a later try may have an order of the first, whose answer was lost.
    if (answer.status !== 200 && (asked > 1 || answer.status === 0 || answer.status >= 500)) told.unanswered.push(key)
    if (answer.status === 0 || answer.status >= 500) return
    if (answer.status !== 200) {
      const { code } = answer.body as unknown as { code: string }
      return void told.refusals.set(code, (told.refusals.get(code) ?? 0) + 1)
    }
    told.orders.push({ key, orderId: answer.body.orderId, email })
    const page = await visitor.goToGateway(answer.body)
    const back = await visitor.pressAtGateway(page, rng.pick(ENDINGS))
    // One try only: a browser whose return fails is not sent again, and then a push or our asking has to settle it.
    if (back) await visitor.comeBack(back)
  }

  const draft = (name: string, email: string) =>
    draftOf({ username: `Visitor ${name}`, email, date: dayFromNow(2 + rng.int(days)), time: rng.pick(TIMES) })

  async function write(visitor: Visitor, name: string): Promise<void> {
    told.sentContacts.push(name)
    const { status } = await visitor.contact({
      fullName: `Visitor ${name}`,
      email: `${name}@writers.example`,
      phoneNumber: '0501234567',
      date: dayFromNow(5),
      service: 'Ventilator Care',
    })
    if (status === 201) told.contacts.push(name)
    else if (status >= 400 && status < 500) throw new Error(`A message was answered with ${status}.`)
  }

  async function lane(): Promise<void> {
    while (!now.ended) {
      const name = `v${(count += 1)}`
      const origin = () => bffUrls[rng.int(bffUrls.length)] ?? ''
      const visitor = createVisitor(origin, `10.${rng.int(250)}.${rng.int(250)}.${rng.int(250)}`)
      await (rng.int(5) === 0 ? write(visitor, name) : book(visitor, name))
      await sleep(rng.int(60))
    }
  }

  const lanes = Promise.all(Array.from({ length: visitorsAtOnce }, lane))
  lanes.catch(() => {})
  return {
    told,
    async end() {
      now.ended = true
      await lanes
      // Pushes on their way are part of what was done.
      await sleep(sandbox.orders().length > 0 ? 200 : 0)
    },
  }
}

/** A date of the provider's calendar, UTC+4 all year. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}
