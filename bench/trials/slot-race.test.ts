import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { System } from '@homecare/dev-servers/system'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { createRandom, randomSeed } from './random'
import { startTrialSystem } from './trial-system'
import { createVisitor } from './visitor'

const RIVALS = 500
const seed = randomSeed()
const capacity = 1 + createRandom(seed).int(12)
const slot = { date: dayFromNow(3), time: '10:30 Am' }

// A failure that other products had in production (Cal.com #13397 in docs/peers.md).
let system: System
let db: pg.Client
beforeAll(async () => {
  system = await startTrialSystem({ bffs: 2, workers: 0, settings: { SLOT_CAPACITY: String(capacity) } })
  db = new pg.Client({ connectionString: system.info.databaseOwnerUrl })
  await db.connect()
}, 180_000)
afterAll(async () => {
  await db?.end()
  await system?.stop()
})

const draft = (rival: number) =>
  draftOf({ username: `Rival ${rival}`, email: `rival-${rival}@visitors.example`, ...slot })

test(`${RIVALS} simultaneous bookings at two BFFs for one slot of ${capacity} seats (seed ${seed}): each seat is sold once, the others get SLOT_FULL`, async () => {
  const answers = await Promise.all(
    Array.from({ length: RIVALS }, (_, rival) => {
      const address = `10.1.${rival % 250}.${rival % 199}`
      // A busy machine may need long for 500 simultaneous calls; timing is not tested here.
      const visitor = createVisitor(() => system.bffUrls[rival % 2] ?? '', address, 60_000)
      return visitor.initiate(draft(rival), `rival-${seed}-${rival}`)
    }),
  )
  const outcomes = new Map<string, number>()
  for (const { status, body } of answers) {
    const outcome = status === 200 ? '200' : `${status} ${(body as unknown as { code?: string })?.code}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  expect(Object.fromEntries(outcomes)).toEqual({ '200': capacity, '409 SLOT_FULL': RIVALS - capacity })
  const { rows: seats } = await db.query('SELECT seat FROM slot_seat WHERE date = $1 AND time = $2 ORDER BY seat', [
    slot.date,
    slot.time,
  ])
  expect(seats.map(({ seat }) => seat as number)).toEqual(Array.from({ length: capacity }, (_, n) => n + 1))
  const { rows } = await db.query<{ orderId: string }>('SELECT order_id AS "orderId" FROM booking')
  const winners = answers.flatMap(({ status, body }) => (status === 200 ? [body.orderId] : []))
  expect(rows.map(({ orderId }) => orderId).toSorted()).toEqual(winners.toSorted())
}, 90_000)
