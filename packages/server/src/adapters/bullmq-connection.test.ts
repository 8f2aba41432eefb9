import { waitFor } from '@homecare/devstack/wait-for'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database'
import { createBullmqQueue } from './bullmq-queue'

/** Under this lock BullMQ looks whether its tables are there. */
const MIGRATION_LOCK = `1112886348, hashtext('bullmq')`

test('a database that goes away while the queue starts on it costs that call, not the process', async () => {
  const database = await createTestDatabase()
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
  const queue = createBullmqQueue({ databaseUrl: database.url })
  onTestFinished(async () => {
    await queue.close()
    await database.drop()
  })
  const asked = queue.check().then(
    () => 'answered',
    (error: Error) => error.message,
  )
  const breakOff = async () => {
    const { rows } = await other.query<{ pid: number }>(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
    )
    return rows.length
  }
  expect(await waitFor(breakOff, { timeoutMs: 10_000, what: 'the queue to start' })).toBe(1)
  await other.end()
  expect(await asked).toMatch(/terminat/)
  // An error that nobody hears ends a process; here it would end the run of tests.
  await queue.check()
})
