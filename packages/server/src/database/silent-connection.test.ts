import { waitFor } from '@homecare/dev-servers/wait-for'
import { expect, onTestFinished, test } from 'vitest'
import { silenceableServer } from '../testing/silenceable-server'
import { createTestDatabase } from '../testing/test-database'
import { createChangeListener } from './change-listener'
import { createDb } from './db'
import { WAITS } from './waits'

const WAIT = { ...WAITS.job, answerMs: 1_000 }

async function silenceableDatabase() {
  const database = await createTestDatabase()
  const server = await silenceableServer(database.url)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  return { database, server }
}

test('a query on a connection that has fallen silent rejects, though other connections answer all the time', async () => {
  const { server } = await silenceableDatabase()
  const db = createDb(server.url, { poolSize: 1, wait: WAIT })
  const other = createDb(server.url, { poolSize: 1 })
  onTestFinished(async () => {
    await Promise.all([db.$disconnect(), other.$disconnect()])
  })
  await db.$queryRaw`SELECT 1 AS one`
  server.silence()
  let answers = 0
  const answering = setInterval(() => {
    other.$queryRaw`SELECT 1 AS one`.then(
      () => answers++,
      () => {},
    )
  }, 50)
  onTestFinished(() => clearInterval(answering))
  await expect(db.$queryRaw`SELECT 1 AS one`).rejects.toThrow()
  await waitFor(() => answers > 0, { timeoutMs: 10_000, what: 'an answer on another connection' })
  await waitFor(() => db.$queryRaw`SELECT 1 AS one`, { timeoutMs: 10_000, what: 'an answer on a new connection' })
})

test('a transaction whose connection has fallen silent ends on the server, which frees its rows', async () => {
  const { database, server } = await silenceableDatabase()
  const db = createDb(server.url, { wait: WAIT })
  onTestFinished(() => db.$disconnect())
  const silent = db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE booking`
    server.silence()
    await tx.$executeRaw`SELECT 1`
  })
  await expect(silent).rejects.toThrow()
  await database.db.$transaction((tx) => tx.$executeRaw`LOCK TABLE booking`, { timeout: 30_000 })
})

test('a notification arrives again after the connection that listened for it has fallen silent', async () => {
  const { database, server } = await silenceableDatabase()
  let changes = 0
  const listener = createChangeListener(server.url, 'outbox', {
    onChange: () => changes++,
    onError: () => {},
    wait: WAIT,
    idleCheckMs: WAIT.answerMs,
  })
  onTestFinished(() => listener.stop())
  const notified = async () => {
    const before = changes
    await database.db.$executeRaw`NOTIFY outbox`
    return waitFor(() => changes > before, { timeoutMs: 2_000, what: 'a notification' }).catch(() => false)
  }
  await waitFor(() => changes > 0, { timeoutMs: 10_000, what: 'the listener' })
  server.silence()
  await waitFor(notified, { timeoutMs: 30_000, what: 'a new listener' })
})
