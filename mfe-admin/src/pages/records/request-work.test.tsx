// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RequestItem } from '@homecare/contract/staff'
import { addDays, dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aList, aRequest } from '../../testing/records'

const tomorrow = addDays(dubaiDate(new Date()), 1)
const colleague = { userName: 'amal@ghaf.example', name: 'Amal Rashid' }
const me = { userName: sara.userName, name: 'Sara Nair' }
let items: RequestItem[]
let server: AdminApi
beforeEach(() => {
  items = ['Omar', 'Grace', 'Noura'].map((fullName, at) =>
    aRequest({ id: `r${at}`, fullName, date: tomorrow, version: at, assignee: at === 2 ? colleague : null }),
  )
  server = startAdminApi(
    on('get', '/api/services', () => ok(aList(items))),
    on('post', '/api/services/{id}/assignee', ({ path, body }) => {
      const { version, assignee } = body as { version: number; assignee: string | null }
      const id = path.split('/')[3] ?? ''
      const item = items.find((each) => each.id === id)
      const taker = assignee === colleague.userName ? colleague : me
      return ok(aRequest({ ...item, version: version + 1, assignee: assignee === null ? null : taker }))
    }),
    on('post', '/api/services/{id}/calls', ({ body }) => {
      const { outcome, againAt } = body as { outcome: 'noAnswer'; againAt: string | null }
      const lastCall = { outcome, at: new Date().toISOString(), by: me.name, againAt }
      return ok(aRequest({ ...items[0], version: 9, assignee: me, lastCall }))
    }),
    on('post', '/api/services/{id}/calls/undo', () => ok(aRequest({ ...items[0], version: 10 }))),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  server.close()
})

const open = async (person: Parameters<typeof openPage>[2] = sara) => {
  openPage(server.apiBase, '/admin/services', person)
  await screen.findByRole('link', { name: 'View Omar' })
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const work = () =>
  [...document.querySelectorAll('td[data-column=call]')].map(
    (cell) => (cell.querySelector('[data-call=long]') ?? cell).textContent,
  )
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body) as unknown])

test('the key t takes the row’s request on, and u gives it back', async () => {
  await open()
  expect(work()).toEqual(['Nobody', 'Nobody', 'Amal Rashid'])
  press('j')
  press('t')
  await screen.findByText('You work on this request.')
  expect(work()).toEqual(['Sara Nair', 'Nobody', 'Amal Rashid'])
  press('u')
  await waitFor(() => expect(work()).toEqual(['Nobody', 'Nobody', 'Amal Rashid']))
  expect(posted()).toEqual([
    ['/services/r0/assignee', { version: 0, assignee: sara.userName }],
    ['/services/r0/assignee', { version: 1, assignee: null }],
  ])
})

test('the key o records that nobody answered and when to call again, and u takes it back', async () => {
  await open()
  press('j')
  press('o')
  const dialog = within(await screen.findByRole('dialog', { name: 'Call to Omar' }))
  fireEvent.change(dialog.getByLabelText('Call again on'), { target: { value: tomorrow } })
  fireEvent.change(dialog.getByLabelText('Call again at'), { target: { value: '15:00' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const againAt = dubaiInstant(tomorrow, 15 * 60).toISOString()
  await waitFor(() => expect(posted()).toEqual([['/services/r0/calls', { version: 0, outcome: 'noAnswer', againAt }]]))
  await waitFor(() => expect(work()[0]).toMatch(/^Again \d+ \w+ 15:00, no answer, Sara Nair$/))
  await screen.findByText('The call is recorded.')
  press('u')
  await waitFor(() => expect(work()[0]).toBe('Nobody'))
  expect(posted().at(-1)).toEqual(['/services/r0/calls/undo', { version: 9 }])
})

test('Mine shows what the person who asks works on', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Mine' }))
  await waitFor(() => expect(server.calls.some(({ query }) => query.get('assignee') === 'me')).toBe(true))
})

test('a time of the next call that has passed is refused at its field', async () => {
  await open()
  press('j')
  press('o')
  const dialog = within(await screen.findByRole('dialog', { name: 'Call to Omar' }))
  fireEvent.change(dialog.getByLabelText('Call again at'), { target: { value: '00:00' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Choose a time from now on')).toBeTruthy()
  expect(posted()).toEqual([])
})

test('all that nobody has taken are taken together, a conflict ends it, and one undo gives back what was taken', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('Select all that nobody has taken'))
  const answered = items.map(({ id }) => id)
  server.use(
    on('post', '/api/services/{id}/assignee', ({ path, body }) => {
      const { version, assignee } = body as { version: number; assignee: string | null }
      if (path.includes('r1')) return problem('CONFLICT')
      answered.push(path)
      return ok(aRequest({ ...items[0], version: version + 1, assignee: assignee === null ? null : me }))
    }),
  )
  fireEvent.click(within(screen.getByRole('group', { name: '2 requests selected' })).getByText('Take all 2'))
  await screen.findByText('You work on 1 request more.')
  expect(screen.getByRole('alert').textContent).toContain('Somebody else changed a request first')
  expect(work()).toEqual(['Sara Nair', 'Nobody', 'Amal Rashid'])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(work()).toEqual(['Nobody', 'Nobody', 'Amal Rashid']))
})

test('a request whose next call is due is marked', async () => {
  const lastCall = { outcome: 'noAnswer' as const, at: '2026-03-01T08:00:00.000Z', by: 'Sara Nair' }
  items = items.map((item) => ({ ...item, lastCall: { ...lastCall, againAt: '2026-03-01T11:00:00.000Z' } }))
  await open()
  expect(work()[2]).toBe('Again 1 Mar 15:00, no answer, Amal Rashid')
})

test('a viewer sees who works on what, and nothing to do', async () => {
  await open(vera)
  expect(work()).toEqual(['Nobody', 'Nobody', 'Amal Rashid'])
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
