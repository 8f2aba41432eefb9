// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCase, sara, vera } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { aBooking } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/money', () => ok({ items: [aCase()] })))
})
afterEach(() => {
  cleanup()
  server.close()
})

const posted = () => server.calls.filter(({ method }) => method === 'POST')
const dialog = (title: string) => within(screen.getByText(title).closest('dialog') as HTMLElement)
const click = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
}

describe('the money board', () => {
  test('shows why and since when a booking is listed, with a link to it', async () => {
    openPage(server.apiBase, '/admin/money', sara)
    expect(await screen.findByRole('heading', { name: 'Needs action 1 open' })).toBeTruthy()
    expect(screen.getByText('Two payments arrived for this booking. Give one of them back.')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Here since' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: 'Sun 1 Mar 2026, 12:00' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toBe('/admin/bloodtests/booking-1')
  })

  test('reports that there is nothing to do', async () => {
    server.use(on('get', '/api/money', () => ok({ items: [] })))
    openPage(server.apiBase, '/admin/money', sara)
    expect(await screen.findByText('Money and visits agree')).toBeTruthy()
  })

  test('queries the gateway and shows its answer in the row; a settled case keeps its position', async () => {
    server.use(
      on('post', '/api/money/{attemptId}/query', () => {
        server.use(on('get', '/api/money', () => ok({ items: [] })))
        return ok({ attemptId: 'ORD-1795262103227-2', state: 'reversed', message: 'Refunded' })
      }),
    )
    openPage(server.apiBase, '/admin/money', sara)
    await click('Ask the gateway')
    expect(await screen.findByText('The gateway says: the money went back. In its words: Refunded')).toBeTruthy()
    expect(await screen.findByText('Settled: no longer on the board.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  })

  test('a refund requires a note and is sent with the version on screen', async () => {
    server.use(on('post', '/api/money/{attemptId}/refunds', () => ok(aBooking())))
    openPage(server.apiBase, '/admin/money', sara)
    await click('Refund')
    const confirm = dialog('Give money back?')
    fireEvent.click(confirm.getByText('Refund'))
    expect(confirm.getByText('Say why, in a few words.')).toBeTruthy()
    expect(posted()).toEqual([])
    fireEvent.change(confirm.getByLabelText(/^Why/), { target: { value: ' paid twice, called ' } })
    fireEvent.click(confirm.getByText('Refund'))
    expect(await screen.findByText('The refund is recorded and goes to the gateway.')).toBeTruthy()
    expect(JSON.parse(posted()[0]?.body ?? '')).toEqual({
      ...{ version: 5, note: 'paid twice, called', amount: 560 },
      key: expect.any(String),
    })
  })

  test('a refused part is suggested again with its amount, and the row shows it', async () => {
    server.use(
      on('get', '/api/money', () => ok({ items: [aCase({ detail: 'refund-failed', amount: 120, left: 560 })] })),
    )
    openPage(server.apiBase, '/admin/money', sara)
    expect(await screen.findByRole('cell', { name: 'AED\u00A0120.00' })).toBeTruthy()
    await click('Refund')
    const confirm = dialog('Give money back?')
    expect(confirm.getByLabelText<HTMLInputElement>(/^Amount in AED/).value).toBe('120')
    fireEvent.change(confirm.getByLabelText(/^Amount in AED/), { target: { value: '560.5' } })
    fireEvent.click(confirm.getByText('Refund'))
    expect(confirm.getByText('At most AED 560.00 can go back.')).toBeTruthy()
  })

  test('after a change by somebody else the screen names that person and keeps the note', async () => {
    server.use(
      on(
        'post',
        '/api/bloodtests/{id}/clear-action',
        problem('CONFLICT', { detail: 'Changed by omar on Tue 3 Mar 2026, 09:00 (completed).' }),
      ),
    )
    openPage(server.apiBase, '/admin/money', sara)
    await click('Mark as done, with a note')
    const confirm = dialog('Mark it as done?')
    fireEvent.change(confirm.getByLabelText('What was done'), { target: { value: 'called' } })
    fireEvent.click(confirm.getByText('Mark as done'))
    expect(await confirm.findByText(/Changed by omar/)).toBeTruthy()
    expect(confirm.getByLabelText<HTMLTextAreaElement>('What was done').value).toBe('called')
    // The board is loaded again, so that the next try builds on the current state.
    await waitFor(() => expect(server.calls.filter(({ path }) => path === '/money').length).toBe(2))
  })

  test('an unreachable gateway changes nothing and is reported', async () => {
    server.use(on('post', '/api/money/{attemptId}/query', () => problem('PAYMENT_UNAVAILABLE')))
    openPage(server.apiBase, '/admin/money', sara)
    await click('Ask the gateway')
    expect(await screen.findByText(/The gateway could not be reached/)).toBeTruthy()
  })

  test('a viewer reads it, without any button that would be refused', async () => {
    openPage(server.apiBase, '/admin/money', vera)
    await screen.findByText(/You can read this board/)
    for (const name of ['Ask the gateway', 'Refund', 'Mark as done, with a note']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })
})
