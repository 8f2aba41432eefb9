import { expect, onTestFinished, test } from 'vitest'
import { partingServer } from '../testing/parting-server'
import { createTestDatabase } from '../testing/test-database'
import { createBullmqQueue } from './bullmq-queue'
import { createDb } from './db'

const asIfDeployed = async () => {
  const database = await createTestDatabase()
  const server = await partingServer(database.url)
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  return server.url
}

// An error that nobody hears ends a process; here it would end the run of tests.
test('a connection that ends while it is handed over costs that query, not the process', async () => {
  const db = createDb(await asIfDeployed())
  await expect(db.$transaction(async (tx) => tx.$queryRaw`SELECT 1 AS one`)).rejects.toThrow()
  expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }])
  await db.$disconnect()
})

test('so it is with the connections of the queue', async () => {
  const queue = createBullmqQueue({ databaseUrl: await asIfDeployed() })
  await expect(queue.check()).rejects.toThrow()
  await queue.check()
  await queue.close()
})
