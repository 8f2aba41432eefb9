import { onPostgres, onRedis } from '@homecare/server/adapters/bullmq-server'
import { serveRuns } from './serve-runs'

// The baseline of S9: plain BullMQ. A handler that does nothing drains jobs that are already queued.

const [server = '', concurrency = '30'] = process.argv.slice(2)
const bull = server.startsWith('redis') ? onRedis('bench', server, console.error) : onPostgres('bench', server)

await serveRuns(async (count) => {
  await bull.queue.addBulk(
    Array.from({ length: count }, (_, index) => ({
      name: 'nothing',
      data: { id: index },
      opts: { removeOnComplete: true },
    })),
  )
  const startedAt = performance.now()
  let done = 0
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const worker = bull.worker(() => Promise.resolve(), { concurrency: Number(concurrency) })
  worker.on('completed', () => {
    if (++done === count) finish()
  })
  await finished
  const ms = performance.now() - startedAt
  await worker.close()
  return ms
})
