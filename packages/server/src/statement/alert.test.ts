import { beforeEach, expect, it } from 'vitest'
import type { JobCtx } from '../process/context'
import { emails } from '../email/emails'
import { alarmSteps } from '../testing/alarm-steps'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, type TestCtx } from '../testing/test-context'
import { checkStatement } from './check'
import { getStatementFindings } from './get-findings'
import { settleFinding } from './settle-finding'

const { database } = await ownDatabase()
let ctx: TestCtx
const { paid } = bookingSteps(() => ctx)
const { shown, kinds, raise, mailed } = alarmSteps(() => ctx)
const actor = { name: 'coordinator', role: 'coordinator' } as const

beforeEach(async () => {
  for (const table of ['alarm', 'booking', 'outbox', 'statementCheck', 'statementFinding'] as const)
    await (database.db[table] as typeof database.db.booking).deleteMany()
  ctx = testContext({ db: database.db })
})

const listUnknown = (referenceNo: string) =>
  ctx.gateway.listed.push({
    ...{ day: '2026-03-03', orderNo: `ORD-${referenceNo}`, referenceNo, status: 'Shipped' },
    ...{ currency: 'AED', amountFils: 37_000, amount: '370.00' },
  })
const settle = async (referenceNo: string) => {
  const { items } = await getStatementFindings({ ctx })
  const findingId = items.find(({ gateway }) => gateway.referenceNo === referenceNo)?.id ?? ''
  await settleFinding({ ctx, actor, input: { findingId, note: 'Refunded in the dashboard' } })
}

it('differences of a comparison are one alert, with one email, until staff have settled each of them', async () => {
  await paid()
  await checkStatement({ ctx })
  await raise()
  expect(await kinds()).toEqual([])

  listUnknown('first')
  listUnknown('second')
  for (let n = 0; n < 2; n++) {
    await checkStatement({ ctx })
    await Promise.all([raise(), raise()])
    expect(await shown()).toMatchObject([{ kind: 'statement', subject: '', booking: null, seen: null }])
  }
  expect(await mailed()).toBe(1)

  await settle('first')
  await raise()
  expect(await kinds()).toEqual(['statement'])
  await settle('second')
  expect(await kinds()).toEqual([])
  await raise()
  await checkStatement({ ctx })
  expect(await raise()).toBe(0)

  listUnknown('third')
  await checkStatement({ ctx })
  expect(await raise()).toBe(1)
  expect(await kinds('owner')).toEqual(['statement'])
  expect(await kinds('nurseLead')).toEqual([])
  expect(await mailed()).toBe(2)
})

it('the alert mails the duty address a link to Money, and nobody twice where staff have the same inbox', async () => {
  listUnknown('first')
  await checkStatement({ ctx })
  await raise()
  const { id: alarmId } = await ctx.db.alarm.findFirstOrThrow()
  const emailTo = (dutyInbox: string) =>
    emails.alarm({ ...ctx, staffInbox: 'staff@example.com', dutyInbox } as unknown as JobCtx, { alarmId })
  const email = await emailTo('duty@example.com')
  expect(email).toMatchObject({ to: 'duty@example.com', subject: expect.stringMatching(/^Alert: Payments differ/) })
  expect(JSON.stringify(email)).toContain('/admin/money')
  expect(await emailTo('Staff@Example.com')).toBeNull()
})
