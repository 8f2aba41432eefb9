// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminUser, aSheet, aVisit } from '../testing/people'
import { openPage } from '../testing/open-page'
import { startAdminApi, type AdminApi } from '../testing/admin-api'
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

let server: AdminApi
beforeEach(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }))
  server = startAdminApi(on('get', '/api/slot-plan', () => ok(plan())))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  server.close()
})

const changes = () =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => `${method} ${path} ${body}`)

describe('the slot plan', () => {
  test('a day is closed with a reason, after showing how many patients must be called', async () => {
    server.use(
      on('get', '/api/day-sheet', () =>
        ok(aSheet({ visits: [aVisit(), aVisit({ bookingId: 'booking-2', status: 'Canceled' })] })),
      ),
    )
    server.use(on('post', '/api/slot-plan/closed-days', () => ok(plan({ closedDays: [closed] }))))
    const page = openPage(server.apiBase, PAGE, adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Close this day' }))
    expect(await screen.findByText('1 visit is booked on it: the patient must be called.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Eid' } })
    fireEvent.click(screen.getByText('Close the day'))
    await waitFor(() => expect(page.notes).toEqual([`success: ${formatDate(DAY)} is closed`]))
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
    expect(screen.getByRole('button', { name: 'Back to the usual number at 10:00 Am' })).toBeTruthy()
  })

  test('back to usual sends no number', async () => {
    server.use(
      on('get', '/api/slot-plan', () => ok(plan({ capacities: [{ date: '', time: '10:00 Am', capacity: 2 }] }))),
    )
    server.use(on('post', '/api/slot-plan/capacities', () => ok(plan())))
    openPage(server.apiBase, '/admin/slots', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: /^Back to the usual/ }))
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

  test('the calendar marks closed days and opens a day', async () => {
    server.use(on('get', '/api/slot-plan', () => ok(plan({ closedDays: [closed] }))))
    const page = openPage(server.apiBase, '/admin/slots', adminUser)
    const day = within(await screen.findByRole('table')).getByRole('button', { name: `${formatDate(DAY)}, Closed` })
    fireEvent.click(day)
    await waitFor(() => expect(page.path()).toBe(PAGE))
    expect(screen.getByText('Closed: Eid')).toBeTruthy()
  })
})
