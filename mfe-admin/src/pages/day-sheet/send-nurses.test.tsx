// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { DaySheetLinks } from '@homecare/contract/admin/day-sheet'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { aSheet } from '@homecare/remote-kit/testing/day-sheet'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'

const date = addDays(dubaiDate(new Date()), 1)
type Nurse = DaySheetLinks['nurses'][number]
type Sent = NonNullable<Nurse['sent']>

const aSent = (changes: Partial<Sent> = {}): Sent => ({
  ...{ linkId: 'link-1', createdBy: 'Sara Nair', at: '2026-03-02T14:05:00Z', way: 'whatsapp', state: 'read' },
  ...{ stateAt: '2026-03-02T14:06:00Z', sendAt: null, reason: null },
  ...changes,
})
const someone = (name: string, changes: Partial<Nurse> = {}): Nurse => ({
  ...{ id: `nurse-${name}`, name: `${name} Rahman`, hasNumber: true, sent: null },
  ...changes,
})

let server: AdminApi
let nurses: Nurse[]
let canSend: boolean
beforeEach(() => {
  nurses = [someone('Amal'), someone('Grace'), someone('Priya')]
  canSend = true
  server = startAdminApi(
    on('get', '/api/day-sheet', () => ok(aSheet())),
    on('get', '/api/nurses', () => ok(aNurseList([]))),
    on('get', '/api/day-sheet/links', () => ok({ links: [], canSend, nurses })),
    on('post', '/api/day-sheet/messages', ({ body }) => {
      const { nurseId } = body as { nurseId: string }
      const sent = aSent({ linkId: `link-${nurseId}`, state: 'sent' })
      nurses = nurses.map((nurse) => (nurse.id === nurseId ? { ...nurse, sent } : nurse))
      return ok({ links: [], canSend, nurses })
    }),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

async function openDrawer() {
  const page = openPage(server.apiBase, `/admin/day-sheet?date=${date}`, sara)
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  return page
}
const rowOf = async (name: string) => within((await screen.findByText(`${name} Rahman`)).closest('li') as HTMLElement)
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as { nurseId: string })

test('all nurses of the day get their links with one press, and nobody a second one', async () => {
  nurses[1] = someone('Grace', { sent: aSent() })
  const page = await openDrawer()
  fireEvent.click(await screen.findByText('Send to the 2 others'))
  await waitFor(() => expect(page.notifications).toEqual(['success: Links are on their way to 2 nurses']))
  expect(posted()).toEqual([
    { date, nurseId: 'nurse-Amal', after: null },
    { date, nurseId: 'nurse-Priya', after: null },
  ])
  expect(screen.queryByText(/^Send to/)).toBeNull()
})

test('a row says by which way the message went, whether it arrived, who sent it, and when it will be sent', async () => {
  nurses = [
    someone('Amal', { sent: aSent() }),
    someone('Grace', { sent: aSent({ way: 'sms', state: 'failed', reason: 'stopped' }) }),
    someone('Priya', { sent: aSent({ state: 'waiting', sendAt: '2026-03-03T02:00:00Z' }) }),
  ]
  await openDrawer()
  const by = '; sent by Sara Nair, Mon 2 Mar 2026, 18:05'
  expect((await rowOf('Amal')).getByText(`WhatsApp, read${by}`)).toBeTruthy()
  expect((await rowOf('Grace')).getByText(`SMS, not delivered (the nurse wrote STOP)${by}`)).toBeTruthy()
  expect((await rowOf('Priya')).getByText(`WhatsApp, waits until Tue 3 Mar 2026, 06:00${by}`)).toBeTruthy()
})

test('a nurse gets another message only after “Send again”, which names the one before', async () => {
  nurses = [someone('Amal', { sent: aSent() })]
  await openDrawer()
  fireEvent.click((await rowOf('Amal')).getByRole('button', { name: 'Send again to Amal Rahman' }))
  await waitFor(() => expect(posted()).toEqual([{ date, nurseId: 'nurse-Amal', after: 'link-1' }]))
})

test('a nurse without a number has no button, and a way to where it is changed', async () => {
  nurses = [someone('Amal', { hasNumber: false }), someone('Grace'), someone('Priya')]
  await openDrawer()
  const row = await rowOf('Amal')
  expect(row.getByRole('link', { name: 'Change the number' }).getAttribute('href')).toBe('/admin/nurses')
  expect(row.queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByText('Send to all nurses'))
  await waitFor(() => expect(posted().map(({ nurseId }) => nurseId)).toEqual(['nurse-Grace', 'nurse-Priya']))
})

test('a message that somebody else sent meanwhile is a reason to look first, and the rest wait', async () => {
  server.use(on('post', '/api/day-sheet/messages', () => problem('CONFLICT')))
  await openDrawer()
  fireEvent.click(await screen.findByText('Send to all nurses'))
  expect(await screen.findByText(/^This nurse has got a message meanwhile/)).toBeTruthy()
  expect(posted()).toHaveLength(1)
})

test('where no way to phones is set up, the links are there to copy', async () => {
  canSend = false
  await openDrawer()
  expect(await screen.findByText('Messages to phones are not set up: copy the links.')).toBeTruthy()
  expect(screen.queryByText(/^Send/)).toBeNull()
})
