import { addNurse } from '@homecare/server/nurse/add'
import { assignNurse } from '@homecare/server/visit/assign-nurse'
import { enqueueNurseNews } from '@homecare/server/visit/enqueue-nurse-news'
import { enqueueReminders } from '@homecare/server/visit/enqueue-reminders'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPhoneFixture, PHONES, type PhoneFixture } from './testing/phone-fixture'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const actor = { name: 'coordinator', role: 'coordinator' } as const
let phones: PhoneFixture
let maya: string
let amal: string

beforeAll(async () => {
  phones = await openPhoneFixture()
})
afterAll(() => phones.stop())
// It is 08:00 on the day before the visit.
beforeEach(async () => {
  await phones.next()
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1320 }))
  const add = async (firstName: string) => {
    const nurse = { firstName, lastName: 'Rahman', licenceNumber: `DHA-${firstName}`, phoneNumber: PHONES.reached }
    const input = { ...nurse, languages: [], areas: [], hours }
    const { nurses } = await addNurse({ ctx: phones.ctx(), actor, input })
    return nurses.find((each) => each.firstName === firstName)?.id ?? ''
  }
  maya = await add('Maya')
  amal = await add('Amal')
  await phones.patient({ contactBy: 'whatsapp' })
})
afterEach(() => phones.close())

const booking = () => phones.ctx().db.booking.findFirstOrThrow()
async function assign(nurseId: string | null): Promise<void> {
  const { id, version } = await booking()
  await assignNurse({ ctx: phones.ctx(), actor, input: { id, version, nurseId } })
}
/** Runs the two jobs `after` this time, and what they decided. */
async function pass(after: number): Promise<void> {
  phones.ctx().wait(after)
  await enqueueReminders({ ctx: phones.ctx() })
  await enqueueNurseNews({ ctx: phones.ctx() })
  expect(await phones.work()).toEqual([])
}
const texts = () => phones.shown().map(({ text }) => text)
/** The news of who comes, by its first name. */
const named = () => texts().flatMap((text) => /^Your nurse from .* is (\w+), for the visit/.exec(text)?.[1] ?? [])

test('who comes is news at six in the evening before the visit, once, with a first name and nothing of health', async () => {
  await pass(2 * HOUR)
  await assign(maya)
  await pass(7.9 * HOUR)
  expect(named()).toEqual([])
  await pass(0.2 * HOUR)
  for (let n = 0; n < 3; n++) await pass(20 * MINUTE)
  expect(named()).toEqual(['Maya'])
  expect(phones.shown().at(-1)).toMatchObject({ channel: 'whatsapp', template: 'nurse_known' })
  expect(texts().join()).not.toMatch(/Rahman|Package|DHA/)
})

test('a nurse whom the reminder named is no news in the evening, and another one is', async () => {
  await assign(maya)
  await pass(HOUR)
  expect(texts()).toEqual([expect.stringMatching(/^Tomorrow your nurse Maya from Ghaf Home Healthcare comes to you/)])
  await pass(10 * HOUR)
  expect(named()).toEqual([])
  await assign(amal)
  await pass(2 * MINUTE)
  expect(named()).toEqual(['Amal'])
})

test('the first nurse is news again after another one was announced, and of two changes the last one alone', async () => {
  await assign(maya)
  await pass(10.5 * HOUR)
  await assign(amal)
  await assign(maya)
  await pass(2 * MINUTE)
  expect(named()).toEqual([])
  await assign(amal)
  await pass(2 * MINUTE)
  await assign(maya)
  await pass(2 * MINUTE)
  expect(named()).toEqual(['Amal', 'Maya'])
})

test('changes of a night are one message in the morning, with the nurse who comes then', async () => {
  await assign(maya)
  await pass(10.5 * HOUR)
  expect(texts()).toHaveLength(1)
  phones.ctx().wait(3 * HOUR)
  for (const nurse of [amal, maya, amal]) {
    await assign(nurse)
    await pass(2 * MINUTE)
  }
  expect(named()).toEqual([])
  await pass(10.5 * HOUR)
  expect(named()).toEqual(['Amal'])
})

test('an assignment that is taken back within its minute is no news, for no visit of a day', async () => {
  await pass(10.5 * HOUR)
  const before = texts().length
  const ids = [(await booking()).id]
  for (let n = 0; n < 3; n++) {
    await phones.newBooking()
    ids.push((await booking()).id)
  }
  await phones.ctx().db.booking.updateMany({ data: { contactBy: 'whatsapp' } })
  const each = async (nurseId: string | null) => {
    for (const { id, version } of await phones.ctx().db.booking.findMany({ select: { id: true, version: true } }))
      await assignNurse({ ctx: phones.ctx(), actor, input: { id, version, nurseId } })
  }
  await each(maya)
  await enqueueNurseNews({ ctx: phones.ctx() })
  phones.ctx().wait(30_000)
  await each(null)
  await pass(5 * MINUTE)
  expect([before > 0, named()]).toEqual([true, []])
  expect(await phones.ctx().db.outbox.count({ where: { name: 'email-nurse-known' } })).toBe(0)
})

test.each([
  ['canceled', { status: 'Canceled' }],
  ['not paid', { paymentStatus: 'Unpaid' }],
  ['nobody’s again', { nurseId: null }],
] as const)('nobody hears who comes to a visit that is %s by the time of the message', async (_, change) => {
  await assign(maya)
  phones.ctx().wait(10.5 * HOUR)
  await enqueueNurseNews({ ctx: phones.ctx() })
  await phones.ctx().db.booking.updateMany({ data: change })
  await phones.work()
  expect(phones.shown()).toEqual([])
  expect(await phones.stored()).toEqual([{ way: 'whatsapp', state: 'dropped', reason: 'not true any more' }])
})

test('a patient who chose email gets it there, and one whose phone is silent by the next way', async () => {
  await phones.ctx().db.booking.updateMany({ data: { contactBy: 'email' } })
  await pass(2 * HOUR)
  await assign(maya)
  await pass(10 * HOUR)
  expect(phones.emailed()).toEqual([expect.stringMatching(/^Who comes to you, /), expect.stringMatching(/^Tomorrow, /)])
  await phones.patient({ contactBy: 'whatsapp', phoneE164: PHONES.notOnWhatsApp })
  await assign(amal)
  await pass(2 * MINUTE)
  expect(phones.channels()).toEqual(['whatsapp', 'sms'])
})
