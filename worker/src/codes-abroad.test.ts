import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { raiseDueAlarms } from '@homecare/server/alarm/raise-due'
import { createRateLimit } from '@homecare/server/process/rate-limit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, type PhoneFixture } from './testing/phone-fixture'
import { sendCodes as sendCodesOf } from './testing/send-codes'

const CAP = 5
let phones: PhoneFixture
beforeAll(async () => {
  phones = await openPhoneFixture()
})
beforeEach(async () => {
  await phones.next()
  const options = { name: 'abroad', points: CAP, seconds: 86_400 }
  phones.ctx().codesAbroad = createRateLimit({ store: memoryLimitStore(), secret: 'x' }, options)
})
afterEach(() => phones.close())
afterAll(() => phones.stop())

const sendCodes = (count: number, prefix: string) => sendCodesOf(phones.ctx(), count, prefix)
const texts = () => phones.shown().filter(({ channel }) => channel === 'sms')
const leftOut = () => phones.ctx().db.message.count({ where: { state: 'failed', reason: 'limit abroad' } })
const alarms = () => phones.ctx().db.alarm.findMany({ where: { kind: 'codes-abroad' } })

test('as many codes as a day may have go by text message to numbers abroad, of all countries together', async () => {
  await sendCodes(4, '+4479460')
  await sendCodes(4, '+3361234')
  expect([texts().length, await leftOut()]).toEqual([CAP, 3])
})

test('numbers of the Emirates and the Gulf get their codes whatever goes abroad', async () => {
  await sendCodes(CAP + 1, '+4479460')
  await sendCodes(CAP + 1, '+9715012')
  await sendCodes(CAP + 1, '+9665012')
  expect(texts()).toHaveLength(CAP + 2 * (CAP + 1))
})

test('a code that the provider did not take counts once, when it is taken', async () => {
  phones.gateway.setMode('down')
  await sendCodes(CAP, '+4479460')
  phones.gateway.setMode('accept')
  await sendCodes(CAP, '+3361234')
  expect([texts().length, await leftOut()]).toEqual([CAP, 0])
})

test('the desk gets one alert a day, which ends with it', async () => {
  await sendCodes(CAP, '+4479460')
  await raiseDueAlarms({ ctx: phones.ctx() })
  expect(await alarms()).toEqual([])
  await sendCodes(3, '+3361234')
  await raiseDueAlarms({ ctx: phones.ctx() })
  await raiseDueAlarms({ ctx: phones.ctx() })
  expect(await alarms()).toMatchObject([{ endedAt: null, text: expect.not.stringContaining('+33') }])
  expect(await phones.ctx().db.outbox.count({ where: { name: 'email-alarm' } })).toBe(1)
  expect(await phones.ctx().db.outbox.count({ where: { name: 'tell-duty-phone' } })).toBe(1)
  phones.ctx().wait(24 * 3_600_000)
  await raiseDueAlarms({ ctx: phones.ctx() })
  expect(await alarms()).toMatchObject([{ endedAt: expect.any(Date) }])
})
