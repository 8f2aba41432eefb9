import { expect, it } from 'vitest'
import { requestAppointment } from './request-appointment'
import { requestContact } from './request-contact'
import { ownDatabase } from '../testing/own-database'

const { ctx } = await ownDatabase()

const content = {
  fullName: 'Omar Said',
  email: 'omar@example.com',
  phoneNumber: '0501234567',
  date: '2026-03-05',
  service: 'Elderly Care',
  locale: 'en' as const,
  contactBy: 'email' as const,
}
const request = (changes: object = {}) => requestAppointment({ ctx, input: { ...content, ...changes } })
const stored = (orderId: string) => ctx.db.serviceRequest.findMany({ where: { orderId } })

it('an appointment request and its two emails are stored once, however often it is sent', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => request({ orderId: 'ORD-1' })))
  for (const answer of answers) expect(answer).toEqual({ orderId: 'ORD-1', status: 'Pending' })
  const requests = await stored('ORD-1')
  expect(requests).toMatchObject([{ phoneNumber: '0501234567', pastDate: false, status: 'Pending' }])
  const effects = await ctx.db.outbox.findMany({
    where: { payload: { path: ['requestId'], equals: requests[0]!.id } },
    orderBy: { name: 'asc' },
  })
  expect(effects.map(({ name }) => name)).toEqual(['email-request-received', 'email-staff-request'])
})

it('requestAppointment throws CONFLICT for the same order id with other content', async () => {
  await request({ orderId: 'ORD-2' })
  await expect(request({ orderId: 'ORD-2', fullName: 'Someone Else' })).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('requestAppointment creates a new order id for each request without one', async () => {
  const [first, second] = await Promise.all([request({ fullName: 'One' }), request({ fullName: 'Two' })])
  expect(first.orderId).toMatch(/^ORD-\d{13}$/)
  expect(second.orderId).not.toBe(first.orderId)
})

it('requestAppointment throws INVALID_INPUT for a past day, while a contact request for one is stored and marked', async () => {
  await expect(request({ orderId: 'ORD-3', date: '2026-03-02' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { date: expect.any(String) },
  })
  await requestContact({ ctx, input: { ...content, date: '2020-01-01', service: 'Nurses Visit' } })
  expect(await ctx.db.serviceRequest.findMany({ where: { kind: 'contact' } })).toMatchObject([
    { pastDate: true, service: 'Nurses Visit' },
  ])
})

it('a request keeps its language, and the same request sent in the other language is the same', async () => {
  for (const locale of ['ar', 'en']) await request({ orderId: 'ORD-4', locale })
  expect(await stored('ORD-4')).toMatchObject([{ locale: 'ar' }])
})
