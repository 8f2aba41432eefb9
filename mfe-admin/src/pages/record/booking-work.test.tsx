// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { SlotsResponse } from '@homecare/contract/slots'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearDrafts } from '../../parts/session/drafts'
import { openPage } from '../../testing/open-page'
import { aBooking, aList, anAttempt } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aChoice } from '../../testing/nurses'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const vera = { userName: 'vera', role: 'viewer' } as const
const BOOKING = '/admin/bloodtests/booking-1'

beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/bloodtests/{id}', () => ok(aBooking())),
    on('get', '/api/bloodtests', () => ok(aList([aBooking()]))),
  )
})
afterEach(() => {
  cleanup()
  clearDrafts()
  server.close()
})

const posted = (path: string) =>
  server.calls
    .filter((one) => one.method === 'POST' && one.path === path)
    .map(({ body }) => JSON.parse(body) as unknown)
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a note for the team', () => {
  const NOTES = '/bloodtests/booking-1/notes'
  const note = { id: 'n', author: 'sara', text: 'gate code 4411', at: '2026-03-01T08:00:00.000Z' }

  test('is added and shown with its author', async () => {
    server.use(on('post', '/api/bloodtests/{id}/notes', () => ok(aBooking({ notes: [note] }))))
    openPage(server.apiBase, BOOKING, sara)
    await screen.findByLabelText('New note')
    write('New note', ' gate code 4411 ')
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('gate code 4411', { selector: 'p' })).toBeTruthy()
    expect(posted(NOTES)).toEqual([{ text: 'gate code 4411' }])
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('')
  })

  test('that could not be sent stays in the field', async () => {
    server.use(on('post', '/api/bloodtests/{id}/notes', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, BOOKING, sara)
    await screen.findByLabelText('New note')
    write('New note', 'gate code 4411')
    fireEvent.keyDown(screen.getByLabelText('New note'), { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText(/could not answer just now/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('gate code 4411')
  })

  test('survives the end of the session and the next login', async () => {
    server.use(on('post', '/api/user/login', () => ok({ status: 200, user: sara })))
    const page = openPage(server.apiBase, BOOKING, sara)
    await screen.findByLabelText('New note')
    write('New note', 'half a sent')
    page.session.set(null)
    await waitFor(() => expect(page.path()).toBe('/login?next=%2Fadmin%2Fbloodtests%2Fbooking-1'))
    await screen.findByLabelText('Password')
    write('Email or user name', 'sara')
    write('Password', 'secret')
    fireEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('half a sent')
  })

  test('of one person is not shown to the next', async () => {
    const page = openPage(server.apiBase, BOOKING, sara)
    await screen.findByLabelText('New note')
    write('New note', 'half a sent')
    page.unmount()
    openPage(server.apiBase, BOOKING, { userName: 'omar', role: 'coordinator' })
    expect((await screen.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('')
  })

  test('is not offered to a viewer', async () => {
    openPage(server.apiBase, BOOKING, vera)
    await screen.findByText('Appointment details')
    expect(screen.queryByText('Notes for the team')).toBeNull()
    expect(screen.queryByLabelText('New note')).toBeNull()
  })
})

describe('what needs action', () => {
  const CLEAR = '/bloodtests/booking-1/clear-action'
  const marked = aBooking({ needsAction: 'refund-failed' })

  test('is cleared with a note of what was done', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(marked)))
    server.use(on('post', '/api/bloodtests/{id}/clear-action', () => ok(aBooking({ version: 6 }))))
    const page = openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/The gateway refused the refund/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Mark as done, with a note' }))
    fireEvent.click(screen.getByText('Mark as done'))
    expect(posted(CLEAR)).toEqual([])
    write(/^What you found and did/, 'paid back by transfer')
    fireEvent.click(screen.getByText('Mark as done'))
    await waitFor(() => expect(page.notifications).toHaveLength(1))
    expect(posted(CLEAR)).toEqual([{ version: 5, note: 'paid back by transfer' }])
    expect(screen.queryByText(/The gateway refused the refund/)).toBeNull()
  })

  test('is shown to a viewer without a button', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(marked)))
    openPage(server.apiBase, BOOKING, vera)
    await screen.findByText(/The gateway refused the refund/)
    expect(screen.queryByRole('button', { name: 'Mark as done, with a note' })).toBeNull()
  })
})

describe('a refund', () => {
  const attempt = anAttempt({ attemptId: 'ORD-1-2', state: 'surplus' })
  const REFUNDS = '/money/ORD-1-2/refunds'
  const twice = aBooking({ needsAction: 'paid-twice', attempts: [attempt] })

  test('of all that is left is requested with a reason, attempt by attempt', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(twice)))
    server.use(
      on('post', '/api/money/{attemptId}/refunds', () =>
        ok({ ...twice, refund: 'requested', attempts: [{ ...attempt, refund: 'requested', left: 0 }], version: 6 }),
      ),
    )
    openPage(server.apiBase, BOOKING, sara)
    const opener = await screen.findByRole('button', { name: 'Give money back' })
    opener.focus()
    fireEvent.click(opener)
    expect(screen.getByText(/^AED 560.00 of this payment can go back to the card of Omar Haddad/)).toBeTruthy()
    write(/^Why/, 'paid twice')
    fireEvent.click(screen.getByText('Refund', { selector: 'button *' }))
    expect(await screen.findByText('A refund is on its way to the gateway.')).toBeTruthy()
    expect(posted(REFUNDS)).toEqual([{ version: 5, note: 'paid twice', amount: 560, key: expect.any(String) }])
    expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull()
    // The button that opened the dialog is gone: the focus stays where it was.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Attempt 1/))
  })

  test('of a part of a visit that was made says how much went back, and each opening has a key of its own', async () => {
    const made = aBooking({ status: 'Completed', attempts: [{ ...attempt, state: 'paid' }] })
    const part = { amount: 120.5, state: 'done', at: '2026-03-03T09:00:00.000Z', reason: null } as const
    const partly = { ...attempt, state: 'paid' as const, refunded: 120.5, left: 439.5, parts: [part] }
    server.use(
      on('get', '/api/bloodtests/{id}', () => ok(made)),
      on('post', '/api/money/{attemptId}/refunds', () => ok({ ...made, attempts: [partly], version: 6 })),
    )
    openPage(server.apiBase, BOOKING, sara)
    const giveBack = async (amount: string) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Give money back' }))
      write(/^Amount in AED/, amount)
      write(/^Why/, 'no vein found')
      fireEvent.click(screen.getByText('Refund', { selector: 'button *' }))
    }
    await giveBack('120,50')
    expect(await screen.findByText('AED 120.50 of AED 560.00 refunded')).toBeTruthy()
    expect(screen.getByText('AED 120.50 given back, Tue 3 Mar 2026, 13:00.')).toBeTruthy()
    await giveBack('39.5')
    await waitFor(() => expect(posted(REFUNDS)).toHaveLength(2))
    const sent = posted(REFUNDS)
    expect(sent).toMatchObject([
      { version: 5, amount: 120.5, note: 'no vein found', confirmSampleTaken: true },
      { version: 6, amount: 39.5 },
    ])
    expect(new Set(sent.map((each) => (each as { key: string }).key)).size).toBe(2)
  })

  test.each([
    ['', 'Write an amount above 0'],
    ['0', 'Write an amount above 0'],
    ['12.345', 'Write an amount above 0'],
    ['560.01', 'At most AED 560.00 can go back.'],
    ['560', 'This is all of it. Cancel the visit'],
  ])('of AED "%s" of a valid visit is refused at the field', async (amount, message) => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ attempts: [{ ...attempt, state: 'paid' }] }))))
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Give money back' }))
    write(/^Amount in AED/, amount)
    write(/^Why/, 'no vein found')
    fireEvent.click(screen.getByText('Refund', { selector: 'button *' }))
    expect(screen.getByText(new RegExp(`^${message}`))).toBeTruthy()
    expect(posted(REFUNDS)).toEqual([])
  })

  test('is not offered to a viewer', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => ok(twice)))
    openPage(server.apiBase, BOOKING, vera)
    await screen.findByText(/Paid once more/)
    expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull()
  })
})

describe('a visit at another time', () => {
  const MOVE = '/bloodtests/booking-1/move'

  test('the time that the patient requested is confirmed with one button', async () => {
    const ask = { kind: 'move', date: '2026-03-04', time: '06:30 Pm', at: '2026-03-01T09:00:00.000Z' } as const
    server.use(
      on('get', '/api/bloodtests/{id}', () => ok(aBooking({ needsAction: 'change-requested', changeRequests: [ask] }))),
    )
    server.use(
      on('post', '/api/bloodtests/{id}/move', () => ok(aBooking({ date: '2026-03-04', time: '06:30 Pm', version: 6 }))),
    )
    const page = openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText('Move the visit to Wed 4 Mar 2026, 06:30 Pm.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Move it there' }))
    await waitFor(() => expect(page.notifications).toEqual(['success: Visit moved; the patient gets an email']))
    expect(posted(MOVE)).toEqual([{ version: 5, date: '2026-03-04', time: '06:30 Pm' }])
    expect(screen.queryByText('Requested by the patient')).toBeNull()
  })

  test('staff choose among the times of a day; a full one can’t be chosen, the lead time does not apply', async () => {
    const slots = [
      { time: '10:00 Am', period: 'Morning', available: true },
      { time: '10:30 Am', period: 'Morning', available: false, reason: 'full' },
      { time: '11:00 Am', period: 'Morning', available: false, reason: 'lead-time' },
    ] satisfies SlotsResponse['slots']
    server.use(
      on('get', '/api/slots', ({ query }) =>
        ok({ date: query.get('date') ?? '', lastDate: '2026-05-01', ways: ['email'], slots }),
      ),
    )
    server.use(on('post', '/api/bloodtests/{id}/move', () => problem('SLOT_FULL')))
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Move visit' }))
    const full = await screen.findByText<HTMLOptionElement>('10:30 Am (full)')
    expect(full.disabled).toBe(true)
    expect(screen.getByText<HTMLOptionElement>('10:00 Am (as it is)').disabled).toBe(true)
    write(/^Time/, '11:00 Am')
    fireEvent.click(screen.getByText('Move'))
    expect(await screen.findByText('That time has just been taken. Choose another one.')).toBeTruthy()
    expect(posted(MOVE)).toEqual([{ version: 5, date: '2026-03-03', time: '11:00 Am' }])
  })
  const maya = { id: 'nurse-1', name: 'Maya Rahman' }
  const choice = (id: string, name: string, clash: boolean) => ({
    ...aChoice({ id, name, clash, languages: [], visits: 0, nearby: false, suggested: !clash }),
  })
  const withNurse = (isBusy: boolean) => {
    const slots = [{ time: '11:00 Am', period: 'Morning', available: true }] satisfies SlotsResponse['slots']
    server.use(
      on('get', '/api/bloodtests/{id}', () => ok(aBooking({ nurse: maya }))),
      on('get', '/api/slots', ({ query }) =>
        ok({ date: query.get('date') ?? '', lastDate: '2026-05-01', ways: ['email'], slots }),
      ),
      on('get', '/api/bloodtests/{id}/nurses', () =>
        ok({ choices: [choice('nurse-2', 'Amal Haddad', false), choice(maya.id, maya.name, isBusy)] }),
      ),
      on('post', '/api/bloodtests/{id}/move', () => ok(aBooking({ time: '11:00 Am', version: 6 }))),
    )
  }
  const openMove = async () => {
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Move visit' }))
    expect(await screen.findByText('Nurse now: Maya Rahman')).toBeTruthy()
    await screen.findByText('11:00 Am')
    write(/^Time/, '11:00 Am')
  }

  test('a moved visit keeps its nurse who is free then, and the dialog names patient and nurse', async () => {
    withNurse(false)
    await openMove()
    expect(screen.getByRole('dialog', { name: 'Move the visit of Omar Haddad' })).toBeTruthy()
    expect(await screen.findByText('Maya Rahman is free then.')).toBeTruthy()
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Nurse at the new time/).value).toBe(maya.id))
    fireEvent.click(screen.getByText('Move'))
    await waitFor(() => expect(posted(MOVE)).toEqual([{ version: 5, date: '2026-03-03', time: '11:00 Am' }]))
  })

  test('where the nurse is not free then, staff choose one who is, or leave it open', async () => {
    withNurse(true)
    await openMove()
    expect(await screen.findByText(/^Maya Rahman is not free then/)).toBeTruthy()
    const field = screen.getByLabelText<HTMLSelectElement>(/^Nurse at the new time/)
    expect([...field.options].map(({ text: label }) => label)).toEqual([
      'Choose a nurse',
      'Amal Haddad',
      'Nobody yet: decide later',
    ])
    fireEvent.click(screen.getByText('Move'))
    expect(await screen.findByText('Choose who goes, or leave it open')).toBeTruthy()
    expect(posted(MOVE)).toEqual([])
    write(/^Nurse at the new time/, 'none')
    fireEvent.click(screen.getByText('Move'))
    await waitFor(() =>
      expect(posted(MOVE)).toEqual([{ version: 5, date: '2026-03-03', time: '11:00 Am', nurseId: null }]),
    )
  })
})
