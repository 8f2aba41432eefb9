// @vitest-environment jsdom
import type { StaffReport } from '@homecare/contract/reports'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../../testing/admin-api'
import { openPage } from '../../../testing/open-page'
import { aBooking } from '../../../testing/records'
import { aSample } from '../../../testing/samples'
import { aReport } from '../../../testing/reports'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const vera = { userName: 'vera', role: 'viewer' } as const
const BOOKING = '/admin/bloodtests/booking-1'
const RELEASED = aReport({ state: 'released', releasedBy: 'sara', releasedAt: '2026-03-05T09:00:00.000Z' })
const withReports = (...reports: StaffReport[]) => ok(aBooking({ reports }))

beforeEach(() => {
  server = startAdminApi()
})
afterEach(() => {
  cleanup()
  server.close()
})
const open = (user: typeof sara | typeof vera, ...reports: StaffReport[]) => {
  server.use(on('get', '/api/bloodtests/{id}', () => withReports(...reports)))
  openPage(server.apiBase, BOOKING, user)
}
const sent = (end: string) => server.calls.filter(({ path, method }) => method === 'POST' && path.endsWith(end))
const typeEnd = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /last 4 characters/ }), { target: { value } })

test('an uploaded report is shown beside name, date of birth, order, visit and tests before anything else can happen', async () => {
  open(sara)
  const answer = ok(aBooking({ reports: [aReport()], samples: [aSample()] }))
  server.use(on('post', '/api/reports/uploadFile', answer))
  const file = new File(['%PDF-1.7'], 'lab.pdf', { type: 'application/pdf' })
  fireEvent.change(await screen.findByLabelText('Upload the report (PDF)'), { target: { files: [file] } })
  const dialog = await screen.findByRole('dialog', { name: 'Is this the report of this patient?' })
  for (const fact of [
    'Omar Haddad',
    'ORD-1795262103227',
    'Diabetes & Nephro Package',
    'Tue 3 Mar 2026',
    '17 May 1990, male',
  ])
    expect(dialog.textContent).toContain(fact)
  expect(screen.getByTitle('The uploaded document').getAttribute('src')).toMatch(/\/reports\/report-1\/file$/)
})

test('a release needs the end of the order number', async () => {
  open(sara, aReport())
  server.use(on('post', '/api/reports/{id}/release', () => withReports(RELEASED)))
  fireEvent.click(await screen.findByRole('button', { name: 'Check and release' }))
  fireEvent.click(screen.getByRole('button', { name: 'Release to the patient' }))
  typeEnd('0000')
  fireEvent.click(screen.getByRole('button', { name: 'Release to the patient' }))
  expect(await screen.findByText(/These are not the last 4 characters/)).toBeTruthy()
  expect(sent('/release')).toEqual([])
  typeEnd('3227')
  fireEvent.click(screen.getByRole('button', { name: 'Release to the patient' }))
  expect(await screen.findByText('Released to the patient')).toBeTruthy()
  expect(sent('/release').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ orderEnd: '3227' }])
})

test('a release that somebody else was faster with says who', async () => {
  open(sara, aReport())
  const detail = 'This report was released by omar on Thu 5 Mar 2026, 12:00. Look at it again.'
  server.use(on('post', '/api/reports/{id}/release', () => problem('CONFLICT', { detail })))
  fireEvent.click(await screen.findByRole('button', { name: 'Check and release' }))
  typeEnd('3227')
  fireEvent.click(screen.getByRole('button', { name: 'Release to the patient' }))
  expect(await screen.findByText(detail)).toBeTruthy()
})

test('another patient’s file is deleted with a reason', async () => {
  open(sara, aReport())
  server.use(on('post', '/api/reports/{id}/end', () => withReports(aReport({ state: 'discarded', readable: false }))))
  fireEvent.click(await screen.findByRole('button', { name: 'Check and release' }))
  fireEvent.click(screen.getByRole('button', { name: 'Not this patient: delete' }))
  fireEvent.change(screen.getByRole('textbox', { name: /Reason|Why/ }), { target: { value: 'Another name' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted')).toBeTruthy()
  expect(sent('/end').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { from: 'uploaded', reason: 'Another name' },
  ])
})

test('a refused upload says why', async () => {
  open(sara)
  const detail = 'This very file is the report of ORD-2, another patient’s order. Nothing was stored.'
  server.use(on('post', '/api/reports/uploadFile', () => problem('CONFLICT', { detail })))
  const file = new File(['%PDF-1.7'], 'lab.pdf', { type: 'application/pdf' })
  fireEvent.change(await screen.findByLabelText('Upload the report (PDF)'), { target: { files: [file] } })
  expect(await screen.findByText(detail)).toBeTruthy()
})

test('staff see when a released report was opened, and a viewer sees nothing of reports', async () => {
  const openings = [
    { at: '2026-03-06T05:00:00.000Z', by: 'patient' },
    { at: '2026-03-07T05:00:00.000Z', by: 'doctor' },
  ] as const
  open(sara, { ...RELEASED, openings: [...openings] })
  expect(await screen.findByText('Opened by the patient on Fri 6 Mar 2026, 09:00')).toBeTruthy()
  expect(screen.getByText('Opened by a doctor’s link: once')).toBeTruthy()
  cleanup()
  open(vera, { ...RELEASED, openings: [...openings] })
  await screen.findByText('Appointment details')
  expect(screen.queryByText('Laboratory report')).toBeNull()
})

test('a canceled booking takes no report', async () => {
  server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ status: 'Canceled' }))))
  openPage(server.apiBase, BOOKING, sara)
  expect(await screen.findByText(/^A report can be uploaded once/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText(/^Upload/)).toBeNull())
})

const FAMILY = aBooking({
  people: ['Omar Haddad', 'Lina Haddad'],
  lines: [0, 1].map((person) => ({ ...aBooking().lines[0]!, name: `Test of person ${person}`, person })),
})
const openFamily = (...reports: StaffReport[]) => {
  server.use(on('get', '/api/bloodtests/{id}', () => ok({ ...FAMILY, reports })))
  openPage(server.apiBase, BOOKING, sara)
}

test('each person of a visit has reports of their own, and an upload says whose it is', async () => {
  openFamily(RELEASED)
  const uploaded = aReport({ id: 'report-2', person: 1 })
  server.use(on('post', '/api/reports/uploadFile', () => ok({ ...FAMILY, reports: [uploaded, RELEASED] })))
  expect(await screen.findByText('1 of 2 reports are released.')).toBeTruthy()
  const file = new File(['%PDF-1.7'], 'lab.pdf', { type: 'application/pdf' })
  const input = screen.getByLabelText('Upload the report (PDF) of Lina Haddad')
  fireEvent.change(input, { target: { files: [file] } })
  const dialog = await screen.findByRole('dialog', { name: 'Is this the report of this patient?' })
  expect(dialog.textContent).toContain('Report ofLina Haddad')
  expect(dialog.textContent).toContain('Test of person 1')
  expect(dialog.textContent).not.toContain('Test of person 0')
  expect(screen.getByTitle('The uploaded document').getAttribute('src')).toMatch(/\/reports\/report-2\/file$/)
})

test('a release of one of several people’s reports needs the name that is read on the document', async () => {
  openFamily(aReport({ person: 1 }))
  server.use(on('post', '/api/reports/{id}/release', () => ok({ ...FAMILY, reports: [{ ...RELEASED, person: 1 }] })))
  fireEvent.click(await screen.findByRole('button', { name: 'Check and release' }))
  typeEnd('3227')
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: /Whose name/ }), { target: { value } })
  choose('0')
  fireEvent.click(screen.getByRole('button', { name: 'Release to the patient' }))
  expect(await screen.findByText(/^This document was uploaded as the report of Lina Haddad/)).toBeTruthy()
  expect(sent('/release')).toEqual([])
  choose('1')
  fireEvent.click(screen.getByRole('button', { name: 'Release to the patient' }))
  expect(await screen.findByText('Released to the patient')).toBeTruthy()
  expect(sent('/release').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ orderEnd: '3227', person: 1 }])
})

test('after five wrong digits staff let the patient try again, once they have checked who is calling', async () => {
  const wrong = { at: '2026-03-05T10:00:00.000Z', actor: 'visitor', action: 'wrong digits for the report', from: null }
  const locked = aBooking({ reports: [RELEASED], history: Array.from({ length: 5 }, () => ({ ...wrong, detail: {} })) })
  server.use(on('get', '/api/bloodtests/{id}', () => ok(locked)))
  server.use(on('post', '/api/bloodtests/{id}/report-tries', () => withReports(RELEASED)))
  openPage(server.apiBase, BOOKING, sara)
  fireEvent.click(await screen.findByRole('button', { name: 'Let the patient try again' }))
  const dialog = await screen.findByRole('dialog', { name: 'Is it the patient who is calling?' })
  expect(dialog.textContent).toContain('Never say the phone number')
  fireEvent.click(screen.getByRole('button', { name: /^All answers are right/ }))
  await waitFor(() => expect(sent('/report-tries')[0]?.body).toBe('{"identityChecked":true}'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Let the patient try again' })).toBeNull())
})
