import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SLOTS } from '@homecare/domain/slots'
import { emails } from '../email/emails'
import type { JobCtx } from '../process/context'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { TEST_SETTINGS, testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

const DATE = '2026-03-05'
const MINUTE = 60_000
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.holdCode.deleteMany()
  await database.db.outbox.deleteMany()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 2 } } })
})
afterAll(() => database.drop())

const { start, stored, payAs } = bookingSteps(() => ctx)
let people = 0
/** Invented patients, each with another phone and email. */
const stranger = () => {
  const n = ++people
  return { email: `invented${n}@example.com`, phoneNumber: `05${String(20_000_000 + n)}` }
}
const holdFrom = (n: number, changes: object = {}) =>
  start({ date: DATE, time: SLOTS[n % SLOTS.length]!.time, ...stranger(), ...changes }, undefined, `203.0.113.${n % 4}`)
const held = () => database.db.slotSeat.count({ where: { date: DATE, state: 'held' } })
const seatsOfDay = () => SLOTS.length * ctx.settings.slotRules.capacity

/** What the worker mails of the codes that were asked for, the newest last. */
async function mailed(): Promise<{ to: string; code: string }[]> {
  const rows = await database.db.outbox.findMany({ where: { name: 'email-hold-code' }, orderBy: { createdAt: 'asc' } })
  const found = []
  for (const { payload } of rows) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This email needs nothing of a job's context.
    const email = await emails['hold-code'](ctx as unknown as JobCtx, payload as { codeId: string })
    if (email) found.push({ to: email.to, code: /^\d{6}/.exec(email.subject)?.[0] ?? '' })
  }
  return found
}

/** Four addresses with invented patients hold what they get of a day. */
const attack = async () => countOutcomes(Array.from({ length: seatsOfDay() + 12 }, (_, n) => holdFrom(n)))

describe('the last third of a day', () => {
  it('four addresses with invented patients hold two thirds of a day, even at the same time', async () => {
    const outcomes = await attack()
    const limit = Math.floor((seatsOfDay() * 2) / 3)
    expect(outcomes).toMatchObject({ done: limit })
    expect(outcomes['CODE_REQUIRED']).toBeGreaterThan(0)
    expect(await held()).toBe(limit)
  })

  it('a visitor gets one of the last seats with the mailed code, which works once', async () => {
    await attack()
    const person = { ...stranger(), time: await freeTime() }
    const from = '198.51.100.7'
    const book = (changes: object = {}, key?: string) => start({ date: DATE, ...person, ...changes }, key, from)
    await database.db.outbox.deleteMany()
    await expect(book()).rejects.toMatchObject({ code: 'CODE_REQUIRED' })
    const [{ to, code } = { to: '', code: '' }] = await mailed()
    expect(to).toBe(person.email)
    const { orderId } = await book({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect((await stored(orderId)).seat?.state).toBe('held')
    await expect(
      book({ code, fullName: 'Another Patient', time: await freeTime() }, 'another-draft'),
    ).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('wrong codes are counted, and after five the right one does not work either', async () => {
    await attack()
    const person = { ...stranger(), time: await freeTime() }
    const book = (code?: string) => start({ date: DATE, ...person, ...(code && { code }) }, undefined, '198.51.100.7')
    await database.db.outbox.deleteMany()
    await expect(book()).rejects.toMatchObject({ code: 'CODE_REQUIRED' })
    const [{ code } = { code: '' }] = await mailed()
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await countOutcomes(Array.from({ length: 8 }, () => book(wrong)))
    expect(guesses).toEqual({ CODE_WRONG: 5, CODE_EXPIRED: 3 })
    await expect(book(code)).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('a code ends after ten minutes, belongs to its email, and a repeated request within a minute mails no second one and says so', async () => {
    await attack()
    await database.db.slotSeat.updateMany({ data: { heldUntil: new Date(ctx.now().getTime() + 60 * MINUTE) } })
    const person = { ...stranger(), time: await freeTime() }
    const book = (changes: object = {}) => start({ date: DATE, ...person, ...changes }, undefined, '198.51.100.7')
    await database.db.outbox.deleteMany()
    for (const retryAfter of [undefined, 60, 60]) {
      const refusal = await book().catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'CODE_REQUIRED', retryAfter })
    }
    const codes = await mailed()
    expect(codes).toHaveLength(1)
    const { code } = codes[0]!
    await expect(book({ code, email: stranger().email })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    ctx.wait(10 * MINUTE)
    await expect(book({ code })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    expect(await mailed()).toEqual([])
  })

  it('a code that five wrong tries have ended is replaced immediately', async () => {
    await attack()
    const person = { ...stranger(), time: await freeTime() }
    const book = (changes: object = {}) => start({ date: DATE, ...person, ...changes }, undefined, '198.51.100.7')
    await database.db.outbox.deleteMany()
    await expect(book()).rejects.toMatchObject({ code: 'CODE_REQUIRED' })
    const [{ code } = { code: '' }] = await mailed()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) await expect(book({ code: wrong })).rejects.toMatchObject({ code: 'CODE_WRONG' })
    await expect(book({ code })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
    await expect(book()).rejects.toMatchObject({ code: 'CODE_REQUIRED', retryAfter: undefined })
    expect(await mailed()).toHaveLength(2)
  })

  it('one recipient gets three emails an hour and one address asks for twenty', async () => {
    await attack()
    await database.db.slotSeat.updateMany({ data: { heldUntil: new Date(ctx.now().getTime() + 60 * MINUTE) } })
    await database.db.outbox.deleteMany()
    await database.db.holdCode.deleteMany()
    const person = { ...stranger(), time: await freeTime() }
    for (let n = 0; n < 5; n++) {
      const wanted = n < 3 ? 'CODE_REQUIRED' : 'TOO_MANY_CODES'
      await expect(start({ date: DATE, ...person }, undefined, '198.51.100.7')).rejects.toMatchObject({ code: wanted })
      ctx.wait(2 * MINUTE)
    }
    const others = await countOutcomes(
      Array.from({ length: 25 }, async () =>
        start({ date: DATE, time: person.time, ...stranger() }, undefined, '198.51.100.7'),
      ),
    )
    expect(others).toEqual({ CODE_REQUIRED: 17, TOO_MANY_CODES: 8 })
    expect(await database.db.outbox.count({ where: { name: 'email-hold-code' } })).toBe(20)
  })

  it('all ways to write one mailbox get three emails an hour together', async () => {
    await attack()
    await database.db.outbox.deleteMany()
    const time = await freeTime()
    const ways = [
      'mona.h@gmail.com',
      'monah+1@gmail.com',
      'Mona.H+2@googlemail.com',
      'm.o.n.a.h@gmail.com',
      'monah@gmail.com',
    ]
    const outcomes = await countOutcomes(
      ways.map((email) => start({ date: DATE, time, ...stranger(), email }, undefined, '198.51.100.7')),
    )
    expect(outcomes).toEqual({ CODE_REQUIRED: 3, TOO_MANY_CODES: 2 })
  })

  it('on a day with many paid seats, unpaid holds without a code take none of its last third', async () => {
    const third = Math.floor(seatsOfDay() / 3)
    const paid = await Promise.all(Array.from({ length: third + 2 }, (_, n) => holdFrom(n)))
    for (const { orderId } of paid) await payAs(orderId, 'Successful')
    await attack()
    expect(await held()).toBe(Math.floor((seatsOfDay() * 2) / 3) - paid.length)
    expect(await database.db.slotSeat.count({ where: { date: DATE } })).toBe(seatsOfDay() - third)
  })
})

async function freeTime(): Promise<string> {
  for (const { time } of SLOTS)
    if ((await database.db.slotSeat.count({ where: { date: DATE, time } })) < ctx.settings.slotRules.capacity)
      return time
  throw new Error('The day is full.')
}
