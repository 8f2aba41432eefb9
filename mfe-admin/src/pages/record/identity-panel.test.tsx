// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara, vera } from '../../testing/people'
import { aBooking } from '../../testing/records'
import { anExpected } from '../../testing/samples'

const BOOKING = '/admin/bloodtests/booking-1'
const family = (identity: { birthDate: string; sex: 'female' } | null) =>
  aBooking({
    people: ['Omar Haddad', 'Lina Haddad'],
    samples: [
      anExpected({ fullName: 'Omar Haddad', peopleInVisit: 2 }),
      anExpected({ fullName: 'Lina Haddad', person: 1, peopleInVisit: 2, identity }),
    ],
  })
let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/bloodtests/{id}', () => ok(family(null))))
})
afterEach(() => {
  cleanup()
  server.close()
})

test('the desk sees who is known and writes down date of birth and sex of a child', async () => {
  const known = { ...family({ birthDate: '2019-03-25', sex: 'female' }), version: 6 }
  server.use(on('post', '/api/bloodtests/{id}/identities', () => ok(known)))
  openPage(server.apiBase, BOOKING, sara)
  expect(await screen.findByText('17 May 1990, male')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change date of birth and sex of Omar Haddad' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Write down date of birth and sex of Lina Haddad' }))
  const save = () => fireEvent.click(screen.getByText('Save', { selector: 'button *' }))
  save()
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '25/3/2019' } })
  fireEvent.change(screen.getByLabelText(/^Sex/), { target: { value: 'female' } })
  save()
  expect(await screen.findByText('25 Mar 2019, female')).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText(/^Date of birth/)).toBeNull())
  const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown)
  expect(sent).toEqual([{ version: 5, people: [{ person: 1, birthDate: '2019-03-25', sex: 'female' }] }])
})

test('a refused date of birth stays in its dialog', async () => {
  server.use(on('post', '/api/bloodtests/{id}/identities', () => problem('UNAVAILABLE')))
  openPage(server.apiBase, BOOKING, sara)
  fireEvent.click(await screen.findByRole('button', { name: /^Write down .* of Lina Haddad$/ }))
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '25/3/2019' } })
  fireEvent.change(screen.getByLabelText(/^Sex/), { target: { value: 'female' } })
  fireEvent.click(screen.getByText('Save', { selector: 'button *' }))
  await within(screen.getByRole('dialog')).findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe('25/3/2019')
})

test('a role that may not read them sees no panel for them', async () => {
  openPage(server.apiBase, BOOKING, vera)
  await screen.findByRole('heading', { name: 'Payment' })
  expect(screen.queryByText('Who is tested')).toBeNull()
})

test('the desk sends the form with one press while somebody is unknown, and again by a button of another name', async () => {
  const history = [
    {
      at: '2026-03-02T10:00:00Z',
      actor: 'sara@ghaf.example',
      name: 'Sara Nair',
      action: 'form link sent',
      from: null,
      detail: {},
    },
  ]
  server.use(on('post', '/api/bloodtests/{id}/form-link', () => ok({ ...family(null), version: 6, history })))
  const page = openPage(server.apiBase, BOOKING, sara)
  fireEvent.click(await screen.findByText('Send the form to the patient'))
  await waitFor(() => expect(page.notifications).toEqual(['success: The link to the form is on its way']))
  expect(await screen.findByText('Send the form again')).toBeTruthy()
  const sent = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown)
  expect(sent).toEqual([{ version: 5 }])
  server.use(on('post', '/api/bloodtests/{id}/form-link', () => ok(family({ birthDate: '2019-03-25', sex: 'female' }))))
  fireEvent.click(screen.getByText('Send the form again'))
  await waitFor(() => expect(screen.queryByText(/^Send the form/)).toBeNull())
})
