// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { Nurses } from '@homecare/contract/admin/nurses'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { SLOTS } from '@homecare/domain/slots'
import { on, ok } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { areasWithoutNurse, noNurseOn } from '../../parts/no-nurse'
import { aNurse, aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { adminUser } from '../../testing/people'

const DAY = addDays(dubaiDate(new Date()), 5)
const NEXT_WEEKDAY = new Date(`${addDays(DAY, 1)}T00:00:00Z`).getUTCDay()
type Nurse = Nurses['nurses'][number]
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1260 }))
const nurse = (more: Partial<Nurse> = {}) => aNurse({ hours: EVERY_DAY, areas: [], ...more })

let server: AdminApi
beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }))
  server = startAdminApi()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  server.close()
})

async function open(nurses: Nurse[], taken: number): Promise<() => string[]> {
  server.use(
    on('get', '/api/slot-plan', () => ok({ defaultCapacity: 4, closedDays: [], capacities: [] })),
    on('get', '/api/slot-plan/days', () =>
      ok({
        days: [
          {
            date: DAY,
            closedReason: null,
            slots: SLOTS.map(({ time }, at) => ({ time, taken: at === 0 ? taken : 0, capacity: 4 })),
          },
        ],
      }),
    ),
    on('get', '/api/slot-plan/holds', () => ok({ date: DAY, holds: [] })),
    on('get', '/api/nurses', () => ok(aNurseList(nurses))),
  )
  openPage(server.apiBase, `/admin/slots?date=${DAY}`, adminUser)
  const panel = (await screen.findByRole('heading', { name: formatDate(DAY) })).closest('section')
  return () => SENTENCES.filter((sentence) => panel?.textContent.includes(sentence))
}

const NOBODY = 'No nurse works on this day, so nothing can be booked.'
const BOOKED = '2 places of this day are taken already, and nobody works then.'
const UNCOVERED = 'Nobody who works on this day makes visits in Jumeirah.'
const SENTENCES = ['No nurse has been entered yet', NOBODY, 'No nurse works here any more', BOOKED, UNCOVERED]

test.each<[string, Nurse[], number, string[]]>([
  ['no nurse has been entered', [], 2, ['No nurse has been entered yet']],
  [
    'nobody has hours on its weekday',
    [nurse({ hours: [{ weekday: NEXT_WEEKDAY, from: 540, to: 1080 }] })],
    0,
    [NOBODY],
  ],
  ['all are absent', [nurse({ daysOff: [{ date: DAY, reason: '' }] })], 0, [NOBODY]],
  ['all are absent after visits were booked', [nurse({ daysOff: [{ date: DAY, reason: '' }] })], 2, [NOBODY, BOOKED]],
  ['all have left', [nurse({ leftOn: DAY })], 0, ['No nurse works here any more']],
  ['an area is not covered', [nurse({ areas: ['Dubai Marina'] })], 2, [UNCOVERED]],
  [
    'who covers an area is absent',
    [nurse({ areas: ['Dubai Marina'] }), nurse({ id: 'n', areas: ['Jumeirah'], daysOff: [{ date: DAY, reason: '' }] })],
    0,
    [UNCOVERED],
  ],
])('a day on which %s says exactly that', async (_, nurses, taken, sentences) => {
  const shown = await open(nurses, taken)
  await waitFor(() => expect(shown()).toEqual(sentences))
})

test.each<[string, Nurse[]]>([
  ['several cover every area', [nurse({ areas: ['dubai marina'] }), nurse({ id: 'n', areas: ['Jumeirah'] })]],
  ['somebody works in all areas', [nurse(), nurse({ id: 'n', areas: ['Jumeirah'] })]],
])('a day on which %s lacks nobody', (_, nurses) => {
  expect(noNurseOn({ nurses }, DAY)).toBeNull()
  expect(areasWithoutNurse(aNurseList(nurses), DAY)).toEqual([])
})
