import { expect, onTestFinished, test } from 'vitest'
import { closingPostgres } from '../testing/faulty-postgres'
import { createTestDatabase } from '../testing/test-database'
import { createBullmqQueue } from '../adapters/bullmq-queue'
import { createDb } from './db'

const asIfDeployed = async () => {
  const database = await createTestDatabase()
  const server = await closingPostgres(database.url)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  return server.url
}

// An error event without a listener ends a process; here it would end the test run.
test('a connection that breaks when the pool hands it out rejects that query and does not end the process', async () => {
  const db = createDb(await asIfDeployed())
  await expect(db.$transaction(async (tx) => tx.$queryRaw`SELECT 1 AS one`)).rejects.toThrow()
  expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  await db.$disconnect()
})

test('a connection of the queue that breaks when it is ready rejects that call and does not end the process', async () => {
  const queue = createBullmqQueue({ databaseUrl: await asIfDeployed() })
  await expect(queue.check()).rejects.toThrow()
  await queue.check()
  await queue.close()
})
