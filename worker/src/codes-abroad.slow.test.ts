import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { createRateLimit } from '@homecare/server/process/rate-limit'
import { openPhoneFixture, type PhoneFixture } from './testing/phone-fixture'
import { sendCodes } from './testing/send-codes'

const CAP = 50
let phones: PhoneFixture
beforeAll(async () => {
  phones = await openPhoneFixture()
  await phones.next()
  const options = { name: 'abroad', points: CAP, seconds: 86_400 }
  phones.ctx().codesAbroad = createRateLimit({ store: memoryLimitStore(), secret: 'x' }, options)
})
afterAll(async () => {
  await phones.close()
  await phones.stop()
})

test('10,000 codes for as many numbers of one country send no more text messages than a day may have', async () => {
  await sendCodes(phones.ctx(), 10_000, '+4479460')
  expect(phones.shown()).toHaveLength(CAP)
  const leftOut = { state: 'failed', reason: 'limit abroad' } as const
  expect(await phones.ctx().db.message.count({ where: leftOut })).toBe(10_000 - CAP)
}, 120_000)
