import { createHash } from 'node:crypto'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeBookingStatus } from './change-status'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getDaySheet } from './get-day-sheet'
import { listDaySheetLinks } from './list-day-sheet-links'
import { openDaySheet } from './open-day-sheet'
import { revokeDaySheet } from './revoke-day-sheet'
import { shareDaySheet } from './share-day-sheet'

const DATE = '2026-03-04'
const actor = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
/** The addresses that tried an invalid link. */
const counted: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
  const { start, paid } = bookingSteps(() => ctx)
  await paid({ fullName: 'Late Marina', time: '11:00 Am', building: 'Dubai Marina Tower 1' })
  await paid({ fullName: 'Deira Far', landmark: 'Deira clock tower', building: 'Tower 10' })
  await paid({ fullName: 'Deira Near', city: 'deira', building: 'Tower 2' })
  await paid({ fullName: 'Other Day', date: '2026-03-05' })
  await start({ fullName: 'Not Paid' })
  const { id, version } = await paid({ fullName: 'Was Canceled', time: '10:30 Am' })
  await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Canceled', refundPayment: false } })
})
afterAll(() => database.drop())

const sheet = (input: { date: string; area?: string }) => getDaySheet({ ctx, input })
const names = ({ visits }: DaySheet) => visits.map(({ fullName }) => fullName)
async function share(changes: { area?: string; date?: string } = {}, from = ctx) {
  const { id, url } = await shareDaySheet({ ctx: from, actor, input: { date: DATE, ...changes } })
  return { id, url, token: url.split('#')[1] ?? '' }
}
const limit = { take: async (from: string) => void counted.push(from) }
const open = (token: string, from = '203.0.113.7') => openDaySheet({ ctx, limit, input: { token, from } })
const links = async () => (await listDaySheetLinks({ ctx, input: { date: DATE } })).links

describe('the day sheet', () => {
  it('the day sheet has the paid visits of the day that are not canceled, sorted by area, time and building', async () => {
    const day = await sheet({ date: DATE })
    expect(names(day)).toEqual(['Deira Near', 'Deira Far', 'Late Marina'])
    expect(day.areas).toEqual(['Deira', 'Dubai Marina'])
    expect(day.visits[0]).toEqual({
      bookingId: expect.any(String),
      orderId: expect.stringMatching(/^ORD-/),
      area: 'Deira',
      time: '10:00 Am',
      fullName: 'Deira Near',
      phoneNumber: '0501234567',
      locale: 'en',
      address: { doorNumber: '12', building: 'Tower 2', landmark: 'Near the park', city: 'deira' },
      home: { kind: null, pin: null },
      gateCode: null,
      mapLink: 'https://www.openstreetmap.org/search?query=Tower%202%2C%20Near%20the%20park%2C%20deira',
      tests: ['Basic Health Package I'],
      specimens: expect.arrayContaining([expect.any(String)]),
      accession: null,
      tubes: expect.arrayContaining([{ specimen: 'Serum', tests: ['Basic Health Package I'] }]),
      people: [expect.objectContaining({ person: 0, fullName: 'Deira Near', tests: ['Basic Health Package I'] })],
      fastingHours: expect.any(Number),
      notEatenSince: null,
      paymentStatus: 'Paid',
      status: 'Pending',
      version: expect.any(Number),
      nurse: null,
      nurseClash: false,
      steps: [],
      notes: [],
    })
  })

  it('the day sheet can be limited to one area, and has no email addresses', async () => {
    expect(names(await sheet({ date: DATE, area: 'DUBAI marina' }))).toEqual(['Late Marina'])
    expect(names(await sheet({ date: DATE, area: 'Nowhere' }))).toEqual([])
    expect(JSON.stringify(await sheet({ date: DATE }))).not.toContain('@')
  })

  it('the day sheet marks a visit whose payment was reversed', async () => {
    await ctx.db.booking.updateMany({ where: { fullName: 'Other Day' }, data: { paymentStatus: 'Reversed' } })
    expect((await sheet({ date: '2026-03-05' })).visits).toMatchObject([{ paymentStatus: 'Reversed' }])
  })
})

describe('links for nurses', () => {
  it('a nurse’s link opens its day and area, and each opening is in the history with its address', async () => {
    const shared = await share({ area: 'Deira' })
    expect(shared.url).toMatch(/^http:\/\/localhost:3000\/day-sheet#[\w-]{32}$/)
    for (const from of ['203.0.113.7', '203.0.113.8'])
      expect(names(await open(shared.token, from))).toEqual(['Deira Near', 'Deira Far'])
    const history = await ctx.db.auditEntry.findMany({
      where: { subjectType: 'day-sheet', subjectId: shared.id },
      orderBy: { id: 'asc' },
    })
    expect(history.map(({ actor: by, action, fromAddress }) => [by, action, fromAddress])).toEqual([
      ['coordinator', 'day sheet shared', null],
      ['nurse', 'day sheet opened', '203.0.113.7'],
      ['nurse', 'day sheet opened', '203.0.113.8'],
    ])
    expect((await links()).find(({ id }) => id === shared.id)).toMatchObject({
      area: 'Deira',
      createdBy: 'Sara Nair',
      revokedAt: null,
      opened: 2,
    })
  })

  it('a nurse’s link is stored as a hash only', async () => {
    const { id, token } = await share()
    const row = await ctx.db.daySheetLink.findUniqueOrThrow({ where: { id } })
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(await links())).not.toContain(token)
  })

  it.each([
    ['two days before', '2026-03-02T05:00:00Z'],
    ['at 17:56 the evening before', '2026-03-03T13:56:00Z'],
    ['at 23:59 the evening before', '2026-03-03T19:59:00Z'],
    ['at midnight', '2026-03-03T20:00:00Z'],
    ['in the morning', '2026-03-04T04:00:00Z'],
    ['a minute before the day ends', '2026-03-04T19:59:00Z'],
  ])('a link that is shared %s works until the end of the sheet’s day in Dubai', async (_, at) => {
    let now = new Date(at)
    const then = { ...ctx, now: () => now }
    const { token } = await share({}, then)
    const opened = () => outcomeOf(openDaySheet({ ctx: then, limit, input: { token, from: '203.0.113.7' } }))
    now = new Date('2026-03-04T19:59:59.999Z')
    expect(await opened()).toBe('done')
    now = new Date('2026-03-04T20:00:00Z')
    expect(await opened()).toBe('NOT_FOUND')
  })

  it('a nurse’s link ends when it is revoked, and is revoked once', async () => {
    const revoked = await share()
    const revoke = (id: string) => outcomeOf(revokeDaySheet({ ctx, actor, input: { id } }))
    for (let n = 0; n < 2; n++) expect(await revoke(revoked.id)).toBe('done')
    expect(await outcomeOf(open(revoked.token))).toBe('NOT_FOUND')
    expect(await ctx.db.auditEntry.count({ where: { subjectId: revoked.id, action: 'day sheet revoked' } })).toBe(1)
    for (const none of ['00000000-0000-4000-8000-000000000000', 'x']) expect(await revoke(none)).toBe('NOT_FOUND')
  })

  it('an invalid nurse’s link counts for the address that tried it, and a valid one does not', async () => {
    counted.length = 0
    await open((await share()).token, '203.0.113.1')
    expect(await outcomeOf(open('A'.repeat(32), '203.0.113.2'))).toBe('NOT_FOUND')
    expect(await outcomeOf(open(`${'A'.repeat(31)}\0`, '203.0.113.2'))).toBe('NOT_FOUND')
    expect(counted).toEqual(['203.0.113.2', '203.0.113.2'])
  })

  it('a nurse’s link can’t be created for a past day', async () => {
    await expect(share({ date: '2026-03-02' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
