// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { NurseChoices } from '@homecare/contract/admin/nurses'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aChoice } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aBooking, aList } from '../../testing/records'

const BOOKING = '/admin/bloodtests/booking-1'
const maya = { id: 'nurse-1', name: 'Maya Rahman' }
const amal = aChoice({
  id: 'nurse-2',
  name: 'Amal Haddad',
  suggested: false,
  nearby: false,
  clash: true,
  onDuty: false,
})

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/bloodtests/{id}', () => ok(aBooking())),
    on('get', '/api/bloodtests', () => ok(aList([aBooking()]))),
    on('get', '/api/bloodtests/{id}/nurses', () => ok({ choices: [aChoice(), amal] })),
    on('post', '/api/bloodtests/{id}/nurse', ({ body }) => {
      const { version, nurseId } = body as { version: number; nurseId: string | null }
      const chosen = [maya, amal].find(({ id }) => id === nurseId)
      return ok(aBooking({ version: version + 1, nurse: chosen ? { id: chosen.id, name: chosen.name } : null }))
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown)
const panel = () => within(screen.getByRole('region', { name: 'Nurse' }))
const choicesAre = (choices: NurseChoices['choices']) =>
  server.use(on('get', '/api/bloodtests/{id}/nurses', () => ok({ choices })))
const bookingIs = (more: Parameters<typeof aBooking>[0]) =>
  server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking(more))))

describe('the nurse of a visit', () => {
  test('the suggested one is assigned with one click, and undone with another', async () => {
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Assign Maya Rahman' }))
    await screen.findByText('Maya Rahman is assigned')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Undo' })))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(panel().getByText('Nobody yet')).toBeTruthy())
    expect(posted()).toEqual([
      { version: 5, nurseId: 'nurse-1' },
      { version: 6, nurseId: null },
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('every nurse can be chosen, with what speaks against it', async () => {
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'All nurses' }))
    const [first, second] = within(screen.getByRole('list', { name: 'Nurses for this visit' })).getAllByRole('listitem')
    expect(first?.textContent).toContain('Maya RahmansuggestedEnglish, Hindi; 2 other visits that daynearby')
    expect(second?.textContent).toContain('off dutyhas another visit then')
    fireEvent.click(screen.getByRole('button', { name: 'Assign Amal Haddad, all nurses' }))
    await waitFor(() => expect(posted()).toEqual([{ version: 5, nurseId: 'nurse-2' }]))
  })

  test('is taken off the visit, and the undo puts the same nurse back', async () => {
    bookingIs({ nurse: maya })
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
    fireEvent.click(screen.getByRole('button', { name: 'Take off Maya Rahman' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(posted()).toEqual([
        { version: 5, nurseId: null },
        { version: 6, nurseId: 'nurse-1' },
      ]),
    )
  })

  test('after somebody else’s change is not overwritten: the present state is shown, and who changed it', async () => {
    server.use(on('post', '/api/bloodtests/{id}/nurse', () => problem('CONFLICT')))
    openPage(server.apiBase, BOOKING, sara)
    const assign = await screen.findByRole('button', { name: 'Assign Maya Rahman' })
    const at = new Date().toISOString()
    const entry = { at, actor: 'omar', action: 'nurse assigned', from: null, detail: { nurse: 'Amal Haddad' } }
    bookingIs({ version: 6, nurse: { id: 'nurse-2', name: 'Amal Haddad' }, history: [entry] })
    fireEvent.click(assign)
    expect(await screen.findByText('Someone else changed it first')).toBeTruthy()
    expect(screen.getByText(/^Nurse assigned. Amal Haddad \(omar, just now\)/)).toBeTruthy()
    expect(panel().getByText('Amal Haddad')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('a nurse who has left meanwhile can’t be assigned, and the panel says why', async () => {
    server.use(on('post', '/api/bloodtests/{id}/nurse', () => problem('INVALID_INPUT', { fields: { nurseId: 'x' } })))
    openPage(server.apiBase, BOOKING, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Assign Maya Rahman' }))
    expect(await screen.findByText(/^This nurse no longer works here on that day/)).toBeTruthy()
  })

  test('is not suggested where nobody is free, and one can still be chosen', async () => {
    choicesAre([amal])
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/^No nurse is free there at that time/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'All nurses' })).toBeTruthy()
  })

  test('can’t be assigned before an admin has entered one', async () => {
    choicesAre([])
    openPage(server.apiBase, BOOKING, sara)
    expect(await screen.findByText(/^No nurse has been entered yet/)).toBeTruthy()
  })

  test('is assigned once the choices load, which can be tried again', async () => {
    server.use(on('get', '/api/bloodtests/{id}/nurses', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, BOOKING, sara)
    const reload = await screen.findByRole('button', { name: 'Reload' })
    choicesAre([aChoice()])
    fireEvent.click(reload)
    expect(await screen.findByRole('button', { name: 'Assign Maya Rahman' })).toBeTruthy()
  })

  test.each([
    ['a viewer', vera, {}],
    ['the team once the visit is completed', sara, { status: 'Completed' } as const],
    ['the team while the booking is not paid', sara, { paymentStatus: 'Pending' } as const],
  ])('is shown to %s, but can’t be changed', async (_, person, more) => {
    bookingIs({ nurse: maya, ...more })
    openPage(server.apiBase, BOOKING, person)
    expect(await screen.findByText('Maya Rahman')).toBeTruthy()
    expect(panel().queryAllByRole('button')).toEqual([])
  })
})
