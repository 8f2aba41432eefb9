// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Roster } from '@homecare/contract/roster'
import { addDays, dubaiInstant, formatDate, mondayOf } from '@homecare/domain/dates'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase, aRosterVisit } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { TOMORROW } from '../../testing/records'

const MAYA = { id: 'nurse-1', name: 'Maya Rahman' }
const at = (minutes: number) => dubaiInstant(TOMORROW, minutes).toISOString()
const night = { startsAt: at(1320), endsAt: at(1920) }
const days = (date: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((place) => ({ date: addDays(mondayOf(date), place), visits: 0, open: 0 }))

let server: AdminApi
let visits: Roster['visits']
const asked: (string | null)[] = []
beforeEach(() => {
  asked.length = 0
  visits = [
    aRosterVisit({ id: 'visit-2', patientName: 'Omar Said', area: 'Al Barsha', nurse: MAYA }),
    aRosterVisit(),
    aRosterVisit({ id: 'visit-3', caseId: 'case-3', patientName: 'Mona Aziz', nurse: MAYA, ...night }),
  ]
  server = startAdminApi(
    on('get', '/api/roster', ({ query }) => {
      const from = query.get('from') ?? ''
      asked.push(from)
      const week = days(from).map((day) => (day.date === TOMORROW ? { ...day, visits: 3, open: 1 } : day))
      return ok({ visits, week, nurses: [{ ...MAYA, visits: 2, minutes: 2970 }] })
    }),
    on('get', '/api/cases/{id}/nurses', () =>
      ok({
        nurses: [
          { ...MAYA, broken: [] },
          { id: 'nurse-3', name: 'Zoya Khan', broken: [{ name: 'day-off', level: 'hard', text: 'Has a day off.' }] },
        ],
      }),
    ),
    on('post', '/api/cases/{id}/visits/{partId}', () => ok(aCase())),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async (query = '') => {
  const page = openPage(server.apiBase, `/admin/roster?date=${TOMORROW}${query}`, sara)
  await screen.findByRole('region', { name: 'Nurses of this week' })
  await act(async () => {})
  return page
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const links = () => screen.getAllByRole('listitem').flatMap((row) => within(row).queryAllByRole('link', { name: /\w/ }))
const names = () =>
  links()
    .filter((link) => link.getAttribute('href')?.startsWith('/admin/cases/'))
    .map((link) => link.textContent)
const day = () => within(screen.getByRole('navigation', { name: 'Days of the week' }))
const posts = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body || '{}')])
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('the list of all visits of care', () => {
  test('has the visits without a nurse first, then the others by time', async () => {
    await open()
    expect(names()).toEqual(['Fatima Haddad', 'Omar Said', 'Mona Aziz'])
    expect(part('Without a nurse').getByText('No nurse')).toBeTruthy()
    expect(part('Without a nurse').getByRole('link').getAttribute('href')).toBe('/admin/cases/case-1')
    expect(part('With a nurse').getByText('22:00–08:00')).toBeTruthy()
    expect(part('With a nurse').getByText('next day')).toBeTruthy()
    expect(part('Nurses of this week').getByText(/^2 visits, 49 h 30 min/).textContent).toContain('more than 48')
  })

  test('says of each day of the week how many visits it has, and shows the day that is pressed', async () => {
    const page = await open()
    const [weekday, number] = formatDate(TOMORROW).split(' ')
    const chosen = day().getByRole('button', { current: 'date' })
    expect(chosen.textContent).toMatch(new RegExp(`^${weekday} ${number} .*3 visits1 open$`))
    const monday = addDays(mondayOf(TOMORROW), 7)
    fireEvent.click(day().getByRole('button', { name: 'The week after' }))
    await waitFor(() => expect(asked.at(-1)).toBe(addDays(TOMORROW, 7)))
    fireEvent.click(day().getAllByRole('button')[1]!)
    await waitFor(() => expect(page.path()).toBe(`/admin/roster?date=${monday}`))
    expect(asked.at(-1)).toBe(monday)
  })

  test('finds by patient, nurse and area in the day, and shows those without a nurse alone', async () => {
    const page = await open()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'maya barsha' } })
    await waitFor(() => expect(names()).toEqual(['Omar Said']))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } })
    expect(await screen.findByText('No visit of this day fits this filter.')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
    await waitFor(() => expect(names()).toHaveLength(3))
    fireEvent.click(screen.getByRole('button', { name: 'Only without a nurse' }))
    expect(names()).toEqual(['Fatima Haddad'])
    expect(page.path()).toBe(`/admin/roster?date=${TOMORROW}&open=1`)
    expect(new Set(asked)).toEqual(new Set([TOMORROW]))
  })

  test('goes from visit to visit by j and k, and from day to day by brackets and arrows', async () => {
    const page = await open()
    press('j')
    expect(document.activeElement?.textContent).toBe('Fatima Haddad')
    press('j')
    press('j')
    expect(document.activeElement?.textContent).toBe('Mona Aziz')
    press('k')
    expect(document.activeElement?.textContent).toBe('Omar Said')
    press(']')
    await waitFor(() => expect(page.path()).toContain(addDays(TOMORROW, 1)))
    press('ArrowLeft')
    press('[')
    // Today is the day of the address without one.
    await waitFor(() => expect(page.path()).toBe('/admin/roster'))
  })

  test('gives the visit with the focus a nurse, of whom the reasons against are shown', async () => {
    const page = await open()
    press('j')
    press('a')
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByText('Fatima Haddad')).toBeTruthy()
    expect((await form.findByRole<HTMLInputElement>('radio', { name: /^Zoya Khan/ })).disabled).toBe(true)
    fireEvent.click(form.getByRole('radio', { name: /^Maya Rahman/ }))
    visits = visits.map((visit) => ({ ...visit, nurse: MAYA }))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Without a nurse' })).toBeNull())
    const body = { version: 3, event: 'assign', nurseId: 'nurse-1', accepted: [] }
    expect(posts()).toEqual([['/cases/case-1/visits/visit-1', body]])
    expect(page.notifications).toEqual(['success: The visit has its nurse.'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('keeps the choice after a rival change, and saves it for the case as it is then', async () => {
    server.use(on('post', '/api/cases/{id}/visits/{partId}', () => problem('CONFLICT')))
    await open()
    fireEvent.click(part('Without a nurse').getByRole('button', { name: /^Assign Fatima Haddad/ }))
    const form = within(await screen.findByRole('dialog'))
    fireEvent.click(await form.findByRole('radio', { name: /^Maya Rahman/ }))
    visits = visits.map((visit) => ({ ...visit, caseVersion: 4 }))
    const before = asked.length
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/^Somebody else changed this case/)).toBeTruthy()
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    await act(async () => {})
    expect(form.getByRole<HTMLInputElement>('radio', { name: /^Maya Rahman/ }).checked).toBe(true)
    server.use(
      on('post', '/api/cases/{id}/visits/{partId}', () => problem('NURSE_UNAVAILABLE', { detail: 'Is busy.' })),
    )
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Is busy.')).toBeTruthy()
    expect(posts().map(([, body]) => body.version)).toEqual([3, 4])
  })

  test('says that nothing is wrong, and that nothing is there', async () => {
    visits = visits.filter(({ nurse }) => nurse)
    await open('&open=1')
    expect(screen.getByText('All visits have a nurse.')).toBeTruthy()
    cleanup()
    visits = []
    await open()
    expect(screen.getByText('No visit on this day.')).toBeTruthy()
  })

  test('offers a second try where it could not be loaded', async () => {
    server.use(on('get', '/api/roster', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, '/admin/roster', sara)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('is no page of a role that does not plan care', async () => {
    openPage(server.apiBase, '/admin/roster', vera)
    expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
    expect(asked).toEqual([])
  })
})
