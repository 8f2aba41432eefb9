import { draftBody } from '@homecare/server/testing/draft'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '../testing/bookings'
import { fromElsewhere, newNumber, signIn } from '../testing/phone-owner'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: {
      slotRules: { capacity: 10, leadMinutes: 120, horizonDays: 60 },
      holdLimits: { perPerson: 1, addressPercent: 3 },
    },
  })
})
afterAll(() => app.close())

async function hold(phoneNumber: string, cookie = '', headers = fromElsewhere()) {
  const body = draftBody({ phoneNumber, email: `${phoneNumber}@example.com`, username: `Person ${newKey()}` })
  const answer = await app.post('/api/payment/initiate', body, { 'idempotency-key': newKey(), cookie, ...headers })
  const { code } = (await answer.json()) as { code?: string }
  return code ?? answer.status
}

test('unpaid seats of a phone whose owner has signed in are not limited, and of everybody else they are', async () => {
  const [mine, other] = [newNumber(), newNumber()]
  const { cookie } = await signIn(app, mine)
  for (let n = 0; n < 3; n++) expect(await hold(mine, cookie)).toBe(200)
  expect(await hold(mine)).toBe('TOO_MANY_HOLDS')
  expect([await hold(other, cookie), await hold(other, cookie)]).toEqual([200, 'TOO_MANY_HOLDS'])
})

test('a code by email lifts no limit of a phone', async () => {
  const phoneNumber = newNumber()
  await hold(phoneNumber)
  const { cookie, status } = await signIn(app, phoneNumber, { by: 'email' })
  expect([status, await hold(phoneNumber, cookie)]).toEqual([204, 'TOO_MANY_HOLDS'])
})

test('the seats of one address stay limited for the owner of a phone', async () => {
  const phoneNumber = newNumber()
  const { cookie } = await signIn(app, phoneNumber)
  const headers = fromElsewhere()
  const outcomes = []
  for (let n = 0; n < 5; n++) outcomes.push(await hold(phoneNumber, cookie, headers))
  expect(outcomes).toContain('DAY_SEATS_LIMIT')
})
