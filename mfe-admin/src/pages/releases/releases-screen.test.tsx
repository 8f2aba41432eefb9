// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminUser } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import type { RemoteReleases } from './remote-panel'

const release = (version: string, views: number, errors: number) => ({
  version,
  commit: '0123456789abcdef',
  releasedBy: 'team booking',
  releasedAt: '2026-03-01T08:00:00.000Z',
  views,
  errors,
})
const booking: RemoteReleases = {
  name: 'booking',
  current: '1.4.1',
  previous: '1.4.0',
  canary: { version: '1.5.0', percent: 10, since: '2026-03-01T08:00:00.000Z' },
  releases: [release('1.5.0', 120, 9), release('1.4.1', 1021, 0), release('1.4.0', 0, 0)],
}

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/releases-page', () => ok({ remotes: [booking] })),
    on('get', '/api/alarms', () => ok({ alarms: [] })),
    on('post', '/api/releases-page/{name}/rollback', () => ok({ name: 'booking', version: '1.4.0', revision: 9 })),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const posted = () =>
  server.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown)
const answer = (title: RegExp, save: string) => {
  const dialog = within(screen.getByText(title).closest('dialog') as HTMLElement)
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'errors at the slot step' } })
  fireEvent.click(dialog.getByText(save))
}

describe('the releases page', () => {
  test('an alarm about a release is shown, and one about the audit history is not', async () => {
    const common = { raisedAt: '2026-03-01T08:00:00.000Z', booking: null, careCase: null, seen: null }
    server.use(
      on('get', '/api/alarms', () =>
        ok({
          alarms: [
            {
              ...common,
              id: '1',
              kind: 'release',
              subject: 'booking 1.5.0',
              text: '9 browsers reported errors in 40 views.',
            },
            { ...common, id: '2', kind: 'audit-history', subject: '', text: 'Entries are missing.' },
          ],
        }),
      ),
    )
    openPage(server.apiBase, '/admin/releases', adminUser)
    expect((await screen.findByRole('alert')).textContent).toContain('Browsers report errors of booking 1.5.0')
    expect(screen.queryByText('Entries are missing.')).toBeNull()
  })

  test('shows the live release, the canary release and the errors of each in the last hour', async () => {
    openPage(server.apiBase, '/admin/releases', adminUser)
    expect(await screen.findByText('Live: 1.4.1')).toBeTruthy()
    expect(screen.getByText(/^1.5.0 is a canary release for 10 % of visitors since Sun 1 Mar 2026, 12:00/)).toBeTruthy()
    expect(screen.getByText('9 (7.5 %)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Roll back to this: booking 1.4.1' })).toBeNull()
  })

  test('rolls back to a release, with the reason', async () => {
    const page = openPage(server.apiBase, '/admin/releases', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Roll back to this: booking 1.4.0' }))
    answer(/^Roll booking back/, 'Roll back')
    await waitFor(() => expect(page.notifications).toEqual(['success: booking is at 1.4.0 now']))
    expect(posted()).toEqual([{ version: '1.4.0', reason: 'errors at the slot step' }])
  })

  test('ends a canary release without naming a version', async () => {
    const page = openPage(server.apiBase, '/admin/releases', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'End canary release of booking' }))
    answer(/^End the canary release of booking/, 'End canary release')
    await waitFor(() => expect(page.notifications).toEqual(['success: booking is at 1.4.1 for everyone']))
    expect(posted()).toEqual([{ reason: 'errors at the slot step' }])
  })

  test('a release that someone else made meanwhile is reported', async () => {
    server.use(on('post', '/api/releases-page/{name}/rollback', () => problem('CONFLICT')))
    openPage(server.apiBase, '/admin/releases', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Roll back to this: booking 1.4.0' }))
    answer(/^Roll booking back/, 'Roll back')
    expect(await screen.findByText(/Someone released or rolled back meanwhile/)).toBeTruthy()
  })
})
