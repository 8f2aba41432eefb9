// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CareCase } from '@homecare/contract/cases'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase, aFollowUp } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'

let server: AdminApi
let stored: CareCase
/** Somebody else has changed the case. */
let isOld: boolean
const changed = (changes: Partial<CareCase>) => () => {
  if (isOld) return problem('CONFLICT')
  stored = { ...stored, ...changes, version: stored.version + 1 }
  return ok(stored)
}
beforeEach(() => {
  stored = aCase()
  isOld = false
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(stored)),
    on('post', '/api/cases/{id}/events', changed({ state: 'active' })),
    on('post', '/api/cases/{id}/responsible', changed({ responsible: { userName: sara.userName, name: 'Sara Nair' } })),
    on('post', '/api/cases/{id}/health', changed({ health: { ...aCase().health, allergies: 'Penicillin' } })),
    on('post', '/api/cases/{id}/follow-ups/{partId}', changed({ followUps: [] })),
    on('post', '/api/cases/{id}/join', changed({ related: [] })),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async () => {
  const page = openPage(server.apiBase, '/admin/cases/case-1', sara)
  await screen.findByRole('heading', { level: 1, name: stored.patientName })
  await act(async () => {})
  return page
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const posts = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body || '{}')])

describe('the page of a case', () => {
  test('says what is next, and what is still to be asked', async () => {
    await open()
    const next = screen.getByRole('region', { name: 'What is next' })
    expect(within(next).getByRole('link').getAttribute('href')).toBe('/admin/services/request-1')
    const patient = screen.getByRole('region', { name: 'Patient and home' })
    expect(within(patient).getAllByText('Ask on the call')).toHaveLength(5)
  })

  test('lets care begin with one press, and offers what may happen then', async () => {
    await open()
    press('Begin care')
    await screen.findByRole('button', { name: 'Pause' })
    expect(posts()).toEqual([['/cases/case-1/events', { version: 0, event: 'beginCare' }]])
    expect(screen.queryByRole('button', { name: 'Begin care' })).toBeNull()
  })

  test('is not closed without a reason', async () => {
    await open()
    press('Close as lost')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findAllByText('Choose a reason')).not.toEqual([])
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'tooExpensive' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.[1]).toMatchObject({ event: 'lose', reasonName: 'tooExpensive' })
  })

  test('is taken on by key', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 't' })
    await screen.findByText('Sara Nair')
    expect(posts()).toEqual([['/cases/case-1/responsible', { version: 0, responsible: sara.userName }]])
  })

  test('shows the current case after somebody else’s change, and keeps what was typed', async () => {
    await open()
    fireEvent.click(within(screen.getByRole('region', { name: 'Health' })).getByRole('button', { name: 'Change' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^Allergies/), { target: { value: 'Penicillin' } })
    stored = { ...stored, version: 7, patientName: 'Fatima H.' }
    isOld = true
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText(/Somebody else changed this case/)
    await screen.findByRole('heading', { level: 1, name: 'Fatima H.', hidden: true })
    isOld = false
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posts()).toHaveLength(2))
    expect(posts()[1]?.[1]).toMatchObject({ version: 7, allergies: 'Penicillin' })
  })

  test('finishes a planned step with what came of it', async () => {
    stored = aCase({ followUps: [aFollowUp()] })
    await open()
    press('Done Call the hospital')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^What came of it/), { target: { value: 'Discharged on Sunday' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()).toEqual([['/cases/case-1/follow-ups/step-1', { version: 0, result: 'Discharged on Sunday' }]])
  })

  test('takes in another open case of the same phone number', async () => {
    stored = aCase({ related: [{ id: 'case-2', number: 'C-10418', patientName: 'Fatima H', service: 'Nurses Visit' }] })
    await open()
    press('Take it into this case C-10418')
    await waitFor(() => expect(screen.queryByText(/C-10418/)).toBeNull())
    expect(posts()).toEqual([['/cases/case-1/join', { version: 0, caseId: 'case-2' }]])
  })

  test('shows a viewer neither buttons nor health', async () => {
    openPage(server.apiBase, '/admin/cases/case-1', { ...sara, role: 'viewer' })
    await screen.findByRole('heading', { level: 1, name: stored.patientName })
    expect(screen.queryByRole('region', { name: 'Health' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Begin care|Take on|Add/ })).toBeNull()
  })

  test('says what to do when it can’t be loaded', async () => {
    server.close()
    server = startAdminApi(on('get', '/api/cases/{id}', noConnection))
    openPage(server.apiBase, '/admin/cases/case-1', sara)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
