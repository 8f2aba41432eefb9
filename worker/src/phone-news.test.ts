import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { tryNextWays } from '@homecare/server/message/next-way'
import { checkPhoneCode, requestPhoneCode } from '@homecare/server/my/code'
import { inviteFamily } from '@homecare/server/my/family'
import type { PhoneCodeLimits } from '@homecare/server/my/limits'
import { createRateLimit } from '@homecare/server/process/rate-limit'
import { PATIENT } from '@homecare/server/testing/records'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, PHONES, type PhoneFixture } from './testing/phone-fixture'

const MINUTE = 60_000
const OWN = `+${PATIENT.phoneNumber}`
let phones: PhoneFixture

beforeAll(async () => {
  phones = await openPhoneFixture()
})
afterAll(() => phones.stop())
beforeEach(() => phones.next())
afterEach(() => phones.close())

const many = createRateLimit({ store: memoryLimitStore(), secret: 'x' }, { name: 'x', points: 100_000, seconds: 60 })
const limits: PhoneCodeLimits = {
  ...{ sent: many, sentDay: many, sentFrom: many, wrong: many, wrongDay: many, wrongFrom: many, invitedDay: many },
}
const from = '203.0.113.7'
const request = (phoneNumber: string, locale: 'en' | 'ar' = 'en') =>
  requestPhoneCode({ ctx: phones.ctx(), limits, input: { phoneNumber, locale, from } })
const check = (phoneNumber: string, code: string) =>
  checkPhoneCode({ ctx: phones.ctx(), limits, input: { phoneNumber, code, from } })
const codeIn = (text = ''): string => /\d{6}/.exec(text)?.[0] ?? ''

/** After a minute and a half without a receipt. */
async function afterSilence() {
  phones.ctx().wait(1.5 * MINUTE)
  await tryNextWays({ ctx: phones.ctx() })
  await phones.work()
}

test('a code arrives by WhatsApp at any hour, works once it is typed, and is in no table', async () => {
  const ctx = phones.ctx()
  ctx.wait(19 * 60 * MINUTE)
  await request(OWN)
  expect(await phones.work()).toEqual([])
  const [message, ...others] = phones.shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: 'whatsapp', to: OWN, template: 'sign_in_code' })
  const code = codeIn(message?.text)
  // As Meta writes it.
  expect(message?.text).toBe(
    `${code} is your verification code. For your security, do not share this code.\nThis code expires in 10 minutes.`,
  )
  expect(await check(OWN, code)).toMatchObject({ phone: OWN, email: null })
  for (const table of ['message', 'phone_code', 'outbox', 'effect_done', 'audit_entry'])
    expect(JSON.stringify(await ctx.db.$queryRawUnsafe(`SELECT t::text FROM ${table} t`))).not.toMatch(
      new RegExp(`\\b${code}\\b`),
    )
})

test('a code is in the language of the page that it was requested on', async () => {
  await request(OWN, 'ar')
  await phones.work()
  expect(phones.shown()[0]).toMatchObject({ locale: 'ar', text: expect.stringMatching(/^رمز التحقق/) })
})

test('the same code comes by SMS where the number is not on WhatsApp', async () => {
  await phones.patient({ phoneE164: PHONES.notOnWhatsApp })
  await request(PHONES.notOnWhatsApp)
  await phones.work()
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
  const sms = phones.shown()[1]
  expect(await check(PHONES.notOnWhatsApp, codeIn(sms?.text))).toMatchObject({ email: null })
  expect(phones.emailed()).toEqual([])
})

test('a phone that is silent for a minute gets it by SMS, then its newest address another one, that opens less', async () => {
  await phones.patient({ phoneE164: PHONES.switchedOff })
  await request(PHONES.switchedOff)
  await phones.work()
  await afterSilence()
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
  await afterSilence()
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
  const [subject = ''] = phones.emailed()
  expect(subject).toMatch(/^\d{6} is your code to see your visits$/)
  expect(codeIn(subject)).not.toBe(codeIn(phones.shown()[0]?.text))
  expect(await check(PHONES.switchedOff, codeIn(subject))).toMatchObject({ email: PATIENT.email.toLowerCase() })
})

test('a number without any record gets its code by phone, and no email is sent for it', async () => {
  await request(PHONES.dead)
  expect(await phones.work()).toEqual([])
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
  expect(phones.emailed()).toEqual([])
})

test('a code of ten minutes ago is not sent any more, by no way', async () => {
  phones.gateway.setMode('down')
  await request(OWN)
  await phones.work()
  phones.ctx().wait(10 * MINUTE + 1000)
  phones.gateway.setMode('accept')
  expect(await phones.work()).toEqual([])
  expect([phones.shown(), phones.emailed()]).toEqual([[], []])
  expect(await phones.stored()).toEqual([{ way: 'whatsapp', state: 'dropped', reason: 'late' }])
})

test('an invitation names who invites by the first name, leads to the own page, and waits for the morning', async () => {
  const ctx = phones.ctx()
  const live = { sessionId: '', phone: OWN, email: null }
  const actor = { name: 'visitor', role: 'visitor' } as const
  const invite = (phoneNumber: string) =>
    inviteFamily({ ctx, limits, actor, live, input: { phoneNumber, name: 'Mother', locale: 'en' } })
  await invite(PHONES.reached)
  await phones.work()
  const [firstName] = PATIENT.fullName.split(' ')
  const [message] = phones.shown()
  expect(message).toMatchObject({ to: PHONES.reached, template: 'family_invitation' })
  expect(message?.text).toMatch(new RegExp(`^${firstName} wants to see and manage your visits by Ghaf Home Healthcare`))
  expect(message?.text).toMatch(/\/my$/)
  await ctx.db.booking.updateMany({ data: { fullName: 'www.evil.example Quartzberg' } })
  ctx.wait(14 * 60 * MINUTE)
  await invite(PHONES.notOnWhatsApp)
  await phones.work()
  expect(phones.shown()).toHaveLength(1)
  ctx.wait(11 * 60 * MINUTE)
  await phones.work()
  expect(phones.shown()[1]?.text).toContain(`${OWN} wants to see`)
})
