// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { StatementFindings } from '@homecare/contract/admin/money-board'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'

const finding: StatementFindings['items'][number] = {
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'not-paid-there',
  foundAt: '2026-03-01T08:00:00.000Z',
  gateway: { orderNo: 'ORD-1', referenceNo: 'R1', status: 'Unsuccessful', amount: 'AED 370.00', at: null },
  ours: {
    bookingId: 'booking-1',
    attemptId: 'ORD-1',
    fullName: 'Omar Haddad',
    state: 'paid',
    refund: 'none',
    amount: 370,
    referenceNo: 'R1',
  },
}
const agreed: StatementFindings = { comparedAt: '2026-03-01T08:00:00.000Z', open: 0, items: [] }
const differs: StatementFindings = { ...agreed, open: 1, items: [finding] }

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/money', () => ok({ items: [] })),
    on('get', '/api/money/statement', () => ok(differs)),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})
const panel = async () =>
  within((await screen.findByRole('heading', { name: /^Compared with the card gateway/ })).closest('section')!)
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the comparison with the card gateway', () => {
  test('shows what differs with both sides', async () => {
    openPage(server.apiBase, '/admin/money', sara)
    const shown = await panel()
    for (const part of [/the gateway has no such payment/, /AED 370.00, Unsuccessful/, /370.00, paid/])
      expect(await shown.findByText(part)).toBeTruthy()
    expect(shown.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toBe('/admin/bloodtests/booking-1')
  })

  test('says that both sides agree, and when they were compared', async () => {
    server.use(on('get', '/api/money/statement', () => ok(agreed)))
    openPage(server.apiBase, '/admin/money', sara)
    expect(await (await panel()).findByText(/Last compared on .* Both sides agree\./)).toBeTruthy()
  })

  test('says that it could not be loaded, and the board stays', async () => {
    server.use(on('get', '/api/money/statement', noConnection))
    openPage(server.apiBase, '/admin/money', sara)
    expect(await (await panel()).findByRole('button', { name: /again/ })).toBeTruthy()
    expect(await screen.findByText('Money and visits agree')).toBeTruthy()
  })

  test('settles a difference with a note', async () => {
    server.use(on('post', '/api/money/statement/{findingId}/settle', () => ok(agreed)))
    openPage(server.apiBase, '/admin/money', sara)
    await click('Settle with note: ORD-1')
    const dialog = within(screen.getByText('Settle this difference?').closest('dialog') as HTMLElement)
    fireEvent.change(dialog.getByLabelText('What was done'), { target: { value: 'asked the bank' } })
    fireEvent.click(dialog.getByText('Settle'))
    expect(await (await panel()).findByText(/Both sides agree/)).toBeTruthy()
    expect(JSON.parse(server.calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
      note: 'asked the bank',
    })
  })

  test('names the person who has settled it meanwhile', async () => {
    const detail = 'Settled by omar on Tue 3 Mar 2026, 09:00.'
    server.use(on('post', '/api/money/statement/{findingId}/settle', problem('CONFLICT', { detail })))
    openPage(server.apiBase, '/admin/money', sara)
    await click('Settle with note: ORD-1')
    const dialog = within(screen.getByText('Settle this difference?').closest('dialog') as HTMLElement)
    fireEvent.change(dialog.getByLabelText('What was done'), { target: { value: 'asked the bank' } })
    fireEvent.click(dialog.getByText('Settle'))
    expect(await dialog.findByText(/Settled by omar/)).toBeTruthy()
  })

  test('compares now on request, and a viewer is offered neither', async () => {
    server.use(on('post', '/api/money/statement/compare', () => ok(null)))
    openPage(server.apiBase, '/admin/money', sara)
    await click('Compare now')
    expect(await screen.findByText(/The comparison has begun/)).toBeTruthy()
    cleanup()
    openPage(server.apiBase, '/admin/money', vera)
    await (await panel()).findByText(/the gateway has no such payment/)
    for (const name of ['Compare now', 'Settle with note: ORD-1'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
