// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aBooking } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { ok, on, problem, raw } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const RECORD = 'GET /bloodtests/booking-1'
const AT = '2026-03-01T08:20:00.000Z'

const tagged = (record: BloodTestDetail) => ok(record, { etag: `"${record.version}"` })
const entry = (actor: string, action: string) => ({ at: AT, actor, action, from: null, detail: {} })
const loads = () => server.calls.filter(({ method, path }) => `${method} ${path}` === RECORD)
/** The next turn of the clock comes when the tab is seen again. */
const nextTurn = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
const turned = async () => {
  const before = loads().length
  nextTurn()
  await waitFor(() => expect(loads().length).toBe(before + 1))
}

beforeEach(async () => {
  server = startAdminApi(on('get', '/api/bloodtests/{id}', () => tagged(aBooking())))
  openPage(server.apiBase, '/admin/bloodtests/booking-1', sara)
  await screen.findByText('User details')
})
afterEach(() => {
  cleanup()
  server.close()
})

describe('a record that is open', () => {
  test('is requested with its ETag and as background work, so that it costs a 304 and prolongs no session', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => raw(null, { status: 304, headers: { etag: '"5"' } })))
    await turned()
    const [first, second] = loads()
    expect([first?.headers.get('if-none-match'), first?.headers.get('x-background')]).toEqual([null, null])
    expect([second?.headers.get('if-none-match'), second?.headers.get('x-background')]).toEqual(['"5"', '1'])
    expect(await screen.findByText(/^Up to date/)).toBeTruthy()
    expect(screen.getByText('User details')).toBeTruthy()
  })

  test('shows a colleague’s change with name and time; an unsaved note stays', async () => {
    const note = screen.getByLabelText<HTMLTextAreaElement>('New note')
    fireEvent.change(note, { target: { value: 'Half a sent' } })
    server.use(
      on('get', '/api/bloodtests/{id}', () =>
        tagged(aBooking({ version: 6, status: 'Completed', history: [entry('omar', 'completed')] })),
      ),
    )
    await turned()
    expect(await screen.findByText('omar at 12:20: Completed. You see the record as it is now.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
    expect(note.isConnected && note.value).toBe('Half a sent')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(/You see the record as it is now/)).toBeNull())
  })

  test('does not report one’s own change', async () => {
    server.use(
      on('get', '/api/bloodtests/{id}', () => tagged(aBooking({ version: 6, history: [entry('sara', 'note added')] }))),
    )
    await turned()
    await screen.findByText('Note added')
    expect(screen.queryByText('Changed while you had it open')).toBeNull()
  })

  test('stays as it is while a dialog is open; closing the dialog shows the change', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'moved away' } })
    const before = loads().length
    const fresh = aBooking({ version: 6, status: 'Completed', history: [entry('omar', 'completed')] })
    server.use(on('get', '/api/bloodtests/{id}', () => tagged(fresh)))
    nextTurn()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe('moved away')
    expect(loads().length).toBe(before)
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    await turned()
    expect(await screen.findByText(/^omar at 12:20: Completed/)).toBeTruthy()
  })

  test('stays when a refresh fails, which is reported and can be retried', async () => {
    server.use(on('get', '/api/bloodtests/{id}', () => problem('UNAVAILABLE')))
    await turned()
    const again = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByText('User details')).toBeTruthy()
    server.use(on('get', '/api/bloodtests/{id}', () => tagged(aBooking())))
    fireEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
  })
})
