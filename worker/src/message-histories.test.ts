import fc from 'fast-check'
import { tryNextWays } from '@homecare/server/message/next-way'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, PHONES, type PhoneFixture, type News } from './testing/phone-fixture'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let phones: PhoneFixture

beforeAll(async () => {
  phones = await openPhoneFixture()
})
afterAll(() => phones.stop())
beforeEach(() => phones.next())
afterEach(() => phones.close())

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ tell: fc.constantFrom<News>('booking-confirmed', 'booking-moved', 'booking-canceled') }),
  },
  { weight: 3, arbitrary: fc.constant({ work: true }) },
  { weight: 2, arbitrary: fc.record({ waitMinutes: fc.constantFrom(1, 6, 40, 300) }) },
  fc.record({ mode: fc.constantFrom('accept', 'accept', 'busy', 'down') }),
  fc.record({ receipts: fc.constantFrom('prompt', 'scrambled', 'none') }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

async function take(each: Step, number: number): Promise<void> {
  const { gateway } = phones
  if ('tell' in each) await phones.tell(each.tell, `:${number}`)
  else if ('waitMinutes' in each) phones.ctx().wait(each.waitMinutes * MINUTE)
  else if ('mode' in each) gateway.setMode(each.mode)
  else if ('receipts' in each) gateway.setReceipts(each.receipts)
  else {
    await phones.work()
    await tryNextWays({ ctx: phones.ctx() })
  }
}

/** Everything works again, for as long as anything is waiting. */
async function settle(): Promise<void> {
  phones.gateway.setMode('accept')
  phones.gateway.setReceipts('prompt')
  for (let round = 0; round < 3; round++) {
    await phones.work()
    phones.ctx().wait(HOUR)
    await tryNextWays({ ctx: phones.ctx() })
  }
  await phones.work()
}

test(
  'whatever the providers do, each news arrives by at most one message a way, in order, or its record says why not',
  async () => {
    const history = fc.record({
      contactBy: fc.constantFrom('whatsapp' as const, 'sms' as const),
      phone: fc.constantFrom(...Object.values(PHONES)),
      steps: fc.array(step, { minLength: 4, maxLength: 16 }),
    })
    await fc.assert(
      fc.asyncProperty(history, async ({ contactBy, phone, steps }) => {
        const { db } = phones.ctx()
        await phones.newBooking()
        await phones.patient({ contactBy, phoneE164: phone })
        for (const [number, each] of steps.entries()) await take(each, number)
        await settle()

        const rows = await db.message.findMany({ orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }] })
        const references = phones.shown().map(({ reference, id }) => reference ?? id)
        expect(references).toEqual([...new Set(references)])
        for (const row of rows) {
          if (row.state === 'failed' || row.state === 'dropped') expect(row.reason).not.toBeNull()
          else expect(references, row.state).toContain(row.id)
        }
        const emails = await db.outbox.findMany({
          where: { name: { startsWith: 'email-' } },
          select: { effectKey: true },
        })
        for (const key of new Set(rows.map(({ newsKey }) => newsKey))) {
          const ways = rows.filter(({ newsKey }) => newsKey === key)
          const arrived =
            ways.some(({ state }) => state === 'delivered') || emails.some(({ effectKey }) => effectKey === key)
          expect(arrived || ways.some(({ state }) => state === 'dropped')).toBe(true)
        }
        // What another way could not deliver comes later than it was decided.
        const first = rows.filter(({ way, id }) => way === contactBy && references.includes(id)).map(({ id }) => id)
        expect(references.filter((id) => first.includes(id))).toEqual(first)
      }),
      { numRuns: Number(process.env.HISTORIES ?? 12), endOnFailure: true },
    )
  },
  Number(process.env.HISTORIES ?? 30) * 3_000,
)
