// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import type { BloodTestDetail, RequestDetail } from '@homecare/contract/staff'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aBooking, anAttempt, aRequest } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const SERVICE = '/admin/services/service-1'
const BOOKING = '/admin/bloodtests/booking-1'

beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/services/{id}', () => ok(aRequest())),
    on('get', '/api/bloodtests/{id}', () => ok(aBooking())),
    on('post', '/api/services/{id}', ({ body }) => ok({ ...aRequest(), ...(body as RequestDetail), version: 4 })),
    on('post', '/api/bloodtests/{id}', ({ body }) => ok({ ...aBooking(), ...(body as BloodTestDetail), version: 6 })),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const click = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
}
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const buttons = () => ['Complete', 'Cancel'].filter((name) => screen.queryByRole('button', { name }))

/** The dialog's button has the name of the one that opened it. */
const confirmCompletion = async () => {
  const dialog = (await screen.findByText('Complete this visit?')).closest('dialog') as HTMLElement
  fireEvent.click(within(dialog).getByText('Complete'))
}

describe('Complete and Cancel', () => {
  test.each(['Completed', 'Canceled'] as const)('are not offered once the status is %s', async (status) => {
    server.use(on('get', '/api/services/{id}', () => ok(aRequest({ status }))))
    openPage(server.apiBase, SERVICE, sara)
    await screen.findByText('User details')
    expect(buttons()).toEqual([])
  })

  test('are not offered to a viewer, nor is the upload', async () => {
    openPage(server.apiBase, SERVICE, { userName: 'vera', role: 'viewer' })
    await screen.findByText('User details')
    expect(buttons()).toEqual([])
    expect(screen.queryByText('Choose a file')).toBeNull()
  })

  test('Complete sends the whole record with its new status and version, then both buttons are gone', async () => {
    openPage(server.apiBase, SERVICE, sara)
    await click('Complete')
    expect(await screen.findByText('Appointment completed')).toBeTruthy()
    expect(posted()).toEqual([{ ...aRequest(), status: 'Completed' }])
    expect(buttons()).toEqual([])
  })

  test('the refund status is sent back unchanged and decides nothing', async () => {
    openPage(server.apiBase, BOOKING, sara)
    await click('Complete')
    await confirmCompletion()
    expect(await screen.findByText('Appointment completed')).toBeTruthy()
    expect(posted()[0]).toMatchObject({ status: 'Completed', version: 5 })
    expect(posted()[0]).not.toHaveProperty('collected')
    expect(posted()[0]).not.toHaveProperty('refundPayment')
  })

  test('a completion says who took the sample and when, or nothing of it', async () => {
    openPage(server.apiBase, BOOKING, sara)
    await click('Complete')
    fireEvent.change(screen.getByLabelText(/^Sample taken by/), { target: { value: ' Maya Rahman ' } })
    await confirmCompletion()
    expect(screen.getByText('Say when it was taken, or leave both empty')).toBeTruthy()
    expect(posted()).toEqual([])
    fireEvent.change(screen.getByLabelText(/^Time/, { selector: 'dialog input' }), { target: { value: '10:20' } })
    await confirmCompletion()
    expect(await screen.findByText('Appointment completed')).toBeTruthy()
    const collected = { by: 'Maya Rahman', at: '2026-03-03T06:20:00.000Z' }
    expect(posted()).toMatchObject([{ status: 'Completed', version: 5, collected }])
  })

  test('an upcoming visit is completed only after a confirmation; declining changes nothing', async () => {
    const date = addDays(dubaiDate(new Date()), 23)
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ date }))))
    openPage(server.apiBase, BOOKING, sara)
    await click('Complete')
    expect(screen.getByText(/10:00 Am, in 23 days\./)).toBeTruthy()
    fireEvent.click(screen.getByText('Leave it pending'))
    expect(posted()).toEqual([])
    await click('Complete')
    await click('Complete anyway')
    expect(await screen.findByText('Appointment completed')).toBeTruthy()
    expect(posted()).toMatchObject([{ status: 'Completed', confirmAhead: true, version: 5 }])
    expect(screen.queryByText('Complete a visit that has not taken place yet?')).toBeNull()
  })

  test('the dialog also opens where only the server knows that the visit has not taken place', async () => {
    server.use(
      on('post', '/api/services/{id}', ({ body }) =>
        JSON.stringify(body).includes('confirmAhead')
          ? ok(aRequest({ status: 'Completed', version: 4 }))
          : problem('VISIT_AHEAD'),
      ),
    )
    openPage(server.apiBase, SERVICE, sara)
    await click('Complete')
    await click('Complete anyway')
    expect(await screen.findByText('Appointment completed')).toBeTruthy()
  })

  test('a completion can be undone, with the version that it made', async () => {
    const page = openPage(server.apiBase, SERVICE, sara)
    await click('Complete')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    // A second Enter on what was Complete must not take it back.
    const place = screen.getByRole('group', { name: 'Undo' })
    await waitFor(() => expect(document.activeElement).toBe(place))
    fireEvent.keyDown(undo, { key: 'u' })
    await waitFor(() => expect(page.notifications.at(-1)).toBe('success: Undone'))
    expect(posted().at(-1)).toMatchObject({ status: 'Pending', version: 4 })
    await waitFor(() => expect(buttons()).toEqual(['Complete', 'Cancel']))
  })

  test('undoing is offered for ten seconds and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      openPage(server.apiBase, SERVICE, sara)
      await click('Complete')
      await screen.findByRole('button', { name: 'Undo' })
      await act(async () => undefined)
      act(() => void vi.advanceTimersByTime(9_000))
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull()
      act(() => void vi.advanceTimersByTime(1_000))
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('an undo that comes too late is explained', async () => {
    const page = openPage(server.apiBase, SERVICE, sara)
    await click('Complete')
    await screen.findByRole('button', { name: 'Undo' })
    server.use(on('post', '/api/services/{id}', () => problem('ILLEGAL_TRANSITION')))
    server.use(on('get', '/api/services/{id}', () => ok(aRequest({ status: 'Completed', version: 4 }))))
    await click('Undo')
    await waitFor(() => expect(page.notifications.at(-1)).toMatch(/^error: It is too late to undo/))
  })

  test('Cancel asks first; Close changes nothing', async () => {
    openPage(server.apiBase, SERVICE, sara)
    await click('Cancel')
    expect(screen.getByText('Are you sure you want to cancel appointment?')).toBeTruthy()
    fireEvent.click(screen.getByText('Close'))
    expect(screen.queryByText('Are you sure you want to cancel appointment?')).toBeNull()
    expect(posted()).toEqual([])
  })

  test('Save cancels, with the reason if one is given', async () => {
    const page = openPage(server.apiBase, SERVICE, sara)
    await click('Cancel')
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' asked by phone ' } })
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(page.notifications).toEqual(['success: Appointment canceled']))
    expect(posted()).toEqual([{ ...aRequest(), status: 'Canceled', reason: 'asked by phone' }])
  })

  test('canceling a paid booking requires a decision about the money and a reason', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ attempts: [anAttempt()] }))))
    const page = openPage(server.apiBase, BOOKING, sara)
    await click('Cancel')
    expect(screen.getByText('AED 560.00 has been paid. What happens to the money?')).toBeTruthy()
    fireEvent.click(screen.getByText('Save'))
    expect(screen.getByText('Choose whether the money goes back.')).toBeTruthy()
    expect(posted()).toEqual([])
    fireEvent.click(screen.getByLabelText('Give the money back to the card'))
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'travels' } })
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(page.notifications).toHaveLength(1))
    expect(posted()[0]).toMatchObject({ status: 'Canceled', refundPayment: true, reason: 'travels', version: 5 })
  })

  test('canceling after a part went back asks about what is left', async () => {
    server.use(
      on('get', '/api/bloodtests/{id}', () => ok(aBooking({ attempts: [anAttempt({ refunded: 120, left: 440 })] }))),
    )
    openPage(server.apiBase, BOOKING, sara)
    await click('Cancel')
    expect(screen.getByText('AED 440.00 of the payment can go back. What happens to the money?')).toBeTruthy()
  })

  const UNDER_WAY = /^AED 120.00 of this payment is on its way back\. Until the card gateway has answered/
  const withPartUnderWay = () =>
    aBooking({
      attempts: [
        anAttempt({
          left: 440,
          parts: [{ amount: 120, state: 'requested', at: '2026-03-01T09:00:00.000Z', reason: null }],
        }),
      ],
    })

  test('while a part is on its way back, canceling gives back no more and says what to do', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(withPartUnderWay())))
    openPage(server.apiBase, BOOKING, sara)
    await click('Cancel')
    expect(screen.getByText(UNDER_WAY)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Give the money back to the card').disabled).toBe(true)
    fireEvent.click(screen.getByLabelText('Keep the money, no refund'))
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'travels' } })
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(posted()[0]).toMatchObject({ status: 'Canceled', refundPayment: false }))
  })

  test('a cancellation that is refused because a part went on its way meanwhile says the same', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ attempts: [anAttempt()] }))))
    openPage(server.apiBase, BOOKING, sara)
    await click('Cancel')
    fireEvent.click(screen.getByLabelText('Give the money back to the card'))
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'travels' } })
    server.use(on('post', '/api/bloodtests/{id}', () => problem('CONFLICT')))
    server.use(on('get', '/api/bloodtests/{id}', () => ok(withPartUnderWay())))
    fireEvent.click(screen.getByText('Save'))
    expect(await screen.findByText(UNDER_WAY)).toBeTruthy()
  })

  test('completing an unpaid booking is refused with a message, without a call', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ paymentStatus: 'Failed' }))))
    openPage(server.apiBase, BOOKING, sara)
    await click('Complete')
    expect(screen.getByText(/This booking is not paid/)).toBeTruthy()
    expect(posted()).toEqual([])
  })

  test('the server’s refusal of an unpaid booking is shown', async () => {
    openPage(server.apiBase, BOOKING, sara)
    await screen.findByRole('button', { name: 'Complete' })
    server.use(on('post', '/api/bloodtests/{id}', () => problem('ILLEGAL_TRANSITION')))
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ paymentStatus: 'Reversed', version: 6 }))))
    await click('Complete')
    await confirmCompletion()
    expect(await screen.findByText(/This booking is not paid/)).toBeTruthy()
  })

  test('the second of two people sees who changed the record and when, and its current state', async () => {
    openPage(server.apiBase, SERVICE, sara)
    await screen.findByRole('button', { name: 'Complete' })
    const at = new Date(Date.now() - 20_000).toISOString()
    const fresh = aRequest({
      status: 'Canceled',
      version: 4,
      history: [{ at, actor: 'omar', action: 'canceled', from: null, detail: {} }],
    })
    server.use(on('post', '/api/services/{id}', () => problem('CONFLICT')))
    server.use(on('get', '/api/services/{id}', () => ok(fresh)))
    await click('Complete')
    expect(await screen.findByText(/^Canceled by omar, \d+ s ago/)).toBeTruthy()
    expect(buttons()).toEqual([])
  })

  test('a failed call is reported and can be retried', async () => {
    server.use(on('post', '/api/services/{id}', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, SERVICE, sara)
    await click('Complete')
    expect(await screen.findByText(/could not answer just now/)).toBeTruthy()
    expect(buttons()).toEqual(['Complete', 'Cancel'])
  })
})
