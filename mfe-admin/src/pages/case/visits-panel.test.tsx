// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CareCase } from '@homecare/contract/cases'
import { dubaiInstant, formatDate } from '@homecare/domain/dates'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aCase, aVisit } from '../../testing/cases'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { TOMORROW } from '../../testing/records'

let server: AdminApi
let stored: CareCase
const MAYA = { id: 'nurse-1', name: 'Maya Rahman' }
const changed = (changes: Partial<CareCase>) => () => {
  stored = { ...stored, ...changes, version: stored.version + 1 }
  return ok(stored)
}
const rule = (name: string, level: 'hard' | 'soft', text: string) => ({ name, level, text })
beforeEach(() => {
  stored = aCase()
  server = startAdminApi(
    on('get', '/api/cases/{id}', () => ok(stored)),
    on('get', '/api/cases/{id}/nurses', () =>
      ok({
        nurses: [
          { ...MAYA, broken: [] },
          { id: 'nurse-2', name: 'Amal Haddad', broken: [rule('off-duty', 'soft', 'Outside the working hours.')] },
          { id: 'nurse-3', name: 'Zoya Khan', broken: [rule('day-off', 'hard', 'Has a day off.')] },
        ],
      }),
    ),
    on('post', '/api/cases/{id}/visits', changed({ state: 'assessmentBooked', visits: [aVisit({ nurse: MAYA })] })),
    on('post', '/api/cases/{id}/visits/{partId}', changed({ visits: [] })),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const open = async (user: Parameters<typeof openPage>[2] = sara) => {
  const page = openPage(server.apiBase, '/admin/cases/case-1', user)
  await screen.findByRole('heading', { level: 1, name: stored.patientName })
  await act(async () => {})
  return page
}
const panel = () => within(screen.getByRole('region', { name: 'Visits' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const posts = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, JSON.parse(body || '{}')])
const at = (minutes: number) => dubaiInstant(TOMORROW, minutes).toISOString()

describe('the visits of a case', () => {
  test('are planned with a nurse, of whom the reasons against are shown', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'v' })
    const form = await dialog()
    const refused = await form.findByRole<HTMLInputElement>('radio', { name: /^Zoya Khan/ })
    expect(refused.disabled).toBe(true)
    expect(refused.closest('label')?.textContent).toContain('Has a day off.')
    fireEvent.click(form.getByRole('radio', { name: /^Maya Rahman/ }))
    fireEvent.click(form.getByLabelText('Catheter'))
    fireEvent.change(form.getByLabelText(/^Length/), { target: { value: '120' } })
    await act(async () => {})
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Assessment booked')).toBeTruthy()
    const plan = { kind: 'assessment', service: 'Elderly Care', startsAt: at(600), minutes: 120, skills: ['catheter'] }
    expect(posts()).toEqual([['/cases/case-1/visits', { version: 0, ...plan, nurseId: 'nurse-1', accepted: [] }]])
    expect(panel().getByText('Maya Rahman')).toBeTruthy()
  })

  test('get a nurse who breaks a soft rule once that is accepted', async () => {
    stored = aCase({ visits: [aVisit()] })
    await open()
    fireEvent.click(panel().getByRole('button', { name: /^Assign/ }))
    const form = await dialog()
    fireEvent.click(await form.findByRole('radio', { name: /^Amal Haddad/ }))
    fireEvent.click(await form.findByRole('checkbox', { name: /^Assign nevertheless/ }))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    const body = { version: 0, event: 'assign', nurseId: 'nurse-2', accepted: ['off-duty'] }
    expect(posts()[0]).toEqual(['/cases/case-1/visits/visit-1', body])
  })

  test('say what the server refuses, and keep the dialog open with what is in it', async () => {
    const detail = 'Maya Rahman: Has care of C-10001.'
    server.use(on('post', '/api/cases/{id}/visits', () => problem('NURSE_UNAVAILABLE', { detail })))
    await open()
    fireEvent.click(panel().getByRole('button', { name: 'Plan a visit' }))
    const form = await dialog()
    fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '14:30' } })
    fireEvent.click(await form.findByRole('radio', { name: /^Maya Rahman/ }))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(detail)).toBeTruthy()
    expect(form.getByLabelText<HTMLInputElement>(/^Time/).value).toBe('14:30')
    expect(form.getByRole<HTMLInputElement>('radio', { name: /^Maya Rahman/ }).checked).toBe(true)
    server.use(on('post', '/api/cases/{id}/visits', () => problem('CONFIRM_RULES', { detail: 'Late.' })))
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Late. Tick “Assign nevertheless” if it is right.')).toBeTruthy()
  })

  test('are moved with their nurse, and canceled with a reason', async () => {
    stored = aCase({ visits: [aVisit({ nurse: MAYA })] })
    await open()
    fireEvent.click(panel().getByRole('button', { name: /^Move/ }))
    const form = await dialog()
    fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '14:30' } })
    await act(async () => {})
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.[1]).toMatchObject({ event: 'move', startsAt: at(870), minutes: 60, nurseId: 'nurse-1' })
  })

  test('are not canceled without a reason', async () => {
    stored = aCase({ visits: [aVisit()] })
    await open()
    fireEvent.click(panel().getByRole('button', { name: /^Cancel/ }))
    const form = await dialog()
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findAllByText('Choose a reason')).not.toEqual([])
    fireEvent.change(form.getByLabelText(/^Reason/), { target: { value: 'familysWish' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]?.[1]).toMatchObject({ event: 'cancel', reasonName: 'familysWish' })
  })

  test('over midnight say that they end on the next day, and which objections were accepted', async () => {
    const times = { startsAt: at(1320), endsAt: at(1920) }
    stored = aCase({ visits: [aVisit({ ...times, nurse: MAYA, acceptedRules: ['off-duty', 'language'] })] })
    await open()
    expect(panel().getAllByText(/, 22:00–08:00 on the next day$/)).not.toEqual([])
    expect(panel().getByText('Accepted: outside the working hours, no common language')).toBeTruthy()
    fireEvent.click(panel().getByRole('button', { name: /^Cancel/ }))
    expect((await dialog()).getByText(/22:00–08:00 on the next day, Assessment, Elderly Care$/)).toBeTruthy()
  })

  test('are done or missed once they have begun, and only then', async () => {
    const begun = new Date(Date.now() - 60_000).toISOString()
    stored = aCase({ visits: [aVisit({ startsAt: begun, nurse: MAYA })] })
    await open()
    expect(panel().getByRole('button', { name: /^Missed/ })).toBeTruthy()
    fireEvent.click(panel().getByRole('button', { name: /^Took place/ }))
    await waitFor(() => expect(posts()).toEqual([['/cases/case-1/visits/visit-1', { version: 0, event: 'done' }]]))
  })

  test('that were noted as done or missed by mistake are planned again by one press', async () => {
    const begun = new Date(Date.now() - 60_000).toISOString()
    stored = aCase({ visits: [aVisit({ startsAt: begun, nurse: MAYA })] })
    await open()
    fireEvent.click(panel().getByRole('button', { name: /^Took place/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(posts()).toHaveLength(2))
    expect(posts()[1]).toEqual(['/cases/case-1/visits/visit-1', { version: 1, event: 'undo' }])
    cleanup()
    stored = aCase({ visits: [aVisit({ startsAt: begun, nurse: MAYA })] })
    const page = await open()
    fireEvent.click(panel().getByRole('button', { name: /^Missed/ }))
    const form = await dialog()
    fireEvent.change(form.getByLabelText(/^Reason/), { target: { value: 'nobodyHome' } })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    server.use(on('post', '/api/cases/{id}/visits/{partId}', () => problem('CONFLICT')))
    fireEvent.click(undo)
    await waitFor(() => expect(page.notifications.at(-1)).toMatch(/^error: The case has changed meanwhile/))
  })

  test('that a plan has made are in view up to the fifth, the others on request', async () => {
    stored = aCase({ state: 'active', visits: Array.from({ length: 61 }, (_, at) => aVisit({ id: `visit-${at}` })) })
    await open()
    expect(panel().getByText('56 more planned visits').closest('details')?.open).toBe(false)
    expect(panel().getAllByText('No nurse', { ignore: 'details *' })).toHaveLength(5)
  })

  test('are shown to a viewer without buttons, with what became of them', async () => {
    stored = aCase({
      visits: [
        aVisit({ nurse: MAYA }),
        aVisit({ id: 'visit-2', state: 'canceled', reason: 'other', reasonText: 'Moved' }),
      ],
    })
    await open({ ...sara, role: 'viewer' })
    expect(panel().getByText(`${formatDate(TOMORROW)}, 10:00–11:00`, { ignore: 'details *' })).toBeTruthy()
    expect(panel().getByText('Canceled: Moved')).toBeTruthy()
    expect(panel().queryByRole('button')).toBeNull()
  })
})
