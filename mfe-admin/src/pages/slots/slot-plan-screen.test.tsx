// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { HeldSeats, SlotDays, SlotPlan } from '@homecare/contract/admin/slot-plan'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { SLOTS } from '@homecare/domain/slots'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { aNurse, aNurseList } from '../../testing/nurses'
import { adminUser, sara } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

const DAY = addDays(dubaiDate(new Date()), 5)
const PAGE = `/admin/slots?date=${DAY}`
const plan = (more: Partial<SlotPlan> = {}): SlotPlan => ({
  defaultCapacity: 4,
  closedDays: [],
  capacities: [],
  ...more,
})
const closed = { date: DAY, reason: 'Eid', bookings: 2 }

const seats = (taken: number): SlotDays['days'][number] => ({
  date: DAY,
  closedReason: null,
  slots: SLOTS.map(({ time }, at) => ({ time, taken: at === 0 ? taken : 0, capacity: 4 })),
})

let server: AdminApi
beforeEach(async () => {
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }))
  server = startAdminApi(
    on('get', '/api/slot-plan', () => ok(plan())),
    on('get', '/api/slot-plan/days', () => ok({ days: [seats(3)] })),
    on('get', '/api/slot-plan/holds', () => ok({ date: DAY, holds: [] })),
    on('get', '/api/nurses', () => ok(aNurseList([]))),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  server.close()
})

const changes = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => `${method} ${path} ${body}`)

const hold: HeldSeats['holds'][number] = {
  bookingId: 'booking-1',
  orderId: 'ORD-1767225600000',
  firstName: 'Mona',
  time: '10:30 Am',
  since: '2026-03-01T08:00:00.000Z',
  until: '2026-03-01T08:20:00.000Z',
  addressGroup: 'A',
}

describe('the slot plan', () => {
  test('says of a day on which no nurse works that there is none, with the next step', async () => {
    const off = aNurse({
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 })),
      daysOff: [{ date: DAY, reason: 'Training' }],
    })
    server.use(on('get', '/api/nurses', () => ok(aNurseList([off]))))
    openPage(server.apiBase, PAGE, adminUser)
    expect(await screen.findByText(/^No nurse works on this day, so nothing can be booked/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /, No nurse/ })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Add a nurse' })).toBeTruthy()
  })

  test('an unpaid hold is shown with who, since and until, and ended after a confirmation', async () => {
    let holds = [hold]
    server.use(on('get', '/api/slot-plan/holds', () => ok({ date: DAY, holds })))
    server.use(
      on('delete', '/api/slot-plan/holds/{id}', () => {
        holds = []
        return ok({ date: DAY, holds })
      }),
    )
    openPage(server.apiBase, PAGE, adminUser)
    const list = await screen.findByRole('region', { name: 'Held, not paid yet' })
    await within(list).findByText('Since 12:00, until 12:20 · network A')
    fireEvent.click(within(list).getByRole('button', { name: 'End hold of ORD-1767225600000' }))
    expect(await screen.findByText('End the hold of Mona at 10:30 Am?')).toBeTruthy()
    expect(changes()).toEqual([])
    fireEvent.click(screen.getByText('End hold', { selector: '[type=submit], [type=submit] *' }))
    expect(await within(list).findByText('No seat of this day is held for a payment.')).toBeTruthy()
    expect(changes()).toEqual(['DELETE /slot-plan/holds/booking-1 '])
  })

  test('a hold that was paid meanwhile is not ended, and the dialog says so', async () => {
    server.use(on('get', '/api/slot-plan/holds', () => ok({ date: DAY, holds: [hold] })))
    server.use(on('delete', '/api/slot-plan/holds/{id}', problem('CONFLICT', { detail: 'It was paid meanwhile.' })))
    openPage(server.apiBase, PAGE, adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'End hold of ORD-1767225600000' }))
    fireEvent.click(await screen.findByText('End hold', { selector: '[type=submit], [type=submit] *' }))
    expect(await screen.findByText('It was paid meanwhile.')).toBeTruthy()
  })

  test('a day is closed with a reason, after showing how many patients must be called', async () => {
    server.use(
      on('get', '/api/day-sheet', () =>
        ok(aSheet({ visits: [aVisit(), aVisit({ bookingId: 'booking-2', status: 'Canceled' })] })),
      ),
    )
    server.use(on('post', '/api/slot-plan/closed-days', () => ok(plan({ closedDays: [closed] }))))
    openPage(server.apiBase, PAGE, adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Close this day' }))
    expect(await screen.findByText('1 visit is booked on it: the patient must be called.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Eid' } })
    fireEvent.click(screen.getByText('Close the day'))
    expect(await screen.findByText(`${formatDate(DAY)} is closed`)).toBeTruthy()
    expect(changes()).toEqual([`POST /slot-plan/closed-days {"date":"${DAY}","reason":"Eid"}`])
    expect(screen.getByText('Closed: Eid')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'day sheet' }).getAttribute('href')).toBe(`/admin/day-sheet?date=${DAY}`)
  })

  test('a closed day is opened again', async () => {
    server.use(on('get', '/api/slot-plan', () => ok(plan({ closedDays: [closed] }))))
    server.use(on('delete', '/api/slot-plan/closed-days/{date}', () => ok(plan())))
    openPage(server.apiBase, PAGE, adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Open again' }))
    expect(await screen.findByText('Open for booking')).toBeTruthy()
  })

  test('the seats of a slot are saved with Enter, for the chosen day only', async () => {
    const own = { date: DAY, time: '10:00 Am', capacity: 7 }
    server.use(on('post', '/api/slot-plan/capacities', () => ok(plan({ capacities: [own] }))))
    openPage(server.apiBase, PAGE, adminUser)
    const box = await screen.findByLabelText<HTMLInputElement>('Seats at 10:00 Am')
    fireEvent.change(box, { target: { value: '7' } })
    fireEvent.submit(box)
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(changes()).toEqual([`POST /slot-plan/capacities ${JSON.stringify(own)}`])
    expect(screen.getByRole('button', { name: 'Back to usual at 10:00 Am' })).toBeTruthy()
  })

  test('the button back to the usual number of seats sends null', async () => {
    server.use(
      on('get', '/api/slot-plan', () => ok(plan({ capacities: [{ date: '', time: '10:00 Am', capacity: 2 }] }))),
    )
    server.use(on('post', '/api/slot-plan/capacities', () => ok(plan())))
    openPage(server.apiBase, '/admin/slots', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: /^Back to usual/ }))
    await waitFor(() =>
      expect(changes()).toEqual(['POST /slot-plan/capacities {"date":"","time":"10:00 Am","capacity":null}']),
    )
  })

  test.each(['', '-1', '1001', '2.5', 'two'])('%j is no number of seats: it is reported and not sent', async (text) => {
    openPage(server.apiBase, '/admin/slots', adminUser)
    const box = await screen.findByLabelText<HTMLInputElement>('Seats at 10:00 Am')
    fireEvent.change(box, { target: { value: text } })
    fireEvent.blur(box)
    expect(screen.getByText('A whole number from 0 to 1000.')).toBeTruthy()
    fireEvent.keyDown(box, { key: 'Escape' })
    expect(box.value).toBe('4')
    expect(changes()).toEqual([])
  })

  test('a refused change is reported beside its field', async () => {
    server.use(on('post', '/api/slot-plan/capacities', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, '/admin/slots', adminUser)
    const box = await screen.findByLabelText<HTMLInputElement>('Seats at 10:00 Am')
    fireEvent.change(box, { target: { value: '7' } })
    fireEvent.blur(box)
    expect(await screen.findByText(/could not answer just now/)).toBeTruthy()
  })

  test('a coordinator sees how many seats are taken, closes a half hour that has visits, and undoes that', async () => {
    const time = '10:00 Am'
    server.use(
      on('post', '/api/slot-plan/half-hours', ({ body }) =>
        ok(plan({ capacities: JSON.stringify(body).includes('true') ? [{ date: DAY, time, capacity: 0 }] : [] })),
      ),
    )
    openPage(server.apiBase, PAGE, sara)
    expect(await screen.findByText('3 of 4 taken')).toBeTruthy()
    expect(screen.queryByLabelText('Seats at 10:00 Am')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close 10:00 Am' }))
    expect(await screen.findByText('closed, 3 visits stay')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('3 of 4 taken')).toBeTruthy()
    const body = (closed: boolean) => `POST /slot-plan/half-hours ${JSON.stringify({ date: DAY, time, closed })}`
    expect(changes()).toEqual([body(true), body(false)])
  })

  test('a half hour that somebody else closed first is shown as closed, with who closed it', async () => {
    server.use(
      on('post', '/api/slot-plan/half-hours', () => problem('CONFLICT', { detail: 'Closed by omar already.' })),
    )
    openPage(server.apiBase, PAGE, sara)
    const close = await screen.findByRole('button', { name: 'Close 10:00 Am' })
    server.use(
      on('get', '/api/slot-plan', () => ok(plan({ capacities: [{ date: DAY, time: '10:00 Am', capacity: 0 }] }))),
    )
    fireEvent.click(close)
    expect(await screen.findByText('Closed by omar already.')).toBeTruthy()
    expect(await screen.findByText('closed, 3 visits stay')).toBeTruthy()
  })

  test('the calendar marks closed days and opens a day', async () => {
    server.use(on('get', '/api/slot-plan', () => ok(plan({ closedDays: [closed] }))))
    const page = openPage(server.apiBase, '/admin/slots', adminUser)
    const day = within(await screen.findByRole('table', { name: 'Days that can be booked' })).getByRole('button', {
      name: new RegExp(`^${formatDate(DAY)}, Closed`),
    })
    fireEvent.click(day)
    await waitFor(() => expect(page.path()).toBe(PAGE))
    expect(screen.getByText('Closed: Eid')).toBeTruthy()
  })
})
