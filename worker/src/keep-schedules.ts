import type { ScheduleName } from '@homecare/contract/jobs'
import { schedules } from '@homecare/contract/jobs'
import type { Ctx } from '@homecare/server/context'
import type { Queue } from '@homecare/server/ports/queue'
import { jobs } from './jobs'
import { reasonOf } from './reason-of'

const AGAIN_MS = 2_000

/** Tells the queue what comes by the clock, trying until it has listened. Returns how to stop trying. */
export function keepSchedules(queue: Queue, log: Ctx['log']): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function tell(): Promise<void> {
    try {
      for (const name of Object.keys(schedules) as ScheduleName[]) await queue.schedule(name, jobs[name].everyMs ?? 60_000)
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the schedules could not be set yet')
      if (!stopped) timer = setTimeout(() => void tell(), AGAIN_MS)
    }
  }

  void tell()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
