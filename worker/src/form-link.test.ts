import { sendFormLink } from '@homecare/server/visit/send-form-link'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, PHONES, type PhoneFixture } from './testing/phone-fixture'

const actor = { name: 'coordinator', role: 'coordinator' } as const
let phones: PhoneFixture

beforeAll(async () => {
  phones = await openPhoneFixture()
})
afterAll(() => phones.stop())
beforeEach(() => phones.next())
afterEach(() => phones.close())

const booking = () => phones.ctx().db.booking.findFirstOrThrow()
const send = async (version?: number) => {
  const found = await booking()
  await sendFormLink({ ctx: phones.ctx(), actor, input: { id: found.id, version: version ?? found.version } })
}
const identify = async () => {
  const { id } = await booking()
  const identity = { person: 0, birthDate: '1990-05-17', sex: 'male', givenAt: phones.ctx().now() } as const
  await phones.ctx().db.personIdentity.create({ data: { bookingId: id, ...identity } })
}

test('the form’s link goes once by the way of the patient, names no test, and leads to the own page', async () => {
  await phones.patient({ contactBy: 'whatsapp' })
  const { version } = await booking()
  const answers = await Promise.allSettled([send(version), send(version)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await phones.work()).toEqual([])
  const [message, ...others] = phones.shown()
  expect(others).toEqual([])
  expect(message).toMatchObject({ channel: 'whatsapp', template: 'form_link' })
  expect(message?.text).toMatch(/^A few details for your visit by Ghaf Home Healthcare are missing: /)
  expect(message?.text).toContain('booking?orderId=ORD-')
  expect(message?.text).not.toMatch(/Package|blood|birth/i)
  expect(phones.emailed()).toEqual([])
  await send()
  await phones.work()
  expect(phones.shown()).toHaveLength(2)
})

test('a patient who chose email gets the form’s link there, and one whose phone fails by the next way', async () => {
  await send()
  await phones.work()
  expect(phones.emailed()).toEqual([expect.stringMatching(/^A few details are missing for your visit, /)])
  await phones.patient({ contactBy: 'whatsapp', phoneE164: PHONES.notOnWhatsApp })
  await send()
  await phones.work()
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
})

test('no form is sent for what is known, also when it was given while the message waited', async () => {
  await phones.patient({ contactBy: 'whatsapp' })
  await send()
  await identify()
  await phones.work()
  expect(await phones.stored()).toEqual([{ way: 'whatsapp', state: 'dropped', reason: 'not true any more' }])
  await expect(send()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  expect(phones.shown()).toEqual([])
})

test.each([{ status: 'Canceled' }, { status: 'Completed' }, { paymentStatus: 'Unpaid' }] as const)(
  'no form is sent for a visit with %o',
  async (change) => {
    await phones.ctx().db.booking.updateMany({ data: change })
    await expect(send()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' })
  },
)
