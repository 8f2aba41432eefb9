// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AssignNurses } from '@homecare/contract/admin/nurses'
import type { BloodTestItem } from '@homecare/contract/staff'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import type { StaffSession } from '@homecare/federation/contract'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aChoice } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aBooking, aList } from '../../testing/records'

const tomorrow = addDays(dubaiDate(new Date()), 1)
const maya = { id: 'nurse-1', name: 'Maya Rahman' }
let items: BloodTestItem[]
let server: AdminApi
beforeEach(() => {
  items = ['Omar', 'Grace', 'Noura'].map((fullName, at) =>
    aBooking({ id: `b${at}`, fullName, date: tomorrow, version: at, nurse: at === 2 ? maya : null }),
  )
  server = startAdminApi(
    on('get', '/api/bloodtests', () => ok(aList(items))),
    on('get', '/api/bloodtests/{id}/nurses', () => ok({ choices: [aChoice()] })),
    on('post', '/api/bloodtests/{id}/nurse', () => ok({ ...aBooking(), ...items[0], version: 9, nurse: maya })),
    on('post', '/api/assignments', ({ body }) => {
      const { assignments } = body as AssignNurses
      return ok({
        results: assignments.map(({ id, version, nurseId }) =>
          id === 'b1' && nurseId === 'suggested'
            ? { id, version, nurse: null, reason: 'No nurse is free at that time.' }
            : { id, version: version + 1, nurse: nurseId === null ? null : maya, reason: null },
        ),
      })
    }),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  server.close()
})

const open = async (person: StaffSession = sara) => {
  const page = openPage(server.apiBase, '/admin/bloodtests', person)
  await screen.findByRole('link', { name: 'View Omar' })
  return page
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const nurses = () => [...document.querySelectorAll('td[data-column=nurse]')].map((cell) => cell.textContent)
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body) as unknown])

describe('the work in the list of blood tests', () => {
  test('the key a opens the nurses of the row with the focus on the suggested one, and u takes the assignment back', async () => {
    await open()
    press('j')
    press('a')
    const assign = await screen.findByRole('button', { name: 'Assign Maya Rahman, all nurses' })
    await waitFor(() => expect(document.activeElement).toBe(assign))
    fireEvent.click(assign)
    await screen.findByText('Maya Rahman is assigned')
    expect(nurses()).toEqual(['Maya Rahman', 'No nurse', 'Maya Rahman'])
    press('u')
    await waitFor(() => expect(posted()).toHaveLength(2))
    expect(posted()).toEqual([
      ['/bloodtests/b0/nurse', { version: 0, nurseId: 'nurse-1' }],
      ['/bloodtests/b0/nurse', { version: 9, nurseId: null }],
    ])
  })

  test('all without a nurse are assigned as suggested with one call, refusals are counted with a reason, and one undo takes it back', async () => {
    await open()
    fireEvent.click(screen.getByLabelText('Select all without a nurse'))
    fireEvent.click(within(screen.getByRole('group', { name: '2 visits selected' })).getByText('Assign as suggested'))
    await screen.findByText('1 visit is assigned.')
    expect(screen.getByText('1 visit was not assigned: No nurse is free at that time.')).toBeTruthy()
    expect(nurses()).toEqual(['Maya Rahman', 'No nurse', 'Maya Rahman'])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(nurses()).toEqual(['No nurse', 'No nurse', 'Maya Rahman']))
    expect(posted().map(([, body]) => (body as AssignNurses).assignments)).toEqual([
      [
        { id: 'b0', version: 0, nurseId: 'suggested' },
        { id: 'b1', version: 1, nurseId: 'suggested' },
      ],
      [{ id: 'b0', version: 1, nurseId: null }],
    ])
  })

  test('as suggested leaves a selected visit alone that has a nurse', async () => {
    await open()
    const [, omar, , withNurse] = screen.getAllByRole('checkbox')
    for (const box of [omar, withNurse]) fireEvent.click(box as HTMLElement)
    fireEvent.click(screen.getByText('Assign the 1 without a nurse as suggested'))
    await screen.findByText('1 visit is assigned.')
    expect(posted()).toEqual([['/assignments', { assignments: [{ id: 'b0', version: 0, nurseId: 'suggested' }] }]])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(posted()).toHaveLength(2))
    fireEvent.click(withNurse as HTMLElement)
    expect(screen.getByRole('group', { name: '1 visit selected' }).textContent).not.toContain('suggested')
  })

  test('x selects rows, c asks before an upcoming visit is completed, n writes a note that can be undone', async () => {
    const note = { id: 'note-1', author: 'sara', text: 'Ring twice', at: new Date().toISOString() }
    server.use(
      on('post', '/api/bloodtests/{id}/notes', () => ok(aBooking({ notes: [note] }))),
      on('delete', '/api/bloodtests/{id}/notes/{noteId}', () => problem('ILLEGAL_TRANSITION', { detail: 'Too late.' })),
    )
    const page = await open()
    press('j')
    press('x')
    expect(screen.getByRole('group', { name: '1 visit selected' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    press('c')
    expect(screen.getByText('Complete a visit that has not taken place yet?')).toBeTruthy()
    fireEvent.click(screen.getByText('Leave it pending'))
    press('n')
    fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Ring twice' } })
    fireEvent.submit(screen.getByLabelText('New note'))
    await screen.findByText('Note added')
    press('u')
    await waitFor(() => expect(page.notifications).toEqual(['error: Too late.']))
  })

  test('x selects one row after the other and takes each back, also with the focus in a row’s box', async () => {
    await open()
    for (const key of ['j', 'x', 'j', 'x']) press(key)
    expect(screen.getByRole('group', { name: '2 visits selected' })).toBeTruthy()
    const box = screen.getByLabelText('Select Noura')
    act(() => box.focus())
    press('x')
    expect(screen.getByRole('group', { name: '3 visits selected' })).toBeTruthy()
    for (const key of ['x', 'k', 'x']) press(key)
    expect(screen.getByRole('group', { name: '1 visit selected' })).toBeTruthy()
  })

  test('j and k lead from record to record of the list, whose place is shown', async () => {
    server.use(on('get', '/api/bloodtests/{id}', ({ path }) => ok(aBooking(items.find(({ id }) => path.includes(id))))))
    const page = await open()
    fireEvent.click(screen.getByRole('link', { name: 'View Omar' }))
    expect(await screen.findByText('1 of 3')).toBeTruthy()
    press('j')
    expect(await screen.findByText('2 of 3')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Grace'))
    press('k')
    press('k')
    expect(page.path()).toBe('/admin/bloodtests/b0')
  })

  test('a nurse lead assigns one visit or many, and is offered nothing else of the desk', async () => {
    await open({ userName: 'lena@ghaf.example', role: 'nurseLead' })
    press('j')
    const bar = screen.getByRole('group', { name: 'Work on Omar' })
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Assign a'])
    for (const key of ['m', 'n', 'c']) press(key)
    expect(document.querySelector('dialog[open]')).toBeNull()
    press('x')
    fireEvent.click(screen.getByText('Assign as suggested'))
    await screen.findByText('1 visit is assigned.')
    expect(nurses()).toEqual(['Maya Rahman', 'No nurse', 'Maya Rahman'])
    expect(posted().map(([path]) => path)).toEqual(['/assignments'])
  })

  test('a viewer selects nothing and has no actions', async () => {
    await open(vera)
    press('j')
    press('a')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })
})

test('bookings that arrive while another screen is open are counted in the title, until their list is looked at', async () => {
  server.use(on('get', '/api/services', () => ok(aList([]))))
  openPage(server.apiBase, '/admin/services', sara)
  await screen.findByText('No data found')
  await waitFor(() => expect(document.title).toBe('Services'))
  items = [aBooking({ id: 'late', fullName: 'Late' }), ...items]
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(document.title).toBe('(1) Services'))
  fireEvent.click(screen.getByRole('link', { name: 'Blood Tests' }))
  await screen.findByRole('link', { name: 'View Late' })
  await waitFor(() => expect(document.title).toBe('Blood Tests'))
})
