import { waitFor } from '@homecare/dev-servers/wait-for'
import { once } from 'node:events'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startingPostgres } from '../testing/faulty-postgres'
import { createTestDatabase } from '../testing/test-database'
import { createBullmqQueue } from './bullmq-queue'
import { WAITS } from '../database/waits'
import { DelayedRefusalClient } from './bullmq-server'

const ONCE = { attempts: 1, backoffMs: 1 }
/** BullMQ's first query. */
const LOCK_FIRST_READ = 'BEGIN; LOCK TABLE bullmq.migration IN ACCESS EXCLUSIVE MODE'

test('a connection error while the queue starts rejects that call and does not end the process', async () => {
  const database = await createTestDatabase()
  const other = new pg.Client({ connectionString: database.ownerUrl })
  await other.connect()
  await other.query(LOCK_FIRST_READ)
  const queue = createBullmqQueue({ databaseUrl: database.url })
  onTestFinished(async () => {
    await queue.close()
    await database.drop()
  })
  const call = queue.check().then(
    () => 'answered',
    (error: Error) => error.message,
  )
  const terminate = async () => {
    // A transaction keeps what it saw first.
    await other.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await other.query<{ pid: number }>(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  expect(await waitFor(terminate, { timeoutMs: 10_000, what: 'the queue to start' })).toBe(1)
  await other.end()
  expect(await call).toMatch(/terminat/)
  // An error event without a listener ends a process; here it would end the test run.
  await queue.check()
})

test('a worker learns of a refused connection only after a pause, so that it does not reconnect hundreds of times a second', async () => {
  const database = await createTestDatabase()
  const server = await startingPostgres(database.url)
  server.restart()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(async () => {
    vi.useRealTimers()
    await server.stop()
    await database.drop()
  })
  const client = new DelayedRefusalClient({ connectionString: server.url, wait: WAITS.job })
  const connected = vi.fn<(error: Error | null, client: pg.Client) => void>()
  client.connect(connected)
  await once(client, 'end')
  expect(server.refused()).toBe(1)
  expect(connected).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(connected.mock.calls).toMatchObject([[{ message: 'the database system is starting up' }, client]])
})

test('a worker handles jobs again when the database has started, after it refused connections', async () => {
  const database = await createTestDatabase()
  const server = await startingPostgres(database.url)
  const queue = createBullmqQueue({ databaseUrl: server.url })
  onTestFinished(async () => {
    await queue.close()
    await server.stop()
    await database.drop()
  })
  const done: string[] = []
  let isAdded = () => {}
  const added = new Promise<void>((resolve) => (isAdded = resolve))
  // The restart happens while there is work, because a worker without a job pauses anyway, and not before the call that
  // adds the job has its answer.
  queue.work(
    async ({ id }) => {
      if (done.push(id) !== 1) return
      await added
      server.restart()
    },
    { concurrency: 1 },
  )
  const add = (id: string) => queue.add([{ id, name: 'delete-file', payload: { fileId: id }, retry: ONCE }])
  await add('before')
  isAdded()
  await waitFor(() => server.refused() >= 10, { timeoutMs: 15_000, what: 'ten refusals' })
  server.serve()
  await waitFor(() => add('after').then(() => true), { timeoutMs: 10_000, what: 'the queue to take a job' })
  await waitFor(() => done.includes('after'), { timeoutMs: 10_000, what: 'the worker to handle it' })
})
