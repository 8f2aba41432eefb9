// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCare, aSheet } from '@homecare/remote-kit/testing/day-sheet'
import { clearDrafts } from '../../parts/session/drafts'
import { sara, vera } from '../../testing/people'
import { aNurse, aNurseList } from '../../testing/nurses'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

/** A day on which no nurse has a visit. */
const NOBODY = { canSend: true, nurses: [] }

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/day-sheet', () => ok(aSheet())),
    on('get', '/api/nurses', () => ok({ nurses: [], areasServed: [], travel: [] })),
  )
})
afterEach(() => {
  cleanup()
  clearDrafts()
  server.close()
})

const loads = () =>
  server.calls.filter(({ path }) => path === '/day-sheet').map(({ query }) => Object.fromEntries(query))

describe('the day sheet', () => {
  test('shows today, area after area, with what a nurse needs at the door', async () => {
    openPage(server.apiBase, '/admin/day-sheet', sara)
    const visit = await screen.findByRole('listitem', { name: '10:00 Am, Omar Haddad' })
    expect(loads()).toEqual([{ date: dubaiDate(new Date()) }])
    expect(visit.textContent).toContain('1204, Al Seef Tower 2')
    expect(visit.textContent).toContain('Tubes: Serum; Urine')
    expect(visit.textContent).toContain('Fasting 10 h')
    expect(within(visit).getByRole('link', { name: 'Call Omar Haddad' }).getAttribute('href')).toBe('tel:+971501047514')
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'Dubai Marina, to assign 2 visits',
      'Jumeirah 1 visit',
    ])
    expect(screen.getByText('Payment refunded')).toBeTruthy()
  })

  test('takes date and area from the URL and writes them into it', async () => {
    const page = openPage(server.apiBase, '/admin/day-sheet?date=2026-03-03&area=Jumeirah', sara)
    await screen.findByText('Tue 3 Mar 2026')
    // The whole day as well, by which a nurse is suggested.
    expect(loads()).toEqual([{ date: '2026-03-03', area: 'Jumeirah' }, { date: '2026-03-03' }])
    fireEvent.click(screen.getByRole('button', { name: 'The day after' }))
    await waitFor(() => expect(page.path()).toBe('/admin/day-sheet?date=2026-03-04&area=Jumeirah'))
    fireEvent.change(screen.getByLabelText('Area'), { target: { value: '' } })
    await waitFor(() => expect(page.path()).toBe('/admin/day-sheet?date=2026-03-04'))
    expect(screen.getByRole('link', { name: /^Print/ }).getAttribute('href')).toMatch(
      /day-sheet\.pdf\?date=2026-03-04$/,
    )
  })

  test('reports a day without visits, and a failed load', async () => {
    server.use(on('get', '/api/day-sheet', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, '/admin/day-sheet', sara)
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.use(on('get', '/api/day-sheet', () => ok(aSheet({ visits: [], areas: [] }))))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No visits on this day.')).toBeTruthy()
  })

  test('a viewer can read it and can’t share it', async () => {
    openPage(server.apiBase, '/admin/day-sheet', vera)
    await screen.findByRole('link', { name: 'Omar Haddad' })
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })
})

describe('a link for a nurse', () => {
  const tomorrow = addDays(dubaiDate(new Date()), 1)
  const link = {
    id: 'link-1',
    date: '2026-03-03',
    area: 'Jumeirah',
    nurse: null,
    createdBy: 'sara@ghaf.example',
    expiresAt: '2099-01-01T00:00:00.000Z',
    revokedAt: null as string | null,
    opened: 3,
  }
  beforeEach(() => {
    server.use(on('get', '/api/day-sheet/links', () => ok({ ...NOBODY, links: [link] })))
    server.use(
      on('post', '/api/day-sheet/links', () =>
        ok({ id: 'link-2', url: 'https://x.example/day-sheet#abc', expiresAt: '2099-01-01T00:00:00.000Z' }),
      ),
    )
  })

  test('is created for the chosen day and area, and shown for copying', async () => {
    openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}&area=Jumeirah`, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    fireEvent.click(await screen.findByText('Create a link'))
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe('https://x.example/day-sheet#abc')
    const posted = server.calls.find(({ method }) => method === 'POST')
    expect(JSON.parse(posted?.body ?? '')).toEqual({ date: tomorrow, area: 'Jumeirah' })
  })

  test('is not needed to see the care of the day, which leads to its case', async () => {
    const nurse = { id: 'nurse-1', name: 'Maya Rahman' }
    const care = [aCare(), aCare({ visitId: 'visit-2', fullName: 'Salem Noor', nurse, state: 'ended' })]
    server.use(on('get', '/api/day-sheet', () => ok(aSheet({ care, visits: [] }))))
    openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}`, sara)
    const part = within(await screen.findByRole('region', { name: 'Care' }))
    expect(part.getByRole('link', { name: /^Fatima Haddad/ }).getAttribute('href')).toBe('/admin/cases/case-1')
    expect(part.getByText('No nurse')).toBeTruthy()
    expect(part.getByText('Took place').closest('li')?.textContent).toContain('Maya Rahman')
    expect(part.getAllByText('13:00–15:00')).toHaveLength(2)
    expect(screen.getAllByText('2 visits')).toHaveLength(2)
  })

  test('has the care and the blood tests of one nurse in one list, by time', async () => {
    server.use(
      on('get', '/api/nurses', () => ok(aNurseList([aNurse()]))),
      on('get', '/api/day-sheet', () => ok(aSheet({ care: [aCare({ startsAt: '2026-03-03T06:30:00.000Z' })] }))),
    )
    openPage(server.apiBase, '/admin/day-sheet?date=2026-03-03&nurse=nurse-1', sara)
    const day = within(await screen.findByRole('region', { name: 'Maya Rahman' }))
    const names = day.getAllByRole<HTMLAnchorElement>('link', {
      name: /Haddad$|Grace Santos$|Noura Al Ketbi$|C-10417$/,
    })
    expect(names.filter(({ href }) => href.includes('/admin/')).map(({ textContent }) => textContent)).toEqual([
      'Omar Haddad',
      'Noura Al Ketbi',
      'Fatima Haddad, C-10417',
      'Grace Santos',
    ])
  })

  test('is created for one nurse, and the list names the nurse', async () => {
    server.use(on('get', '/api/nurses', () => ok(aNurseList([aNurse()]))))
    server.use(
      on('get', '/api/day-sheet/links', () =>
        ok({ ...NOBODY, links: [{ ...link, area: null, nurse: 'Maya Rahman' }] }),
      ),
    )
    openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}`, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = (await screen.findByText('Share with a nurse')).closest('dialog') as HTMLElement
    await within(dialog).findByRole('option', { name: 'Maya Rahman' })
    fireEvent.change(within(dialog).getByLabelText('Nurse'), { target: { value: 'nurse-1' } })
    fireEvent.click(screen.getByText('Create a link'))
    await screen.findByLabelText<HTMLInputElement>('Link')
    const posted = server.calls.find(({ method }) => method === 'POST')
    expect(JSON.parse(posted?.body ?? '')).toEqual({ date: tomorrow, nurseId: 'nurse-1' })
    expect(within(dialog).getByLabelText('Remove the link for Maya Rahman by sara@ghaf.example')).toBeTruthy()
  })

  test('is made for each nurse with an open visit of the day in one press, and all are copied as one text', async () => {
    const copied: string[] = []
    Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } })
    const visits = aSheet().visits.map((visit, at) => ({
      ...visit,
      status: at === 1 ? 'Completed' : 'Pending',
      nurse: { id: `nurse-${at}`, name: `Nurse ${at}` },
    }))
    server.use(
      on('get', '/api/day-sheet', () => ok(aSheet({ visits }))),
      on('post', '/api/day-sheet/links', ({ body }) => {
        const { nurseId } = body as { nurseId: string }
        return ok({ id: nurseId, url: `https://x.example/day-sheet#${nurseId}`, expiresAt: '2099-01-01T00:00:00.000Z' })
      }),
    )
    const page = openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}`, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    fireEvent.click(await screen.findByText('Create and copy a link for each of 2 nurses'))
    const all = 'Nurse 0: https://x.example/day-sheet#nurse-0\nNurse 2: https://x.example/day-sheet#nurse-2'
    await waitFor(() => expect(copied).toEqual([all]))
    expect(page.notifications).toEqual(['success: 2 links copied'])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Links').value).toBe(all)
    fireEvent.click(screen.getByText('Copy Nurse 2'))
    await waitFor(() => expect(copied.at(-1)).toBe('https://x.example/day-sheet#nurse-2'))
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  test('is made in the second press for a nurse whose link failed in the first, and for nobody twice', async () => {
    const copied: string[] = []
    Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } })
    const visits = aSheet().visits.map((visit, at) => ({
      ...visit,
      status: 'Pending',
      nurse: { id: `nurse-${at % 2}`, name: `Nurse ${at % 2}` },
    }))
    let failures = 1
    server.use(
      on('get', '/api/day-sheet', () => ok(aSheet({ visits }))),
      on('post', '/api/day-sheet/links', ({ body }) => {
        const { nurseId } = body as { nurseId: string }
        if (nurseId === 'nurse-1' && failures-- > 0) return problem('UNAVAILABLE')
        return ok({ id: nurseId, url: `https://x.example/day-sheet#${nurseId}`, expiresAt: '2099-01-01T00:00:00.000Z' })
      }),
    )
    openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}`, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    fireEvent.click(await screen.findByText('Create and copy a link for each of 2 nurses'))
    fireEvent.click(await screen.findByText('Create and copy a link for Nurse 1'))
    expect(await screen.findByText('Copy all again')).toBeTruthy()
    await waitFor(() => expect(copied.at(-1)?.split('\n')).toHaveLength(2))
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(3)
  })

  test('is shown again when the drawer is opened again, and another one is made only by its own button', async () => {
    let made = 0
    const answerOf = (id: string) => ({
      id,
      url: `https://x.example/day-sheet#${id}`,
      expiresAt: '2099-01-01T00:00:00.000Z',
    })
    const visits = aSheet().visits.map((visit) => ({ ...visit, status: 'Pending', nurse: { id: 'n-1', name: 'Maya' } }))
    server.use(
      on('get', '/api/day-sheet', () => ok(aSheet({ visits }))),
      on('post', '/api/day-sheet/links', () => ok(answerOf(`made-${++made}`))),
    )
    const view = openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}`, sara)
    const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    await open()
    fireEvent.click(await screen.findByText('Create and copy a link for Maya'))
    await screen.findByText('Copy all again')
    fireEvent.click(screen.getByText('Create a link'))
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe('https://x.example/day-sheet#made-2')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await open()
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe('https://x.example/day-sheet#made-2')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Links').value).toContain('#made-1')
    expect(screen.queryByText('Create a link')).toBeNull()
    view.unmount()
    server.use(
      on('get', '/api/day-sheet/links', () =>
        ok({ ...NOBODY, links: [{ ...link, id: 'made-2', revokedAt: '2026-03-03T06:00:00Z' }] }),
      ),
    )
    openPage(server.apiBase, `/admin/day-sheet?date=${tomorrow}`, sara)
    await open()
    expect(await screen.findByText('Create a link')).toBeTruthy()
    expect(screen.getByText('Copy all again')).toBeTruthy()
    expect(made).toBe(2)
  })

  test('is not offered for a day that has passed', async () => {
    openPage(server.apiBase, `/admin/day-sheet?date=${addDays(tomorrow, -2)}`, sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText(/^This day has passed/)).toBeTruthy()
    expect(screen.queryByText('Create a link')).toBeNull()
  })

  test('shows how often it was opened and can be revoked', async () => {
    server.use(on('delete', '/api/day-sheet/links/{id}', () => ok(null)))
    const page = openPage(server.apiBase, '/admin/day-sheet?date=2026-03-03', sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText(/opened 3 times/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Remove the link for Jumeirah by sara@ghaf.example'))
    server.use(
      on('get', '/api/day-sheet/links', () =>
        ok({ ...NOBODY, links: [{ ...link, revokedAt: '2026-03-03T06:00:00Z' }] }),
      ),
    )
    const dialog = screen.getByText('Remove this link?').closest('dialog')
    fireEvent.click(within(dialog as HTMLElement).getByText('Remove'))
    await waitFor(() => expect(page.notifications).toEqual(['success: The link is removed']))
    expect(await screen.findByText(/^removed Tue 3 Mar 2026, 10:00/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Remove the link/)).toBeNull()
  })
})
