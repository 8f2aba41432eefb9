import type { ListQuery } from '@homecare/contract/staff'
import { expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { getBookingListVersion, listBookings } from './list'
import { ownDatabase } from '../testing/own-database'

// Order, pages, filters, searches and counts of both lists: appointment/read-list.test.ts and appointment/search.test.ts.
const { ctx } = await ownDatabase()
const { start, payAs, paid } = bookingSteps(() => ctx)
const NEWEST = { sort: 'created', limit: 50 } as const
const list = (query: Partial<ListQuery> = {}) => listBookings({ ctx, input: { ...NEWEST, ...query } })
const names = async (payment?: ListQuery['payment']) =>
  (await list({ payment })).items.map(({ fullName }) => fullName).sort()
const version = () => getBookingListVersion({ ctx, input: NEWEST })

it('the booking list has bookings that are paid or need action, and the others under a filter', async () => {
  const { id, orderId } = await paid({ fullName: 'Paid Person' })
  await start({ fullName: 'Unpaid Person' })
  await payAs((await start({ fullName: 'Wrong Amount' })).orderId, 'Successful', { amountFils: 100 })
  expect(await names()).toEqual(['Paid Person', 'Wrong Amount'])
  expect(await names('Pending')).toEqual(['Unpaid Person', 'Wrong Amount'])
  expect(await names('NeedsAction')).toEqual(['Wrong Amount'])
  expect(await names('All')).toEqual(['Paid Person', 'Unpaid Person', 'Wrong Amount'])
  expect((await list({ search: 'paid person' })).items).toEqual([
    {
      id,
      version: 1,
      orderId,
      fullName: 'Paid Person',
      email: 'mona@example.com',
      phoneNumber: '0501234567',
      date: '2026-03-04',
      time: '10:00 Am',
      status: 'Pending',
      paymentStatus: 'Paid',
      needsAction: null,
      nurse: null,
      nurseClash: false,
      tests: [{ name: 'Basic Health Package I', price: 370 }],
      total: 370,
      fastingHours: expect.any(Number),
      createdAt: '2026-03-03T04:00:00.000Z',
    },
  ])
})

it('a booking has a new version after every change, and a page has the version of the list', async () => {
  const versions = [await version()]
  const { id } = await paid({ fullName: 'Is Changed' })
  versions.push(await version())
  await ctx.db.booking.update({ where: { id }, data: { needsAction: 'reversed' } })
  versions.push(await version())
  expect(new Set(versions).size).toBe(3)
  expect((await list()).version).toBe(await version())
})
