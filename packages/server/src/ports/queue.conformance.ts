import { randomUUID } from 'node:crypto'
import type { JobName } from '@homecare/contract/jobs'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { afterEach, expect, test, vi } from 'vitest'
import { delayedServer } from '../testing/delayed-server'
import type { Job, Queue, RetryPolicy } from './queue'

const ONCE = { attempts: 1, backoffMs: 1 }
const job = (id = randomUUID()): Job => ({
  id,
  name: 'email-staff-booking',
  payload: { bookingId: id },
  effectKey: `email-staff-booking:${id}`,
})
const queued = (each: Job, retry: RetryPolicy) => ({ ...each, retry })

interface Adapter {
  /** Makes a queue on the server at this address. */
  openAt: (url: string, onError?: (error: Error) => void) => Queue
  /** The address of a running server, known once the tests run. */
  url: () => string
  /** An address where nothing listens. */
  unreachableUrl: string
  /** Deletes a schedule's next run, as a crash of the server may. */
  loseNextRun: (name: JobName) => Promise<void>
}

/** The promises of every queue adapter. */
export function queueConformance({ openAt, url, unreachableUrl, loseNextRun }: Adapter): void {
  const open = () => openAt(url())
  const opened: Queue[] = []
  const start = (make = open) => {
    const queue = make()
    opened.push(queue)
    return queue
  }
  const until = (done: () => boolean, what: string) => waitFor(done, { timeoutMs: 15_000, intervalMs: 20, what })

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((queue) => queue.close()))
  })

  test('a job reaches the handler with its id, name, payload and key', async () => {
    const queue = start()
    const handled: Job[] = []
    const added = job()
    queue.work(async (handledJob) => void handled.push(handledJob), { concurrency: 2 })
    await queue.add([queued(added, ONCE)])
    await until(() => handled.length > 0, 'the job')
    expect(handled).toEqual([added])
  })

  test('a job that is added without a worker waits, even after its sender has closed', async () => {
    const added = job()
    const sender = open()
    await sender.add([queued(added, ONCE)])
    await sender.close()
    const handled: string[] = []
    start().work(async ({ id }) => void handled.push(id), { concurrency: 1 })
    await until(() => handled.includes(added.id), 'the job that waited')
  })

  test('an id that is added again makes no second job, even after the first is done', async () => {
    const queue = start()
    const handled: string[] = []
    queue.work(async ({ id }) => void handled.push(id), { concurrency: 1 })
    const twice = job()
    await queue.add([queued(twice, ONCE)])
    await queue.add([queued(twice, ONCE)])
    await until(() => handled.length > 0, 'the first')
    await queue.add([queued(twice, ONCE)])
    const last = job()
    await queue.add([queued(last, ONCE)])
    await until(() => handled.includes(last.id), 'the one behind it')
    expect(handled).toEqual([twice.id, last.id])
  })

  test('a handler that rejects is retried by the job’s policy', async () => {
    const queue = start()
    const calls = { recovering: 0, hopeless: 0 }
    const recovering = job()
    queue.work(
      async ({ id }) => {
        if (id !== recovering.id) throw new Error(`hopeless ${(calls.hopeless += 1)}`)
        if ((calls.recovering += 1) < 3) throw new Error('not yet')
      },
      { concurrency: 2 },
    )
    await queue.add([queued(recovering, { attempts: 5, backoffMs: 5 })])
    await queue.add([queued(job(), { attempts: 3, backoffMs: 5 })])
    await until(() => calls.recovering === 3 && calls.hopeless === 3, 'three calls each')
    await queue.add([queued(job(), { attempts: 1, backoffMs: 5 })])
    await until(() => calls.hopeless === 4, 'a later job')
    expect(calls.recovering).toBe(3)
  })

  test('a schedule runs repeatedly, and setting it again replaces the earlier one', async () => {
    const queue = start()
    const handled: Job[] = []
    // No worker yet: a run that starts while its schedule is replaced still adds the old schedule's next run.
    await queue.schedule('expire-holds', 3_600_000)
    await queue.schedule('expire-holds', 100)
    queue.work(async (handledJob) => void handled.push(handledJob), { concurrency: 1 })
    await until(() => handled.length >= 3, 'three runs')
    expect(new Set(handled.map(({ name }) => name))).toEqual(new Set(['expire-holds']))
    expect(new Set(handled.map(({ id }) => id)).size).toBe(handled.length)
    await queue.schedule('expire-holds', 3_600_000)
  })

  test('a schedule whose next run was lost runs again after it is set again', async () => {
    const queue = start()
    const handled: string[] = []
    queue.work(async ({ id }) => void (id.includes('prune-outbox') && handled.push(id)), { concurrency: 1 })
    await queue.schedule('prune-outbox', 500)
    await until(() => handled.length > 0, 'its first run')
    await loseNextRun('prune-outbox')
    const lostAt = handled.length
    await queue.schedule('prune-outbox', 500)
    await until(() => handled.length > lostAt + 1, 'two more runs')
    await queue.schedule('prune-outbox', 3_600_000)
  })

  test('a schedule that was set while the clock was an hour ahead runs again after it is set again', async () => {
    const queue = start()
    const handled: string[] = []
    queue.work(async ({ id }) => void (id.includes('prune-outbox') && handled.push(id)), { concurrency: 1 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    try {
      await queue.schedule('prune-outbox', 60_000)
      await queue.schedule('prune-outbox', 500)
    } finally {
      vi.useRealTimers()
    }
    await queue.schedule('prune-outbox', 500)
    const setAt = handled.length
    await until(() => handled.length > setAt + 1, 'two runs')
    await queue.schedule('prune-outbox', 3_600_000)
  })

  test('many jobs are added in one call, and existing ids make no second job', async () => {
    const queue = start()
    const handled: string[] = []
    // Other tests' schedules must not run here.
    queue.work(async ({ id }) => void (id.startsWith('repeat:') || handled.push(id)), { concurrency: 5 })
    const many = Array.from({ length: 100 }, () => job())
    await queue.add([queued(many[0] as Job, ONCE)])
    await queue.add(many.map((each) => queued(each, ONCE)))
    await until(() => handled.length >= 100, 'all of them')
    const last = job()
    await queue.add([queued(last, ONCE)])
    await until(() => handled.includes(last.id), 'the one behind them')
    expect(handled.toSorted()).toEqual([...many.map(({ id }) => id), last.id].toSorted())
  })

  test('a job without attempts left is dead, counted and listed with its reason, and can be restarted with all its attempts', async () => {
    const queue = start()
    const before = await queue.counts()
    const failingJob = job()
    let works = false
    let attempts = 0
    queue.work(
      async ({ id }) => {
        if (id !== failingJob.id) return
        attempts += 1
        if (!works) throw new Error(`no, for the ${attempts}. time`)
      },
      { concurrency: 1 },
    )
    await queue.add([queued(failingJob, { attempts: 2, backoffMs: 1 })])
    const findDead = () => queue.dead(100).then((dead) => dead.find(({ id }) => id === failingJob.id))
    const dead = await waitFor(findDead, { timeoutMs: 10_000, what: 'its death' })
    expect(dead).toMatchObject({ ...failingJob, attempts: 2, reason: 'no, for the 2. time' })
    expect(Math.abs(Date.now() - (dead?.failedAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect((await queue.counts()).failed).toBe(before.failed + 1)

    expect(await queue.rerun(failingJob.id)).toBe(true)
    await waitFor(async () => attempts === 4 && (await findDead()), { timeoutMs: 10_000, what: 'two more attempts' })
    works = true
    expect(await queue.rerun(failingJob.id)).toBe(true)
    await waitFor(async () => attempts === 5 && !(await findDead()), { timeoutMs: 10_000, what: 'its end' })
    expect(await queue.rerun(failingJob.id)).toBe(false)
    expect(await queue.rerun(randomUUID())).toBe(false)
  })

  test('closing a worker waits for its running handler', async () => {
    const queue = open()
    let finished = false
    let started = false
    queue.work(
      async () => {
        started = true
        await new Promise((resolve) => setTimeout(resolve, 200))
        finished = true
      },
      { concurrency: 1 },
    )
    await queue.add([queued(job(), ONCE)])
    await until(() => started, 'the handler to begin')
    await queue.close()
    expect(finished).toBe(true)
  })

  test('check and add resolve with a queue server and reject without one', async () => {
    await expect(start().check()).resolves.toBeUndefined()
    const disconnected = start(() => openAt(unreachableUrl))
    await Promise.all([
      expect(disconnected.check()).rejects.toThrow(),
      expect(disconnected.add([queued(job(), ONCE)])).rejects.toThrow(),
    ])
  })

  test('a worker that starts before its server retries with pauses, and works once the server has started', async () => {
    const server = await delayedServer(url())
    let errors = 0
    const queue = start(() => openAt(server.url, () => (errors += 1)))
    const handled: string[] = []
    queue.work(async ({ id }) => void handled.push(id), { concurrency: 1 })
    const added = job()
    await expect(queue.add([queued(added, ONCE)])).rejects.toThrow()
    expect(errors).toBeLessThan(100)
    await server.start()
    await waitFor(() => queue.add([queued(added, ONCE)]).then(() => true), {
      timeoutMs: 15_000,
      what: 'the queue to take a job',
    })
    await until(() => handled.includes(added.id), 'the job')
    await queue.close()
    await server.stop()
  })
}
