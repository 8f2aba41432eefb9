// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Role } from '@homecare/domain/roles'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { aList } from '../../testing/records'
import type { Alert } from '../../parts/alerts/alerts'

/** A browser's audio as far as a tone needs it: suspended until somebody clicks or presses a key. */
class FakeAudio extends EventTarget {
  static only: FakeAudio | null = null
  /** Notes that were asked to play while the browser plays sound. */
  static notes = 0
  state: 'suspended' | 'running' = 'suspended'
  currentTime = 0
  destination = {}
  constructor() {
    super()
    FakeAudio.only = this
  }
  turn(state: 'suspended' | 'running') {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  async resume() {
    this.turn('running')
  }
  createOscillator() {
    const start = () => {
      if (this.state === 'running') FakeAudio.notes += 1
    }
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start, stop: () => undefined }
  }
  createGain() {
    const ramp = () => undefined
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp }
    return { gain, connect: (next: unknown) => next }
  }
}
/** How often the tone of alerts was asked for: it has three notes. */
const played = () => FakeAudio.notes / 3

const anAlert = (id: string, more: Partial<Alert> = {}): Alert => ({
  id,
  kind: 'nurse-late',
  subject: '',
  text: `The visit at 02:00 Pm has begun, and no nurse is on the way (${id}).`,
  raisedAt: '2026-03-03T10:00:00.000Z',
  booking: { id: `booking-${id}`, orderId: `ORD-${id}`, fullName: 'Mona Haddad' },
  careCase: null,
  seen: null,
  ...more,
})

let server: AdminApi
let open: Alert[]
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('AudioContext', FakeAudio)
  localStorage.clear()
  FakeAudio.notes = 0
  FakeAudio.only?.turn('suspended')
  open = []
  server = startAdminApi(
    on('get', '/api/alarms', () => ok({ alarms: open })),
    on('get', '/api/services', () => ok(aList([]))),
    on('get', '/api/bloodtests', () => ok(aList([]))),
  )
})
afterEach(() => {
  cleanup()
  server.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refresh = () => act(() => vi.advanceTimersByTimeAsync(15_500))
const link = (name: string) => screen.findByRole('link', { name })
async function openWith(alerts: Alert[], address = '/admin/services') {
  open = alerts
  const page = openPage(server.apiBase, address, sara)
  await screen.findByRole('link', { name: alerts.length > 0 ? /^Alerts \d/ : 'Alerts' })
  return page
}

describe('the number of alerts', () => {
  test('is in the navigation and in the title, without those that somebody has seen', async () => {
    const seen = { by: 'Omar', at: '2026-03-03T10:05:00.000Z' }
    await openWith([anAlert('a'), anAlert('b'), anAlert('c', { seen })])
    expect((await link('Alerts 2')).getAttribute('href')).toBe('/admin/alerts')
    await waitFor(() => expect(document.title).toBe('2 alerts · Services'))
    open = [anAlert('a')]
    await refresh()
    await link('Alerts 1')
    expect(document.title).toBe('1 alert · Services')
    open = []
    await refresh()
    await link('Alerts')
    expect(document.title).toBe('Services')
  })

  test.each<[Role, boolean]>([
    ['admin', true],
    ['owner', true],
    ['nurseLead', true],
    ['laboratory', false],
    ['viewer', false],
  ])('for the role %s: %s', async (role, gets) => {
    open = [anAlert('a')]
    openPage(server.apiBase, '/admin/bloodtests', { userName: 'olga', role })
    await screen.findByRole('heading', { level: 1 })
    await refresh()
    expect(screen.queryByRole('link', { name: 'Alerts 1' }) !== null).toBe(gets)
    expect(screen.queryByRole('button', { name: /alert/i }) !== null).toBe(gets)
    if (!gets) expect(document.title).not.toMatch(/alert/)
  })
})

describe('the sound of alerts', () => {
  const bell = () => screen.getByRole('button', { name: /^Alert sound$|^Press to hear alerts$/ })

  test('is asked for once for each new alert, and not on each refresh', async () => {
    await openWith([])
    fireEvent.click(document.body)
    expect(played()).toBe(0)
    for (const [alerts, times] of [
      [['a'], 1],
      [['a'], 1],
      [['a', 'b'], 2],
      [['b'], 2],
      [['b'], 2],
      [['b', 'c'], 3],
    ] as const) {
      open = alerts.map((id) => anAlert(id))
      await refresh()
      expect([alerts, played()]).toEqual([alerts, times])
    }
  })

  test.each([
    ['on its button, which then does not turn it off', bell],
    ['anywhere else', () => document.body],
  ])('waits for the first press %s, and then is heard', async (_, place) => {
    await openWith([anAlert('a')])
    expect(bell().textContent).toBe('Press to hear alerts')
    expect(played()).toBe(0)
    fireEvent.click(place())
    await waitFor(() => expect(played()).toBeGreaterThan(0))
    expect(bell().textContent).toBe('Alert sound')
    expect(bell().getAttribute('aria-pressed')).toBe('true')
  })

  test('is not asked for again after a reload, or in another tab of this browser', async () => {
    const page = await openWith([anAlert('a')])
    fireEvent.click(document.body)
    await waitFor(() => expect(played()).toBe(1))
    page.unmount()
    await openWith([anAlert('a')])
    await refresh()
    expect(played()).toBe(1)
  })

  test('is turned off by one click, which this browser remembers, and then nothing is played or asked', async () => {
    const page = await openWith([])
    fireEvent.click(document.body)
    await waitFor(() => expect(bell().getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(bell())
    expect(bell().getAttribute('aria-pressed')).toBe('false')
    open = [anAlert('a')]
    await refresh()
    page.unmount()
    await openWith([anAlert('a'), anAlert('b')])
    expect(bell().getAttribute('aria-pressed')).toBe('false')
    expect(bell().textContent).toBe('Alert sound')
    expect(played()).toBe(0)
  })
})

describe('the list of alerts', () => {
  const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading'))
  const titles = () => rows().map((row) => within(row).getByRole('link').textContent)

  test('says what happened, when and to whom, with a link to the record', async () => {
    await openWith([anAlert('a', { kind: 'nobody-there', text: 'The nurse met nobody at the door.' })], '/admin/alerts')
    const [row] = rows()
    expect(row?.textContent).toContain('Nobody there')
    expect(row?.textContent).toContain('The nurse met nobody at the door.')
    expect(row?.textContent).toContain('Tue 3 Mar 2026, 14:00')
    expect((await link('Mona Haddad, ORD-a')).getAttribute('href')).toBe('/admin/bloodtests/booking-a')
  })

  test('leads to the case whose next step is overdue, and to the nurses for a licence', async () => {
    const careCase = { id: 'case-1', number: 'C-10417', patientName: 'Fatima Haddad' }
    const alerts = [
      anAlert('a', { kind: 'follow-up', booking: null, careCase }),
      anAlert('b', { kind: 'licence', booking: null }),
    ]
    await openWith(alerts, '/admin/alerts')
    expect((await link('Fatima Haddad, C-10417')).getAttribute('href')).toBe('/admin/cases/case-1')
    expect(within(rows()[1]!).getByRole('link', { name: 'Nurses' }).getAttribute('href')).toBe('/admin/nurses')
  })

  test('keeps every row in its place while it is refreshed: what ended says so, what is new is last', async () => {
    await openWith([anAlert('a'), anAlert('b')], '/admin/alerts')
    open = [anAlert('b'), anAlert('c')]
    await refresh()
    expect(titles()).toEqual(['Mona Haddad, ORD-a', 'Mona Haddad, ORD-b', 'Mona Haddad, ORD-c'])
    expect(rows().map((row) => row.textContent?.includes('Over'))).toEqual([true, false, false])
  })

  test('an alert that is marked as seen says by whom and counts no more; the focus stays at it', async () => {
    server.use(
      on('post', '/api/alarms/{id}/seen', () => {
        open = [anAlert('a', { seen: { by: 'Sara Khan', at: '2026-03-03T10:07:00.000Z' } })]
        return ok({ alarms: open })
      }),
    )
    await openWith([anAlert('a')], '/admin/alerts')
    fireEvent.click(screen.getByRole('button', { name: 'Mark as seen: Nurse late, Mona Haddad, ORD-a' }))
    expect(await screen.findByText('Seen by Sara Khan, 14:07')).toBeTruthy()
    await link('Alerts')
    expect(document.activeElement).toBe(rows()[0])
    expect(server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/alarms/a/seen'])
  })

  test('an alert that could not be marked says why, and can be marked again', async () => {
    server.use(on('post', '/api/alarms/{id}/seen', () => problem('NOT_FOUND')))
    await openWith([anAlert('a')], '/admin/alerts')
    fireEvent.click(screen.getByRole('button', { name: /^Mark as seen/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Mark as seen/ })).toBeTruthy()
  })

  test('says that there is none', async () => {
    await openWith([], '/admin/alerts')
    expect(await screen.findByText('No alerts')).toBeTruthy()
  })

  test('says that it could not be loaded, and loads it on request', async () => {
    server.use(on('get', '/api/alarms', noConnection))
    openPage(server.apiBase, '/admin/alerts', sara)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(on('get', '/api/alarms', () => ok({ alarms: [anAlert('a')] })))
    fireEvent.click(again)
    expect(await link('Alerts 1')).toBeTruthy()
  })
})
