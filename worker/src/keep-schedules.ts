import type { ScheduleName } from '@homecare/contract/jobs'
import { schedules } from '@homecare/contract/jobs'
import type { Ctx } from '@homecare/server/context'
import type { Queue } from '@homecare/server/ports/queue'
import { jobs } from './jobs'
import { reasonOf } from './reason-of'

const AGAIN_MS = 2_000
const LOOK_MS = 10_000

/**
 * Tells the queue what comes by the clock, again and again: a queue server that lost its memory has lost its clock.
 * Returns how to stop.
 */
export function keepSchedules(queue: Queue, log: Ctx['log']): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function tell(): Promise<number> {
    try {
      for (const name of Object.keys(schedules) as ScheduleName[])
        await queue.schedule(name, jobs[name].everyMs ?? 60_000)
      return LOOK_MS
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the schedules could not be set yet')
      return AGAIN_MS
    }
  }

  async function keep(): Promise<void> {
    const pause = await tell()
    if (!stopped) timer = setTimeout(() => void keep(), pause)
  }

  void keep()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
