import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { checkPhoneCode, requestPhoneCode } from '@homecare/server/my/code'
import { AppError } from '@homecare/server/process/app-error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimits } from '../limits'
import { createTestApp, type TestApp } from '../testing/test-app'

const QUARTER_MS = 15 * 60_000
const PHONE = '+971501234567'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'right',
    (error: unknown) => (error instanceof AppError ? error.code : 'error'),
  )

test('of 10,000 guesses in a day, each from another address, 20 are compared with a code, so that one number is opened on one day in 50,000', async () => {
  const { ctx } = app
  const { phoneCodes: limits } = createLimits({
    ...{ store: memoryLimitStore(), secret: 'x', loginAttempts: 5, strangerEmailsPerDay: 10 },
  })
  const outcomes: string[] = []
  let address = 0
  for (let quarter = 0; quarter < 96; quarter++) {
    const from = () => `198.${51 + (++address >> 16)}.${(address >> 8) & 255}.${address & 255}`
    await outcomeOf(requestPhoneCode({ ctx, limits, input: { phoneNumber: PHONE, locale: 'en', from: from() } }))
    const guesses = Array.from({ length: 105 }, (_, n) => String(quarter * 105 + n).padStart(6, '0'))
    outcomes.push(
      ...(await Promise.all(
        guesses.map((code) =>
          outcomeOf(checkPhoneCode({ ctx, limits, input: { phoneNumber: PHONE, code, from: from() } })),
        ),
      )),
    )
    ctx.wait(QUARTER_MS)
    // The limits have a clock of their own: their quarter of an hour is over, their day is not.
    await limits.wrong.reset(PHONE)
    await limits.sent.reset(PHONE)
  }
  expect(outcomes).toHaveLength(10_080)
  const counted = (outcome: string) => outcomes.filter((each) => each === outcome).length
  expect(counted('CODE_WRONG') + counted('right')).toBeLessThanOrEqual(20)
  expect(counted('RATE_LIMITED')).toBeGreaterThanOrEqual(10_060)
  const codes = await ctx.db.phoneCode.findMany()
  expect(codes.length).toBeLessThanOrEqual(6)
  expect(Math.max(...codes.map(({ tries }) => tries))).toBeLessThanOrEqual(5)
  expect(codes.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThanOrEqual(20)
})
