// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aBooking, anAttempt, aRequest } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const BOOKING = '/admin/bloodtests/booking-1'

beforeEach(() => {
  server = startAdminApi(on('get', '/api/bloodtests/{id}', () => ok(aBooking())))
})
afterEach(() => {
  cleanup()
  server.close()
})

describe('a record', () => {
  test('shows who, when, where, what to bring and what it costs', async () => {
    openPage(server.apiBase, BOOKING, sara)
    const text = (await screen.findByText('Appointment details')).closest('section')?.textContent
    for (const part of [
      'Tue 3 Mar 2026',
      '10:00 Am',
      '1204, Al Seef Tower 2',
      'Marina Mall, Dubai',
      'Serum; Urine',
      '10 h',
      '560.00',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('the map receives the building, not the door and not the patient', async () => {
    openPage(server.apiBase, BOOKING, sara)
    const map = await screen.findByRole('link', { name: /^Open map/ })
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe(
      'Al Seef Tower 2, Marina Mall, Dubai',
    )
  })

  test('shows the needed action at the top', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ needsAction: 'paid-twice' }))))
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/Two payments arrived/)).toBeTruthy()
  })

  test('shows the gateway’s messages, collapsed', async () => {
    const message = {
      at: '2026-03-01T08:00:00.000Z',
      source: 'push',
      attemptId: 'A',
      verdict: 'known: Aborted',
    } as const
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ gatewayMessages: [message] }))))
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText('One message from the gateway')).toBeTruthy()
    expect(screen.getByText(/The gateway notified us: broken off/)).toBeTruthy()
  })

  test('shows in its history who did what, when and from where', async () => {
    const entry = { at: '2026-03-01T08:00:00.000Z', actor: 'sara', action: 'note added', from: '10.1.2.3', detail: {} }
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ history: [entry] }))))
    openPage(server.apiBase, BOOKING, sara)
    const line = (await screen.findByText('Note added')).closest('li')
    expect(line?.textContent).toBe('Note addedsara from 10.1.2.3, Sun 1 Mar 2026, 12:00')
  })

  test('describes payment attempts in plain words', async () => {
    const attempts = [
      {
        ...anAttempt({ attemptId: 'A', trackingId: null, message: 'Declined', left: 0 }),
        ...{ state: 'failed' as const, startedAt: '2026-03-01T08:00:00.000Z' },
      },
      anAttempt({ attemptId: 'A-2' }),
    ]
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ attempts }))))
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText('Attempt 1, Sun 1 Mar 2026, 12:00, AED 560.00')).toBeTruthy()
    expect(screen.getByText('Gateway: Declined')).toBeTruthy()
    expect(screen.getByText('Tracking number 313')).toBeTruthy()
  })

  test.each([
    ['requested', null, 'Refund requested, Sun 1 Mar 2026, 13:00. The gateway has not answered yet.'],
    ['done', null, 'Given back, Sun 1 Mar 2026, 13:00.'],
    ['failed', 'Card closed', 'The gateway refused the refund, Sun 1 Mar 2026, 13:00. Gateway: Card closed'],
  ] as const)('shows how far an attempt’s refund is that is %s, and why', async (refund, refundReason, text) => {
    const left = refund === 'failed' ? 560 : 0
    const attempt = anAttempt({ left, refundAt: '2026-03-01T09:00:00.000Z', refundReason })
    const booking = aBooking({ status: 'Canceled', attempts: [{ ...attempt, refund }] })
    server.use(on('get', '/api/bloodtests/{id}', () => ok(booking)))
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: 'Give money back' })).toHaveLength(refund === 'failed' ? 1 : 0)
  })

  test('a request over the day’s emails says that nobody was emailed', async () => {
    server.use(on('get', '/api/services/{id}', () => ok(aRequest({ unmailed: true }))))
    openPage(server.apiBase, '/admin/services/service-1', sara)
    expect(await screen.findByText(/we emailed nobody about this one/)).toBeTruthy()
  })

  test('a suspected request is moved to the list with one press, by those who work on bookings', async () => {
    server.use(
      on('get', '/api/services/{id}', () => ok(aRequest({ suspected: true }))),
      on('post', '/api/services/{id}/move-to-list', () => ok(aRequest({ version: 4 }))),
    )
    openPage(server.apiBase, '/admin/services/service-1', sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Not suspicious: move to the list' }))
    await waitFor(() => expect(screen.queryByText('Suspected: not in the list')).toBeNull())
    const moves = server.calls.filter(({ path }) => path.endsWith('/services/service-1/move-to-list'))
    expect(moves.map(({ body }) => JSON.parse(body))).toEqual([{ version: 3 }])
    cleanup()
    openPage(server.apiBase, '/admin/services/service-1', { userName: 'v', role: 'viewer' })
    expect(await screen.findByText('Suspected: not in the list')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /move to the list/ })).toBeNull()
  })

  test('a contact date that had passed is flagged', async () => {
    server.use(on('get', '/api/services/{id}', () => ok(aRequest({ pastDate: true }))))
    openPage(server.apiBase, '/admin/services/service-1', sara)
    expect(await screen.findByText(/had already passed/)).toBeTruthy()
  })

  test('that does not exist is reported without a retry; one that could not be read can be loaded again', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => problem('NOT_FOUND')))
    const page = openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/There is no such record/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    page.unmount()
    server.use(on('get', '/api/bloodtests/{id}', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, BOOKING, sara)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking())))
    fireEvent.click(again)
    expect(await screen.findByText('User details')).toBeTruthy()
  })

  test('says in which language the patient reads what we send', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ locale: 'ar' }))))
    openPage(server.apiBase, BOOKING, sara)
    expect((await screen.findByText('Language')).nextElementSibling?.textContent).toBe('Arabic')
  })
})
