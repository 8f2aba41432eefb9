// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { on, ok } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { adminUser, sara } from '../../testing/people'

let server: AdminApi
beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }))
  server = startAdminApi(
    on('get', '/api/slot-plan', () => ok({ defaultCapacity: 4, closedDays: [], capacities: [] })),
    on('get', '/api/slot-plan/days', () => ok({ days: [] })),
    on('get', '/api/slot-plan/holds', () => ok({ date: '2026-03-03', holds: [] })),
    on('get', '/api/nurses', () => ok(aNurseList([]))),
    on('post', '/api/area-travel', ({ body }) => {
      const { from, to, minutes } = body as { from: string; to: string; minutes: number | null }
      return ok({ ...aNurseList([]), travel: minutes === null ? [] : [{ from, to, minutes }] })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  server.close()
})

const field = () => screen.findByLabelText<HTMLInputElement>('Minutes between Jumeirah and Dubai Marina')
const leave = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as { minutes: unknown })

test('the minutes between two areas are saved when the field is left, and forgotten when it is emptied', async () => {
  openPage(server.apiBase, '/admin/slots', adminUser)
  leave(await field(), '25')
  expect(await screen.findByText('Jumeirah and Dubai Marina: 25 min')).toBeTruthy()
  await waitFor(async () => expect((await field()).value).toBe('25'))
  leave(await field(), '')
  expect(await screen.findByText('Jumeirah and Dubai Marina: no time')).toBeTruthy()
  expect(posted().map(({ minutes }) => minutes)).toEqual([25, null])
})

test('what is no number of minutes is refused at its field and not sent', async () => {
  openPage(server.apiBase, '/admin/slots', adminUser)
  for (const typed of ['soon', '241', '-5', '12.5']) {
    leave(await field(), typed)
    expect(await screen.findByText('A whole number from 0 to 240, or nothing.')).toBeTruthy()
    expect((await field()).getAttribute('aria-invalid')).toBe('true')
  }
  expect(posted()).toEqual([])
})

test('a role that may not plan the slots has no minutes to enter', async () => {
  openPage(server.apiBase, '/admin/slots', sara)
  await screen.findByRole('heading', { level: 1, name: 'Slots' })
  expect(screen.queryByText('Minutes between areas')).toBeNull()
})
