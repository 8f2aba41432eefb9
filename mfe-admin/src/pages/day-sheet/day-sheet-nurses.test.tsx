// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aNurse, aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { sara, vera } from '../../testing/people'
import { aBooking } from '../../testing/records'

const PAGE = '/admin/day-sheet?date=2026-03-03'
const maya = { id: 'nurse-1', name: 'Maya Rahman' }

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/day-sheet', () => ok(aSheet())),
    on('get', '/api/nurses', () => ok(aNurseList([aNurse()]))),
    on('post', '/api/bloodtests/{id}/nurse', ({ body }) => {
      const { version, nurseId } = body as { version: number; nurseId: string | null }
      return ok(aBooking({ version: version + 1, nurse: nurseId ? maya : null }))
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const posted = () =>
  server.calls
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path.split('/')[2], JSON.parse(body) as unknown])
const visit = (name: string) => within(screen.getByRole('listitem', { name }))

describe('nurses on the day sheet', () => {
  test('the suggested nurse of a visit is assigned with one click, and undone with another', async () => {
    openPage(server.apiBase, PAGE, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Assign Maya Rahman to 10:00 Am, Omar Haddad' }))
    expect(await visit('10:00 Am, Omar Haddad').findByText('Maya Rahman')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await visit('10:00 Am, Omar Haddad').findByText('Nobody yet')).toBeTruthy()
    expect(posted()).toEqual([
      ['booking-1', { version: 3, nurseId: 'nurse-1' }],
      ['booking-1', { version: 4, nurseId: null }],
    ])
  })

  test('a visit that took place without an assigned nurse is not shown as one that waits for a nurse', async () => {
    server.use(
      on('get', '/api/day-sheet', () => ok(aSheet({ visits: [aVisit({ status: 'Completed', nurse: null })] }))),
    )
    openPage(server.apiBase, PAGE, sara)
    expect(await screen.findByRole('listitem', { name: '10:00 Am, Omar Haddad' })).toBeTruthy()
    expect(screen.queryByText('Nobody yet')).toBeNull()
  })

  test('all visits without a nurse are assigned as suggested, except those that are not paid', async () => {
    openPage(server.apiBase, PAGE, sara)
    expect(await screen.findByText('2 visits without a nurse')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Assign all 2 as suggested' }))
    expect(await screen.findByText('2 visits are assigned.')).toBeTruthy()
    expect(screen.queryByText(/without a nurse/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 visits without a nurse')).toBeTruthy()
    expect(posted().map(([id]) => id)).toEqual(['booking-1', 'booking-2', 'booking-1', 'booking-2'])
  })

  test('after somebody else’s change the sheet is loaded again and says so', async () => {
    server.use(on('post', '/api/bloodtests/{id}/nurse', () => problem('CONFLICT')))
    openPage(server.apiBase, PAGE, sara)
    const button = await screen.findByRole('button', { name: 'Assign all 2 as suggested' })
    const loads = () => server.calls.filter(({ path }) => path === '/day-sheet').length
    const before = loads()
    fireEvent.click(button)
    expect(await screen.findByText(/^Somebody else changed this booking first/)).toBeTruthy()
    await waitFor(() => expect(loads()).toBeGreaterThan(before))
    expect(posted()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('another nurse is chosen among all, with what speaks against each', async () => {
    const amal = aNurse({ id: 'nurse-2', firstName: 'Amal', lastName: 'Haddad', hours: [] })
    server.use(on('get', '/api/nurses', () => ok(aNurseList([aNurse(), amal]))))
    openPage(server.apiBase, PAGE, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'All nurses to 10:00 Am, Omar Haddad' }))
    expect(screen.getByText('off duty')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Assign Amal Haddad, all nurses'))
    await waitFor(() => expect(posted()).toEqual([['booking-1', { version: 3, nurseId: 'nurse-2' }]]))
  })

  test('the visits of one nurse, or of nobody, are a filter in the URL', async () => {
    const page = openPage(server.apiBase, PAGE, sara)
    await screen.findByText('2 visits without a nurse')
    fireEvent.change(screen.getByLabelText('Nurse'), { target: { value: 'none' } })
    await waitFor(() => expect(page.path()).toBe(`${PAGE}&nurse=none`))
    await waitFor(() =>
      expect(server.calls.some(({ path, query }) => path === '/day-sheet' && query.get('nurse') === 'none')).toBe(true),
    )
  })

  test('a nurse without visits on the day is named as such', async () => {
    server.use(on('get', '/api/day-sheet', () => ok(aSheet({ visits: [] }))))
    openPage(server.apiBase, `${PAGE}&nurse=${aNurse().id}`, sara)
    expect(await screen.findByText('Maya Rahman has no visits on this day.')).toBeTruthy()
  })

  test('a viewer sees who goes, and can’t assign', async () => {
    server.use(
      on('get', '/api/day-sheet', () =>
        ok(aSheet({ visits: aSheet().visits.map((each) => ({ ...each, nurse: maya })) })),
      ),
    )
    openPage(server.apiBase, PAGE, vera)
    expect((await screen.findAllByText('Maya Rahman', { selector: 'bdi' })).length).toBe(3)
    expect(screen.queryByRole('button', { name: /Change|Assign/ })).toBeNull()
  })
})
