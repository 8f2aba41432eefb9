import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { cardSeal } from '../testing/card-seal'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { receiveGatewayMessage } from './receive-message'
import { returnFromGateway } from './return'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const messageOf = (orderNo: string, orderStatus: string): string =>
  [
    `order_id=${orderNo}&tracking_id=306003123456&bank_ref_no=458712&order_status=${orderStatus}`,
    'failure_message=Do not honour&payment_mode=Credit Card&card_name=Visa&status_code=null&status_message=Declined',
    'currency=AED&amount=370.00&billing_name=Ghaf Home Healthcare&billing_city=Dubai&vault=N&mer_amount=370.00',
    'response_code=1&billing_notes=&trans_date=03/03/2026 08:12:44&bin_country=UNITED ARAB EMIRATES',
  ].join('&')

/** Where a message may be damaged: behind its order number. */
const place = (bytes: Uint8Array, n: number): number => {
  const start = bytes.indexOf(0x26) + 1
  return start + (n % (bytes.length - start))
}
type Damage = (bytes: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>
const inserted =
  (n: number, odd: readonly number[]): Damage =>
  (bytes) =>
    Buffer.concat([bytes.subarray(0, place(bytes, n)), Buffer.from(odd), bytes.subarray(place(bytes, n))])
const overwritten =
  (n: number, byte: number): Damage =>
  (bytes) =>
    Buffer.from(bytes).fill(byte, place(bytes, n), place(bytes, n) + 1)
const dropped =
  (n: number): Damage =>
  (bytes) =>
    Buffer.concat([bytes.subarray(0, place(bytes, n)), bytes.subarray(place(bytes, n) + 1)])
const cut =
  (n: number): Damage =>
  (bytes) =>
    bytes.subarray(0, place(bytes, n))

/** An accent in Latin-1, Arabic in Windows-1256, controls, UTF-8 that was cut. */
const odd = fc.constantFrom(
  [0xe9],
  [0xc7, 0xe1, 0x20, 0xe3],
  [0x81, 0x8d, 0x90],
  [0x00],
  [0x1b, 0x07],
  [0xd9],
  [0xff],
  [13, 10],
)
const damages = fc.array(
  fc.oneof(
    fc.tuple(fc.nat(), odd).map((all) => inserted(...all)),
    fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })).map((all) => overwritten(...all)),
    fc.nat().map(dropped),
    fc.nat().map(cut),
  ),
  { minLength: 1, maxLength: 3 },
)
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams)

describe.each(['cbc', 'gcm'] as const)('a damaged return under %s', (kind) => {
  let ctx: TestCtx
  let seal: (plain: string | Uint8Array) => string
  beforeAll(() => {
    const slotRules = { capacity: 1000, leadMinutes: 120, horizonDays: 60 }
    ctx = testContext({ db: database.db, settings: { slotRules } })
    const card = cardSeal(kind, ctx.profile)
    ctx.gateway.openReturn = card.openReturn
    seal = card.seal
  })
  const { start, stored } = bookingSteps(() => ctx)
  const returns = (encResp: string, orderNo?: string) => returnFromGateway({ ctx, input: { encResp, orderNo } })

  it.each([
    ['paid', 'Success', 'Shipped', 'Paid', 'success'],
    ['declined', 'Failure', 'Unsuccessful', 'Failed', 'failed'],
  ])(
    'a %s payment is no error, whatever bytes behind its order number are damaged',
    async (...row) => {
      const [, orderStatus, gatewayStatus, paymentStatus, status] = row
      await fc.assert(
        fc.asyncProperty(damages, fc.boolean(), async (all, withForm) => {
          const { orderId } = await start()
          ctx.gateway.reports(orderId, { status: gatewayStatus })
          const plain = all.reduce((bytes, damage) => damage(bytes), Buffer.from(messageOf(orderId, orderStatus)))
          const query = queryOf(await returns(seal(plain), withForm ? orderId : undefined))
          expect(query).toMatchObject({ orderId, status, token: expect.any(String) })
          expect(await stored(orderId)).toMatchObject({ paymentStatus, needsAction: null })
        }),
        { numRuns: 20, seed: 20_261_125 },
      )
    },
    60_000,
  )

  it.each([
    ['a message without its order number', (id: string) => seal(messageOf(id, 'Success').replace('order_id', 'x'))],
    ['a message that was cut', (id: string) => seal(messageOf(id, 'Success')).slice(0, -1)],
    ['no message', () => ''],
    ['garbage', () => 'zz\u00e9'],
    ['a message of another key', () => '00'.repeat(64)],
  ])('%s leads to the order of its form, without a token, and the payment is settled', async (_, encResp) => {
    const { orderId } = await start()
    ctx.gateway.reports(orderId, { status: 'Shipped' })
    for (const orderNo of [` ${orderId}\r\n`, orderId])
      expect(await returns(encResp(orderId), orderNo)).toBe(`/paymentStatus?orderId=${orderId}`)
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Paid' })
  })

  it('the order of the message counts where the form names another one', async () => {
    const [mine, other] = [(await start()).orderId, (await start()).orderId]
    for (const id of [mine, other]) ctx.gateway.reports(id, { status: 'Shipped' })
    expect(queryOf(await returns(seal(messageOf(mine, 'Success')), other))).toMatchObject({ orderId: mine })
    expect(await stored(other)).toMatchObject({ paymentStatus: 'Pending' })
  })

  it('a form’s order number makes one status call in five seconds, however often it is posted', async () => {
    const { orderId } = await start()
    ctx.gateway.statusCalls.length = 0
    for (let n = 0; n < 5; n++) await returns('garbage', orderId)
    expect(ctx.gateway.statusCalls).toEqual([orderId])
  })

  it('messages that differ in odd bytes only are stored a hundred times at most, and the worker asks once a minute', async () => {
    const { orderId } = await start()
    for (let n = 0; n < 110; n++) {
      const text = `${messageOf(orderId, 'Success')}&n=${n}`
      const encResp = seal(Buffer.concat([Buffer.from(text), Buffer.from([0x1b])]))
      await receiveGatewayMessage({ ctx, input: { source: 'push', encResp } })
    }
    expect(await ctx.db.gatewayMessage.count({ where: { attemptId: orderId, source: 'push' } })).toBe(100)
    const jobs = await ctx.db.outbox.findMany({ where: { name: 'settle-payment' } })
    const mine = jobs.filter(({ payload }) => JSON.stringify(payload).includes(`"${orderId}"`))
    expect(mine.map(({ payload }) => payload)).toEqual([{ attemptId: orderId, reference: '306003123456' }])
  })
})
