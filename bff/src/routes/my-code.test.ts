import type { Problem } from '@homecare/contract/problem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { initiate, paidBooking } from '../testing/bookings'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { codeOf, fromElsewhere, newNumber, signIn } from '../testing/phone-owner'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
})
beforeEach(() => {
  app.ctx.messages = MESSAGE_WAYS
})
afterAll(() => app.close())

const owner = (phoneNumber: string, more: Parameters<typeof signIn>[2] = {}) => signIn(app, phoneNumber, more)

const problemOf = async (answer: Response) => (await answer.json()) as Problem
const typeCode = (phoneNumber: string, code: string, headers = fromElsewhere()) =>
  app.post('/api/my/session', { phoneNumber, code }, headers)
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the code', () => {
  test('the answer is the same for a number with visits and for one without, in all but its times', async () => {
    const [known, unknown] = [newNumber(), newNumber()]
    await paidBooking(app, { phoneNumber: known })
    const answers = await Promise.all(
      [known, unknown].map((phoneNumber) => app.post('/api/my/code', { phoneNumber }, fromElsewhere())),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = await Promise.all(answers.map(async (answer) => Object.keys((await answer.json()) as object)))
    expect(one).toEqual(other)
    const sent = await app.ctx.db.message.findMany({ where: { news: 'sign-in-code' }, orderBy: { decidedAt: 'desc' } })
    expect(sent.slice(0, 2)).toMatchObject([
      { way: 'whatsapp', text: null, bookingId: null, requestId: null },
      { way: 'whatsapp', text: null, bookingId: null, requestId: null },
    ])
  })

  test('a second request within a minute sends no second code and has the same answer', async () => {
    const phoneNumber = newNumber()
    const first = await (await app.post('/api/my/code', { phoneNumber }, fromElsewhere())).json()
    const again = await (await app.post('/api/my/code', { phoneNumber }, fromElsewhere())).json()
    expect(again).toEqual(first)
    expect(await app.ctx.db.phoneCode.count({ where: { phone: `+971${phoneNumber.slice(1)}` } })).toBe(1)
  })

  test('returns 429 with Retry-After for the fourth code of a number in a quarter of an hour', async () => {
    const phoneNumber = newNumber()
    for (let n = 0; n < 3; n++) {
      expect((await app.post('/api/my/code', { phoneNumber }, fromElsewhere())).status).toBe(200)
      app.ctx.wait(61_000)
    }
    const fourth = await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    expect(fourth.status).toBe(429)
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('returns 429 for the 21st code that one address causes in an hour', async () => {
    const headers = fromElsewhere()
    const ask = () => app.post('/api/my/code', { phoneNumber: newNumber() }, headers)
    for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })

  test.each(['0000000000', '+999 1234 5678'])(
    'returns 422 with the field for %s, which is no number anywhere',
    async (no) => {
      const answer = await app.post('/api/my/code', { phoneNumber: no }, fromElsewhere())
      expect([answer.status, Object.keys((await problemOf(answer)).fields ?? {})]).toEqual([422, ['phoneNumber']])
    },
  )

  test('is wrong in the same words for a number without a code, and once it was used or is ten minutes old', async () => {
    const [phoneNumber, other] = [newNumber(), newNumber()]
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    const code = await codeOf(app, phoneNumber)
    const without = await typeCode(other, '123456')
    const wrong = await problemOf(await typeCode(phoneNumber, wrongOf(code)))
    expect(without.status).toBe(422)
    expect(wrong).toMatchObject({ code: 'CODE_WRONG', reasons: { code: { code: 'wrongPhoneCode' } } })
    expect(await problemOf(without)).toEqual(wrong)
    expect((await typeCode(phoneNumber, ` ${code.slice(0, 3)} ${code.slice(3)} `.trim())).status).toBe(422)
    expect((await typeCode(phoneNumber, code)).status).toBe(204)
    expect(await problemOf(await typeCode(phoneNumber, code))).toEqual(wrong)
    app.ctx.wait(61_000)
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    const late = await codeOf(app, phoneNumber)
    app.ctx.wait(10 * 60_000)
    expect(await problemOf(await typeCode(phoneNumber, late))).toEqual(wrong)
  })

  test('only the newest code of a number works', async () => {
    const phoneNumber = newNumber()
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    const first = await codeOf(app, phoneNumber)
    app.ctx.wait(61_000)
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    const second = await codeOf(app, phoneNumber)
    if (first !== second) expect((await typeCode(phoneNumber, first)).status).toBe(422)
    expect((await typeCode(phoneNumber, second)).status).toBe(204)
  })

  test('is compared with at most five guesses, however many come at the same time and from how many addresses', async () => {
    const phoneNumber = newNumber()
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    const code = await codeOf(app, phoneNumber)
    const guesses = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        typeCode(phoneNumber, String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'), {
          'x-forwarded-for': `198.51.${n >> 8}.${n & 255}`,
        }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 204)).toEqual([])
    expect(guesses.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10)
    const { tries } = await app.ctx.db.phoneCode.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(tries).toBe(5)
    expect((await typeCode(phoneNumber, code)).status).toBe(429)
  })
})

describe('a code by email', () => {
  test('opens only the records with that address, since anybody can book with somebody else’s number', async () => {
    const phoneNumber = newNumber()
    await paidBooking(app, { phoneNumber, username: 'Mona Haddad', email: 'mona@example.com' })
    const victim = await owner(phoneNumber, { by: 'email' })
    expect((await victim.get()).body.visits).toHaveLength(1)
    const late = newNumber()
    await initiate(app, { phoneNumber: late, username: 'Evil Guest', email: 'evil@example.com' })
    const evil = await owner(late, { by: 'email' })
    expect(evil.status).toBe(204)
    await paidBooking(app, { phoneNumber: late, username: 'Mona Haddad', email: 'mona@example.com' })
    const { body } = await evil.get()
    expect(JSON.stringify(body)).not.toContain('Mona')
    expect((await evil.post('family', { phoneNumber: newNumber(), name: 'Mother' })).status).toBe(403)
  })

  test('goes to the address of a paid visit, whoever booked with the number since', async () => {
    const phoneNumber = newNumber()
    await paidBooking(app, { phoneNumber, email: 'mona@example.com' })
    app.ctx.wait(1000)
    await initiate(app, { phoneNumber, username: 'Evil Guest', email: 'evil@example.com' })
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    await codeOf(app, phoneNumber, 'email')
    const code = await app.ctx.db.phoneCode.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(code.email).toBe('mona@example.com')
  })

  test('is written where no way to phones is set up, and opens nothing for a number without an address', async () => {
    app.ctx.messages = {}
    const phoneNumber = newNumber()
    await app.post('/api/my/code', { phoneNumber }, fromElsewhere())
    const { id } = await app.ctx.db.phoneCode.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    const effect = await app.ctx.db.outbox.findFirst({ where: { effectKey: `email-sign-in-code:${id}` } })
    expect(effect?.payload).toEqual({ codeId: id })
    expect(await codeOf(app, phoneNumber, 'email')).toBe('')
  })
})
