import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { System } from '@homecare/dev-servers/system'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { openEffects } from './open-effects'
import { startTrialSystem } from './trial-system'
import { createVisitor, type GatewayFormFields } from './visitor'

// Failures that other products had in production, each as a test. docs/peers.md describes them; slot-race.test.ts has one more.

let system: System
let db: pg.Client
beforeAll(async () => {
  system = await startTrialSystem({ bffs: 2 })
  db = new pg.Client({ connectionString: system.info.databaseOwnerUrl })
  await db.connect()
}, 180_000)
afterAll(async () => {
  await db?.end()
  await system?.stop()
})

const visitorAt = (bff: number) => createVisitor(() => system.bffUrls[bff % 2] ?? '', `10.3.${bff % 250}.1`)
let days = 3

/** Starts a booking up to the card page, each on its own day. */
async function openCardPage(): Promise<{ gatewayForm: GatewayFormFields; page: string }> {
  const email = `peer-${(days += 1)}@visitors.example`
  const { status, body } = await visitorAt(0).initiate(
    draftOf({ email, date: dayFromNow(days), time: '10:00 Am' }),
    `peer-draft-${days}`,
  )
  expect(status).toBe(200)
  return { gatewayForm: body, page: await visitorAt(0).goToGateway(body) }
}

async function bookingOf({ orderId }: GatewayFormFields) {
  const { rows } = await db.query<{ payment: string; action: string | null; seats: number; attempts: number }>(
    `SELECT payment_status AS payment, needs_action AS action,
       (SELECT count(*)::int FROM slot_seat s WHERE s.booking_id = b.id AND s.state = 'booked') AS seats,
       (SELECT count(*)::int FROM payment_attempt a WHERE a.booking_id = b.id) AS attempts
     FROM booking b WHERE order_id = $1`,
    [orderId],
  )
  return rows
}
const PAID_ONCE = [{ payment: 'Paid', action: null, seats: 1, attempts: 1 }]

/** All effects of the payment are handled and exactly one confirmation arrived. */
async function confirmedOnce(email: string): Promise<void> {
  const subjects = () =>
    system.mailbox
      .messages()
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject)
  await waitFor(() => subjects().length > 0, { timeoutMs: 30_000, what: 'the confirmation' })
  await waitFor(async () => (await openEffects(db)).length === 0, {
    timeoutMs: 30_000,
    what: 'every effect to be handled',
  })
  expect(subjects()).toEqual([expect.stringContaining('blood test at home')])
}

test('a payment is recorded once when notification and return arrive simultaneously and repeatedly (Medusa #13301)', async () => {
  const { gatewayForm, page } = await openCardPage()
  // The sandbox sends its notification as soon as "pay" is pressed.
  const form = await visitorAt(0).pressAtGateway(page, 'pay')
  const back = await Promise.all(Array.from({ length: 6 }, (_, n) => visitorAt(n).comeBack(form ?? {})))
  expect(back.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303))
  expect(await bookingOf(gatewayForm)).toEqual(PAID_ONCE)
  await confirmedOnce(`peer-${days}@visitors.example`)
}, 60_000)

test('a browser that returns after the notification gets the booking, not an error (Saleor #12652)', async () => {
  const { gatewayForm, page } = await openCardPage()
  const form = await visitorAt(0).pressAtGateway(page, 'pay')
  await waitFor(async () => (await bookingOf(gatewayForm))[0]?.payment === 'Paid', {
    timeoutMs: 30_000,
    what: 'the notification to settle the payment',
  })
  expect((await visitorAt(1).comeBack(form ?? {})).status).toBe(303)
  const order = await fetch(`${system.bffUrls[1]}/api/orders/${gatewayForm.orderId}?token=${gatewayForm.token}`)
  expect([order.status, ((await order.json()) as { paymentStatus: string }).paymentStatus]).toEqual([200, 'Paid'])
  expect(await bookingOf(gatewayForm)).toEqual(PAID_ONCE)
  await confirmedOnce(`peer-${days}@visitors.example`)
}, 60_000)

test('a visitor who paid and closed the window gets a confirmed booking without a notification (CCAvenue plug-ins)', async () => {
  const { gatewayForm, page } = await openCardPage()
  expect(await visitorAt(0).pressAtGateway(page, 'close')).toBeNull()
  await waitFor(async () => (await bookingOf(gatewayForm))[0]?.payment === 'Paid', {
    timeoutMs: 40_000,
    what: 'our status call to settle the payment',
  })
  expect(await bookingOf(gatewayForm)).toEqual(PAID_ONCE)
  await confirmedOnce(`peer-${days}@visitors.example`)
}, 90_000)
