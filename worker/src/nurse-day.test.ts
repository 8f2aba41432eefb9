import { tryNextWays } from '@homecare/server/message/next-way'
import { addNurse } from '@homecare/server/nurse/add'
import { setNurseLeave } from '@homecare/server/nurse/set-leave'
import { listDaySheetLinks } from '@homecare/server/visit/list-day-sheet-links'
import { openDaySheet } from '@homecare/server/visit/open-day-sheet'
import { revokeDaySheet } from '@homecare/server/visit/revoke-day-sheet'
import { sendDaySheet } from '@homecare/server/visit/send-day-sheet'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, PHONES, type PhoneFixture } from './testing/phone-fixture'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const actor = { name: 'coordinator', role: 'coordinator' } as const
let phones: PhoneFixture
let nurseId: string
/** The day of the visit that the nurse makes. */
let date: string

beforeAll(async () => {
  phones = await openPhoneFixture()
})
afterAll(() => phones.stop())
beforeEach(async () => {
  await phones.next()
  const { db } = phones.ctx()
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1320 }))
  const nurse = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: PHONES.reached }
  const { nurses } = await addNurse({ ctx: phones.ctx(), actor, input: { ...nurse, languages: [], areas: [], hours } })
  nurseId = nurses[0]?.id ?? ''
  date = (await db.booking.findFirstOrThrow()).date
  await db.booking.updateMany({ data: { nurseId } })
})
afterEach(() => phones.close())

const send = (after: string | null = null) =>
  sendDaySheet({ ctx: phones.ctx(), actor, input: { date, nurseId, after } })
const row = async () => (await listDaySheetLinks({ ctx: phones.ctx(), input: { date } })).nurses[0]
const tokenIn = (text = ''): string => text.split('#')[1] ?? ''
const open = (token: string, locale?: 'ar') => {
  const limit = { take: async () => {} }
  return openDaySheet({ ctx: phones.ctx(), limit, input: { token, from: '203.0.113.7', locale } })
}

test('a nurse gets a link to the own visits of a day by WhatsApp, and its token is in no table', async () => {
  const { db } = phones.ctx()
  await send()
  expect(await phones.work()).toEqual([])
  const [message, ...others] = phones.shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: 'whatsapp', to: PHONES.reached, template: 'nurse_day' })
  expect(message?.text).toMatch(/^Hello Maya, your visits on \w{3} \d+ \w{3} \d{4} are ready: Ghaf Home Healthcare\./)
  const token = tokenIn(message?.text)
  expect((await open(token)).nurse).toBe('Maya Rahman')
  for (const table of ['message', 'day_sheet_link', 'outbox', 'effect_done', 'audit_entry'])
    expect(JSON.stringify(await db.$queryRawUnsafe(`SELECT t::text FROM ${table} t`)), table).not.toContain(token)
  expect(await row()).toMatchObject({
    hasNumber: true,
    sent: { createdBy: 'Sara Nair', way: 'whatsapp', state: 'delivered', sendAt: null },
  })
})

test('a nurse gets one message however often the same button is pressed, and another one after “Send again”', async () => {
  const answers = await Promise.allSettled([send(), send(), send()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await phones.work()
  expect(phones.shown()).toHaveLength(1)
  await expect(send()).rejects.toMatchObject({ code: 'CONFLICT' })
  phones.ctx().wait(MINUTE)
  const first = (await row())?.sent?.linkId ?? ''
  await send(first)
  await phones.work()
  await expect(send(first)).rejects.toMatchObject({ code: 'CONFLICT' })
  const tokens = phones.shown().map(({ text }) => tokenIn(text))
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect((await open(token)).date).toBe(date)
})

test('a nurse who opened the page in Arabic gets the next message in Arabic', async () => {
  await send()
  await phones.work()
  await open(tokenIn(phones.shown()[0]?.text), 'ar')
  phones.ctx().wait(MINUTE)
  await send((await row())?.sent?.linkId)
  await phones.work()
  expect(phones.shown()[1]).toMatchObject({ locale: 'ar', text: expect.stringMatching(/^مرحبًا .*زياراتك/) })
})

test('a nurse whose phone is not on WhatsApp gets the link by SMS, and a failed one is seen by the desk', async () => {
  await phones.ctx().db.nurse.updateMany({ data: { phoneE164: PHONES.notOnWhatsApp } })
  await send()
  await phones.work()
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
  expect((await row())?.sent).toMatchObject({ way: 'sms', state: 'delivered' })
  await phones.ctx().db.nurse.updateMany({ data: { phoneE164: PHONES.dead } })
  phones.ctx().wait(MINUTE)
  await send((await row())?.sent?.linkId)
  await phones.work()
  await tryNextWays({ ctx: phones.ctx() })
  expect((await row())?.sent).toMatchObject({ way: 'sms', state: 'failed', reason: 'number' })
})

test('a message that waits through the night is left out when its day has passed meanwhile, or its link was removed', async () => {
  const { db } = phones.ctx()
  phones.gateway.setMode('down')
  await send()
  await phones.work()
  await revokeDaySheet({ ctx: phones.ctx(), actor, input: { id: (await row())?.sent?.linkId ?? '' } })
  phones.gateway.setMode('accept')
  await phones.work()
  expect((await row())?.sent).toMatchObject({ state: 'dropped', reason: 'not true any more' })
  phones.ctx().wait(48 * HOUR)
  await expect(send((await row())?.sent?.linkId)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { date: 'This day has passed' },
  })
  expect(phones.shown()).toEqual([])
  expect(await db.daySheetLink.count()).toBe(1)
})

test('late in the evening a message waits for six in the morning, and the desk sees that', async () => {
  phones.ctx().wait(14.5 * HOUR)
  await send()
  await phones.work()
  expect(phones.shown()).toEqual([])
  expect((await row())?.sent).toMatchObject({
    state: 'waiting',
    sendAt: new Date(`${date}T06:00:00+04:00`).toISOString(),
  })
  phones.ctx().wait(7.5 * HOUR)
  await phones.work()
  expect(phones.shown()).toHaveLength(1)
})

test('nothing is sent to a nurse who has left or a day off, whose number can’t be read, and by no way that is set up', async () => {
  const { db } = phones.ctx()
  const refused = async () => {
    const error: unknown = await send().catch((reason: unknown) => reason)
    return (error as { fields?: Record<string, string> }).fields?.nurseId
  }
  await db.nurse.updateMany({ data: { phoneE164: '' } })
  expect(await row()).toMatchObject({ hasNumber: false, sent: null })
  expect(await refused()).toBe('The phone number of this nurse can’t be read')
  await db.nurse.updateMany({ data: { phoneE164: PHONES.reached } })
  await setNurseLeave({ ctx: phones.ctx(), actor, input: { id: nurseId, leftOn: date } })
  expect(await refused()).toMatch(/^This nurse does not work on/)
  phones.ctx().messages = {}
  expect(await refused()).toBe('Messages to phones are not set up')
  expect([await db.daySheetLink.count(), await db.message.count(), await row()]).toEqual([0, 0, undefined])
})
