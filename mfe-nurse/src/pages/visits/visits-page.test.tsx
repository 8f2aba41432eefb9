// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { aSheet, aVisit } from '@homecare/remote-kit/testing/day-sheet'
import { openPage } from '../../testing/open-page'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { noConnection, on, ok, problem } from '@homecare/remote-kit/testing/handlers'

/** Tue 3 Mar 2026, 09:30 in Dubai, half an hour before the first visit. */
const NOW = new Date('2026-03-03T05:30:00.000Z')
let server: TestApi
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  server = startApi(on('post', '/api/day-sheet/shared', () => ok(aSheet())))
})
afterEach(() => {
  cleanup()
  server.close()
  localStorage.clear()
  vi.useRealTimers()
})
const passes = (ms: number) => vi.setSystemTime(Date.now() + ms)

const VISIT = '10:00 Am, Omar Haddad'

describe('the nurse’s page', () => {
  test('opens the sheet with the token in the URL’s fragment, without a session', async () => {
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tue 3 Mar 2026' })).toBeTruthy()
    expect(screen.getByRole('article', { name: VISIT })).toBeTruthy()
    expect(server.calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/api/day-sheet/shared', body: { token: 'a-token-of-the-link' } },
    ])
    expect(screen.queryByRole('link', { name: 'Omar Haddad' })).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  test('calls nothing without a token', async () => {
    openPage(server.apiBase, '/day-sheet')
    expect(await screen.findByText('The link is not complete')).toBeTruthy()
    expect(server.calls).toEqual([])
  })

  test('removes the patients once the link is revoked or has expired', async () => {
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
    await screen.findByRole('article', { name: VISIT })
    server.use(on('post', '/api/day-sheet/shared', () => problem('NOT_FOUND')))
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('This link does not work any more')).toBeTruthy()
    expect(screen.queryByText(/Omar Haddad/)).toBeNull()
  })

  test('a failed refresh leaves the sheet and warns that it may be out of date', async () => {
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link')
    await screen.findByRole('article', { name: VISIT })
    server.use(on('post', '/api/day-sheet/shared', () => problem('UNAVAILABLE')))
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/may be out of date/)).toBeTruthy()
    expect(screen.getByRole('article', { name: VISIT })).toBeTruthy()
  })
})

describe('what a nurse reports', () => {
  const TOKEN = 'a-token-of-the-link'
  const BOOKING = '0198c0de-0000-7000-8000-000000000001'
  const sheet = (more: Partial<DaySheet['visits'][number]> = {}) =>
    aSheet({
      nurse: 'Maya Rahman',
      expiresAt: '2099-01-01T00:00:00.000Z',
      visits: [aVisit({ bookingId: BOOKING, ...more })],
    })
  const accepting = (reason: string | null = null) =>
    on('post', '/api/day-sheet/shared/steps', ({ body }) => {
      const { steps } = body as { steps: { id: string }[] }
      return ok({ results: steps.map(({ id }) => ({ id, stored: reason === null, reason })), sheet: sheet() })
    })
  const sent = () =>
    server.calls
      .filter(({ path }) => path === '/api/day-sheet/shared/steps')
      .flatMap(
        ({ body }) => (body as { steps: { kind: string; at: string; tubes?: number; fasted?: boolean }[] }).steps,
      )
  const open = async () => {
    const page = openPage(server.apiBase, `/day-sheet#${TOKEN}`)
    await screen.findByRole('article', { name: VISIT })
    return page
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  beforeEach(() => server.use(on('post', '/api/day-sheet/shared', () => ok(sheet({ notes: ['Gate code 4711'] })))))

  test('the next visit shows the team’s notes and what to take along', async () => {
    await open()
    const visit = screen.getByRole('article', { name: VISIT })
    for (const part of ['Gate code 4711', '17 May 1990, male', 'Serum', 'Urine', '10 hours without food'])
      expect(visit.textContent).toContain(part)
    expect(within(visit).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+971501047514')
  })

  test('a family’s visit shows each person’s own number and tubes apart', async () => {
    const person = (place: number, fullName: string, accession: string, specimen: string) => ({
      ...{ person: place, fullName, identity: null, accession, tests: ['Ferritin'], fastingHours: 0 },
      tubes: [{ specimen, tests: ['Ferritin'] }],
    })
    const people = [person(0, 'Omar Haddad', '100417E', 'Serum'), person(1, 'Lina Haddad', '100418T', 'Urine')]
    server.use(on('post', '/api/day-sheet/shared', () => ok(sheet({ people }))))
    await open()
    const child = screen.getByRole('region', { name: 'Lina Haddad' })
    expect(child.textContent).toContain('100 418 T')
    expect(child.textContent).toContain('Urine')
    expect(child.textContent).not.toContain('Serum')
  })

  test('a step stays on the phone for ten seconds, in which it can be taken back, and then it is sent', async () => {
    server.use(accepting())
    await open()
    press('On my way')
    expect(screen.getByRole('button', { name: 'Arrived' })).toBeTruthy()
    expect(await screen.findByText(/^Sent in 10 s,/)).toBeTruthy()
    passes(9000)
    expect(await screen.findByText(/^Sent in 1 s,/)).toBeTruthy()
    press('Undo')
    expect(await screen.findByRole('button', { name: 'On my way' })).toBeTruthy()
    expect(JSON.stringify(localStorage)).not.toContain('onTheWay')
    press('On my way')
    passes(10_000)
    await waitFor(() => expect(sent()).toMatchObject([{ bookingId: BOOKING, kind: 'onTheWay' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  test('the ten seconds go on through a reload without a network, and a closed page sends the step when it is opened again', async () => {
    server.use(on('post', '/api/day-sheet/shared/steps', noConnection))
    await open()
    press('On my way')
    passes(4000)
    cleanup()
    server.use(on('post', '/api/day-sheet/shared', noConnection))
    await open()
    expect(screen.getByText(/^Sent in 6 s,/)).toBeTruthy()
    cleanup()
    passes(60_000)
    server.use(accepting())
    await open()
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'onTheWay', at: NOW.toISOString() }]))
  })

  test.each([
    ['with', accepting()],
    ['without', on('post', '/api/day-sheet/shared/steps', noConnection)],
  ])('%s a network, leaving the page sends a held step, which then can’t be taken back', async (_, answer) => {
    server.use(answer)
    await open()
    press('On my way')
    await screen.findByRole('button', { name: 'Undo' })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    // The page is closed before it is drawn again.
    cleanup()
    vi.restoreAllMocks()
    await waitFor(() => expect(sent()).toHaveLength(1))
    await open()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toEqual(sent()[0])
  })

  test('a taken sample is reported with its tubes, and not before the patient was asked about fasting', async () => {
    server.use(accepting())
    passes(30 * 60_000)
    await open()
    press('Sample taken')
    press('Sample taken')
    expect(screen.getByText('Ask the patient, then choose')).toBeTruthy()
    expect(screen.getByText('Label every tube: 100 417 E')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/without food/), { target: { value: 'yes' } })
    press('Sample taken')
    passes(10_000)
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'sampleTaken', tubes: 2, fasted: true }]))
  })

  test('before its time a step asks, and without an answer nothing is sent', async () => {
    server.use(accepting())
    passes(-2 * 60 * 60_000)
    await open()
    press('On my way')
    expect(screen.getByText('The visit is at 10:00, in 2 hours 30 minutes. Are you on your way now?')).toBeTruthy()
    press('Back')
    press('Sample taken')
    expect(screen.getByText(/^The visit is at 10:00,.*Was the sample taken already\?$/)).toBeTruthy()
    press('Back')
    passes(60_000)
    expect(JSON.stringify(localStorage)).not.toContain('onTheWay')
    press('On my way')
    press('Yes, on my way')
    expect(await screen.findByText(/^Sent in 10 s,/)).toBeTruthy()
    expect(sent()).toEqual([])
  })

  test('“Nobody there” asks whether the nurse called and waited', async () => {
    passes(45 * 60_000)
    await open()
    press('Nobody there')
    expect(screen.getByText('Called? Waited ten minutes?')).toBeTruthy()
    press('Yes, nobody is there')
    expect(await screen.findByText(/^Sent in 10 s,/)).toBeTruthy()
  })

  test('the evening before, the sheet of tomorrow offers no steps', async () => {
    passes(-12 * 60 * 60_000)
    await open()
    expect(screen.getByText('You report this visit on its day, Tue 3 Mar 2026.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull()
  })

  test.each([['2017-05-05T05:05:00.000Z'], ['2031-01-01T00:00:00.000Z']])(
    'on a phone whose clock shows %s a notice says so, the sheet stays, and steps go by the server’s time',
    async (clock) => {
      server.use(
        on('post', '/api/day-sheet/shared', () =>
          ok({ ...sheet(), serverTime: NOW.toISOString(), expiresAt: '2026-03-03T20:00:00.000Z' }),
        ),
        accepting(),
      )
      vi.setSystemTime(new Date(clock))
      await open()
      expect(await screen.findByText('The clock of your phone is wrong')).toBeTruthy()
      press('On my way')
      expect(screen.getByText('On the way, 09:30')).toBeTruthy()
      passes(11_000)
      await waitFor(() => expect(sent()).toMatchObject([{ kind: 'onTheWay', at: clock }]))
      const body = server.calls.find(({ path }) => path === '/api/day-sheet/shared/steps')?.body
      expect(body).toMatchObject({ sentAt: new Date(Date.parse(clock) + 11_000).toISOString() })
    },
  )

  test('a step without a network stays on the phone, through a reload, and is sent when the network is back', async () => {
    server.use(on('post', '/api/day-sheet/shared/steps', noConnection))
    await open()
    press('On my way')
    passes(10_000)
    expect(await screen.findByText(/^1 step waits for the network/)).toBeTruthy()
    cleanup()
    server.use(on('post', '/api/day-sheet/shared', noConnection))
    await open()
    expect(screen.getByText(/^1 step waits for the network/)).toBeTruthy()
    server.use(accepting())
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(screen.queryByText(/waits for the network/)).toBeNull())
    expect(new Set(sent().map(({ kind }) => kind))).toEqual(new Set(['onTheWay']))
  })

  test('opened without a link, as when installed, the page shows the last sheet that has not ended', async () => {
    await open()
    cleanup()
    const over = { ...sheet(), expiresAt: '2020-01-01T00:00:00.000Z' }
    const kept = { sheet: over, loadedAt: '2099-01-01T00:00:00.000Z', unsent: [] }
    localStorage.setItem('nurse-sheet:another-link', JSON.stringify(kept))
    openPage(server.apiBase, '/day-sheet')
    expect(await screen.findByRole('article', { name: VISIT })).toBeTruthy()
    expect(server.calls.at(-1)?.body).toEqual({ token: TOKEN })
  })

  test('a sheet that an older page has kept, without tubes, is loaded again', async () => {
    const { tubes: _, ...visit } = aVisit()
    const kept = { sheet: { ...sheet(), visits: [visit] }, loadedAt: '2026-03-03T06:00:00.000Z', unsent: [] }
    localStorage.setItem(`nurse-sheet:${TOKEN}`, JSON.stringify(kept))
    await open()
    expect(screen.getByRole('article', { name: VISIT }).textContent).toContain('100 417 E')
  })

  test('a step that is refused says why', async () => {
    server.use(accepting('This visit was canceled. Call the office before you do anything.'))
    passes(30 * 60_000)
    await open()
    press('Arrived')
    passes(10_000)
    expect(await screen.findByText(/was canceled. Call the office/)).toBeTruthy()
  })

  test('nothing of a patient stays on the phone when the link is withdrawn or its time is over', async () => {
    await open()
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Omar Haddad'))
    server.use(on('post', '/api/day-sheet/shared', () => problem('NOT_FOUND')))
    press('Refresh')
    await screen.findByText('This link does not work any more')
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Omar Haddad'))

    const over = { ...sheet(), expiresAt: '2020-01-01T00:00:00.000Z' }
    localStorage.setItem('nurse-sheet:another', JSON.stringify({ sheet: over, loadedAt: null, unsent: [] }))
    cleanup()
    openPage(server.apiBase, '/day-sheet#a-third-link-of-this-phone')
    await screen.findByText('This link does not work any more')
    expect(localStorage).toHaveLength(0)
  })
})
