// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { QueueBoard } from '@homecare/contract/admin/queue-board'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminUser } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

const job = {
  id: 'job-1',
  name: 'email-booking-confirmed',
  subjectId: 'booking-1',
  attempts: 8,
  reason: 'connection refused',
  failedAt: '2026-03-01T08:00:00.000Z',
}
const board = (dead: QueueBoard['dead']): QueueBoard => ({
  counts: { waiting: 2, active: 1, delayed: 0, failed: dead.length, outbox: 3 },
  dead,
})

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/queue', () => ok(board([job]))))
})
afterEach(() => {
  cleanup()
  server.close()
})

const RERUN = 'Run again: Email: booking confirmed booking-1'

describe('the queue board', () => {
  test('counts the jobs and shows why one failed for good', async () => {
    openPage(server.apiBase, '/admin/queues', adminUser)
    expect(await screen.findByText('connection refused')).toBeTruthy()
    expect(screen.getByLabelText('Jobs by state').textContent).toBe(
      'Recorded, not queued yet3Waiting2Running1Due later0Stopped1',
    )
  })

  test('reruns a job and shows the updated board', async () => {
    server.use(on('post', '/api/queue/{id}/rerun', () => ok(board([]))))
    const page = openPage(server.apiBase, '/admin/queues', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: RERUN }))
    expect(await screen.findByText('No job has stopped.')).toBeTruthy()
    expect(page.notifications).toEqual(['success: Email: booking confirmed: runs again'])
  })

  test('a job that someone else has started is reported, and the board is refreshed', async () => {
    server.use(on('post', '/api/queue/{id}/rerun', () => problem('NOT_FOUND')))
    openPage(server.apiBase, '/admin/queues', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: RERUN }))
    expect(await screen.findByText(/runs again already/)).toBeTruthy()
    await waitFor(() => expect(server.calls.filter(({ path }) => path === '/queue')).toHaveLength(2))
  })
})
