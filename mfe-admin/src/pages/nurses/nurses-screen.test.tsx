// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aNurse, aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { adminUser, sara } from '../../testing/people'

const PAGE = '/admin/nurses'
const TODAY = dubaiDate(new Date())
const DAY = addDays(TODAY, 3)
const busyMaya = aNurse({
  visitsAhead: 3,
  visitDays: [
    { date: DAY, visits: 2 },
    { date: addDays(DAY, 2), visits: 1 },
  ],
})

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/nurses', () => ok(aNurseList([busyMaya]))))
})
afterEach(() => {
  cleanup()
  server.close()
})

const changes = () =>
  server.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body ? (JSON.parse(body) as unknown) : null])
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the table of nurses', () => {
  test('shows what each nurse does and when, and an upcoming leave', async () => {
    const leaving = aNurse({ areas: [], daysOff: [{ date: DAY, reason: 'Holiday' }], leftOn: addDays(DAY, 9) })
    server.use(on('get', '/api/nurses', () => ok(aNurseList([leaving]))))
    openPage(server.apiBase, PAGE, adminUser)
    const row = (await screen.findByRole('rowheader', { name: /^Maya Rahman/ })).closest('tr') as HTMLElement
    for (const part of ['DHA-10234', 'English, Hindi', 'All', 'Mon–Fri 09:00–18:00', formatDate(DAY)])
      expect(row.textContent).toContain(part)
    expect(row.textContent).toContain(`stops working on ${formatDate(addDays(DAY, 9))}`)
  })

  test.each([
    [null, 'End of the licence not known', true],
    [addDays(TODAY, -1), 'The licence has ended', true],
    [TODAY, 'The licence ends today', true],
    [addDays(TODAY, 7), `The licence ends on ${formatDate(addDays(TODAY, 7))}, in 7 days`, true],
    [addDays(TODAY, 30), `The licence ends on ${formatDate(addDays(TODAY, 30))}, in 30 days`, false],
  ])('says of a licence until %s: %s', async (licenceUntil, sentence, isUrgent) => {
    server.use(on('get', '/api/nurses', () => ok(aNurseList([aNurse({ licenceUntil })]))))
    openPage(server.apiBase, PAGE, adminUser)
    const notice = await screen.findByText(sentence)
    expect(notice.hasAttribute('data-urgent')).toBe(isUrgent)
  })

  test('says nothing of a licence that ends in more than 60 days', async () => {
    server.use(on('get', '/api/nurses', () => ok(aNurseList([aNurse({ licenceUntil: addDays(TODAY, 61) })]))))
    openPage(server.apiBase, PAGE, adminUser)
    await screen.findByRole('rowheader', { name: /^Maya Rahman/ })
    expect(screen.queryByText(/^the licence/)).toBeNull()
  })

  test('without a nurse says what to do, and offers to add one', async () => {
    server.use(on('get', '/api/nurses', () => ok(aNurseList([]))))
    openPage(server.apiBase, PAGE, adminUser)
    expect(await screen.findByText('No nurse yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add a nurse' })).toHaveLength(1)
  })

  test('that could not be loaded can be tried again', async () => {
    server.use(on('get', '/api/nurses', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, PAGE, adminUser)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.use(on('get', '/api/nurses', () => ok(aNurseList([busyMaya]))))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('rowheader', { name: /^Maya Rahman/ })).toBeTruthy()
  })

  test('a coordinator records days off, and nothing else', async () => {
    openPage(server.apiBase, PAGE, sara)
    expect(await screen.findByRole('button', { name: /^Days off of/ })).toBeTruthy()
    for (const name of [/^Edit/, /end of work/i, /^Add/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('is not shown to a viewer', async () => {
    openPage(server.apiBase, PAGE, { ...sara, role: 'viewer' })
    expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
    expect(server.calls.filter(({ path }) => path === '/nurses')).toEqual([])
  })
})

describe('the form of a nurse', () => {
  const fill = () => {
    write('First name', ' Liza ')
    write('Last name', 'Cruz')
    write('Licence number', 'DHA-7')
    write('Phone', '+971 50 222 3344')
    write('Languages', 'English, Tagalog')
    write(/^Licence valid until/, '2027-03-31')
    write(/^Sex/, 'female')
    fireEvent.click(screen.getByLabelText('Wound care'))
  }

  test('adds a nurse with hours, “Same for every day” copies those of the first working day', async () => {
    server.use(
      on('post', '/api/nurses', () => ok(aNurseList([busyMaya, aNurse({ id: 'nurse-2', firstName: 'Liza' })]))),
    )
    const page = openPage(server.apiBase, PAGE, adminUser)
    await open('Add a nurse')
    fill()
    write('Monday, from', '10:00')
    write('Monday, to', '00:00')
    for (const day of ['Wednesday', 'Thursday', 'Friday']) fireEvent.click(screen.getByLabelText(day))
    fireEvent.click(screen.getByText('Same for every day'))
    fireEvent.click(screen.getByLabelText('Jumeirah'))
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(page.notifications).toEqual(['success: Liza Cruz is added']))
    expect(changes()).toEqual([
      [
        'POST /nurses',
        {
          firstName: 'Liza',
          lastName: 'Cruz',
          licenceNumber: 'DHA-7',
          phoneNumber: '+971 50 222 3344',
          ...{ profession: 'nurse', skills: ['woundCare'], sex: 'female', licenceUntil: '2027-03-31' },
          languages: ['English', 'Tagalog'],
          areas: ['Jumeirah'],
          hours: [1, 2].map((weekday) => ({ weekday, from: 600, to: 1440 })),
        },
      ],
    ])
    expect(screen.getByRole('rowheader', { name: /^Liza/ })).toBeTruthy()
  })

  test('with something wrong is not sent, and says what at each field', async () => {
    openPage(server.apiBase, PAGE, adminUser)
    await open('Add a nurse')
    write('Monday, to', '08:00')
    fireEvent.click(screen.getByText('Save'))
    expect(screen.getAllByText('This field is required')).toHaveLength(4)
    expect(screen.getByText('The end comes after the beginning')).toBeTruthy()
    expect(changes()).toEqual([])
  })

  test('shows a taken licence number at its field', async () => {
    const taken = 'Another nurse has this licence number'
    server.use(on('post', '/api/nurses', () => problem('INVALID_INPUT', { fields: { licenceNumber: taken } })))
    openPage(server.apiBase, PAGE, adminUser)
    await open('Add a nurse')
    fill()
    fireEvent.click(screen.getByText('Save'))
    await screen.findByText(taken)
    const field = screen.getByLabelText('Licence number')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(taken)
  })

  test('shows the server’s refusal of a weekday’s hours at that weekday', async () => {
    server.use(on('post', '/api/nurses/{id}', () => problem('INVALID_INPUT', { fields: { 'hours.1.to': 'Too late' } })))
    openPage(server.apiBase, PAGE, adminUser)
    await open('Edit Maya Rahman')
    fireEvent.click(screen.getByText('Save'))
    const day = (await screen.findByText('Too late')).closest('li') as HTMLElement
    expect(within(day).getByLabelText('Tuesday')).toBeTruthy()
  })

  test('after somebody else’s change keeps what was typed until the current entries are requested', async () => {
    const other = aNurse({ ...busyMaya, version: 3, lastName: 'Rahman-Ali' })
    server.use(on('post', '/api/nurses/{id}', () => problem('CONFLICT')))
    openPage(server.apiBase, PAGE, adminUser)
    await open('Edit Maya Rahman')
    write('First name', 'Maia')
    fireEvent.click(screen.getByText('Save'))
    expect(await screen.findByText(/^Somebody else changed this nurse/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maia')
    server.use(on('get', '/api/nurses', () => ok(aNurseList([other]))))
    server.use(on('post', '/api/nurses/{id}', () => ok(aNurseList([other]))))
    fireEvent.click(screen.getByText('Show the current entries'))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Rahman-Ali'))
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(changes().map(([, body]) => body)).toMatchObject([{ version: 2 }, { version: 3 }]))
  })

  test('says how many visits other hours leave without a nurse', async () => {
    server.use(on('post', '/api/nurses/{id}', () => ok(aNurseList([aNurse({ version: 3, visitsAhead: 1 })]))))
    const page = openPage(server.apiBase, PAGE, adminUser)
    await open('Edit Maya Rahman')
    fireEvent.click(screen.getByLabelText('Monday'))
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() =>
      expect(page.notifications).toEqual(['success: Maya Rahman is saved; 2 visits have no nurse now']),
    )
  })
})

describe('a nurse’s absence', () => {
  test('a day off says how many visits lose their nurse, before and after, and is undone with one click', async () => {
    const off = aNurse({ daysOff: [{ date: DAY, reason: 'Ill' }], visitsAhead: 1 })
    server.use(on('post', '/api/nurses/{id}/days-off', () => ok(aNurseList([off]))))
    server.use(on('delete', '/api/nurses/{id}/days-off/{date}', () => ok(aNurseList([aNurse()]))))
    const page = openPage(server.apiBase, PAGE, adminUser)
    await open('Days off of Maya Rahman')
    expect(screen.getByText('No upcoming days off.')).toBeTruthy()
    write('Day', DAY)
    write('Reason', 'Ill')
    expect(screen.getByText(`2 visits of ${formatDate(DAY)} will have no nurse.`)).toBeTruthy()
    fireEvent.click(screen.getByText('Add the day off'))
    expect(await screen.findByText(/2 visits have no nurse now/)).toBeTruthy()
    expect(screen.getByText('assign them on the day sheet').getAttribute('href')).toBe(`/admin/day-sheet?date=${DAY}`)
    fireEvent.click(screen.getByText('Undo'))
    await waitFor(() =>
      expect(page.notifications[0]).toMatch(/is no day off any more. The visits have to be assigned again.$/),
    )
    expect(changes()).toEqual([
      ['POST /nurses/nurse-1/days-off', { date: DAY, reason: 'Ill' }],
      [`DELETE /nurses/nurse-1/days-off/${DAY}`, null],
    ])
  })

  test('a leave says how many visits from its day on lose their nurse', async () => {
    const left = aNurse({ leftOn: TODAY })
    server.use(on('post', '/api/nurses/{id}/leave', () => ok(aNurseList([left]))))
    const page = openPage(server.apiBase, PAGE, adminUser)
    await open('End of work of Maya Rahman')
    expect(screen.getByText('3 visits will have no nurse.')).toBeTruthy()
    fireEvent.click(screen.getByText('Save the day'))
    await waitFor(() =>
      expect(page.notifications).toEqual([
        `success: Maya Rahman stops working on ${formatDate(TODAY)}; 3 visits without a nurse`,
      ]),
    )
    expect(changes()).toEqual([['POST /nurses/nurse-1/leave', { leftOn: TODAY }]])
    expect(screen.getByText(`stopped working on ${formatDate(TODAY)}`)).toBeTruthy()
  })

  test('a leave is undone with one click', async () => {
    server.use(on('get', '/api/nurses', () => ok(aNurseList([aNurse({ leftOn: TODAY })]))))
    server.use(on('post', '/api/nurses/{id}/leave', () => ok(aNurseList([aNurse()]))))
    const page = openPage(server.apiBase, PAGE, adminUser)
    await open('Maya Rahman returns')
    await waitFor(() => expect(page.notifications).toEqual(['success: Maya Rahman works here again']))
    expect(changes()).toEqual([['POST /nurses/nurse-1/leave', { leftOn: null }]])
  })
})
