// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Thread, ThreadList } from '@homecare/contract/threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { aRow, aThread } from '../../testing/threads'

let server: AdminApi
let rows: ThreadList['threads']
let shown: Thread
const inbox = () => ({ threads: rows, unread: rows.reduce((sum, { unread }) => sum + unread, 0) })
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  rows = [aRow(), aRow({ id: 'm-2', fullName: null, phone: '+971509990000', text: 'مرحبًا', unread: 2 })]
  shown = aThread()
  server = startAdminApi(
    on('get', '/api/threads', () => ok(inbox())),
    on('get', '/api/threads/{id}', () => ok(shown)),
    on('post', '/api/threads/{id}/read', () => {
      rows = rows.map((row) => (row.id === 'm-1' ? { ...row, unread: 0 } : row))
      return ok(inbox())
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
  vi.useRealTimers()
})

const refresh = () => act(() => vi.advanceTimersByTimeAsync(15_500))
const list = () => screen.getByRole('navigation', { name: 'Threads' })
const names = () =>
  within(list())
    .getAllByRole('link')
    .map((row) => row.querySelector('bdi')?.textContent)
const open = async (address = '/admin/inbox') => {
  const page = openPage(server.apiBase, address, sara)
  await screen.findByRole('navigation', { name: 'Threads' })
  return page
}
const openThread = async () => {
  await open('/admin/inbox?thread=m-1')
  return screen.findByRole('heading', { level: 2, name: 'Noura Al Ketbi' })
}
const posts = () => server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

describe('the inbox', () => {
  test('lists who wrote, by name or number, with the unread ones also at the navigation', async () => {
    await open()
    expect(names()).toEqual(['Noura Al Ketbi', '050 999 0000'])
    expect(screen.getByRole('link', { name: 'Messages 3' })).toBeTruthy()
  })

  test('keeps every row in its place while it is refreshed, and puts a new one last', async () => {
    await open()
    rows = [aRow({ id: 'm-3', fullName: 'Omar Haddad' }), ...rows.toReversed()]
    await refresh()
    expect(names()).toEqual(['Noura Al Ketbi', '050 999 0000', 'Omar Haddad'])
  })

  test('a thread that is opened counts as read', async () => {
    await openThread()
    await waitFor(() => expect(posts().map(([path]) => path)).toEqual(['/threads/m-1/read']))
    expect(await screen.findByRole('link', { name: 'Messages 2' })).toBeTruthy()
    await refresh()
    expect(posts()).toHaveLength(1)
  })

  test('j and k go from row to row, and r leads to the answer', async () => {
    await openThread()
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.textContent).toContain('050 999 0000')
    fireEvent.keyDown(document.body, { key: 'k' })
    expect(document.activeElement?.textContent).toContain('Noura')
    fireEvent.keyDown(document.body, { key: 'r' })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer' }))
  })

  test('says that nobody has written', async () => {
    rows = []
    await open()
    expect(screen.getByText('Nobody has written yet')).toBeTruthy()
  })

  test('says that it could not be loaded, and loads it on request', async () => {
    server.use(on('get', '/api/threads', noConnection))
    openPage(server.apiBase, '/admin/inbox', sara)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(on('get', '/api/threads', () => ok(inbox())))
    fireEvent.click(again)
    expect(await screen.findByText('Can I drink coffee?')).toBeTruthy()
  })
})

describe('an answer', () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' })

  test('a quick answer is written in the language of the person, and goes by WhatsApp', async () => {
    await openThread()
    server.use(
      on('post', '/api/threads/{id}/answer', () => {
        const sent = { ...aThread().conversation[0]!, id: 'm-9', incoming: false, state: 'waiting' as const }
        return ok(aThread({ conversation: [...aThread().conversation, { ...sent, text: 'سنتصل بك' }] }))
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Call in ten minutes' }))
    expect(field().value).toBe('سنتصل بك خلال عشر دقائق.')
    fireEvent.click(screen.getByRole('button', { name: 'Send by WhatsApp' }))
    expect(await screen.findByText(/^WhatsApp, waiting/)).toBeTruthy()
    expect(field().value).toBe('')
    expect(posts().at(-1)).toEqual([
      '/threads/m-1/answer',
      JSON.stringify({ way: 'whatsapp', text: 'سنتصل بك خلال عشر دقائق.' }),
    ])
  })

  test('goes by SMS, with the reason and the email address, when the person wrote more than a day ago', async () => {
    shown = aThread({ ways: { whatsapp: 'conversation', sms: null, email: 'no email' } })
    await openThread()
    expect(screen.getByText(/more than 24 hours ago/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send by SMS' })).toBeTruthy()
    const email = screen.getByRole('link', { name: 'Write an email to noura@mail.example' })
    expect(email.getAttribute('href')).toBe('mailto:noura@mail.example')
  })

  test('can’t be written to who wrote STOP, and the screen says why', async () => {
    shown = aThread({ ways: { whatsapp: 'stopped', sms: 'stopped', email: 'no email' } })
    await openThread()
    expect(screen.getByText(/wrote STOP/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull()
  })

  test('that is refused stays in the field, and the screen says why', async () => {
    server.use(on('post', '/api/threads/{id}/answer', () => problem('CONFLICT')))
    await openThread()
    fireEvent.change(field(), { target: { value: 'Hello' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send by WhatsApp' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(field().value).toBe('Hello')
  })
})

test('a file that waits for its record is put into the files of the one that staff choose', async () => {
  const [message] = aThread().conversation
  const withFile = (state: 'waiting' | 'coming') =>
    aThread({ conversation: [{ ...message!, file: { state, filename: null } }] })
  shown = withFile('waiting')
  server.use(on('post', '/api/threads/{id}/file', () => ok(withFile('coming'))))
  await openThread()
  fireEvent.click(screen.getByRole('button', { name: 'ORD-1, 2026-03-05' }))
  expect(await screen.findByText('A file, on its way to the record')).toBeTruthy()
  expect(posts().at(-1)).toEqual(['/threads/m-1/file', JSON.stringify({ kind: 'bloodtests', recordId: 'booking-1' })])
})
