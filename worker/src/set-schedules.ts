import type { Ctx } from '@homecare/server/process/context'
import { errorReason } from '@homecare/server/process/error-reason'
import type { Queue } from '@homecare/server/ports/queue'
import { isSchedule } from './jobs'
import { scheduledJobs } from './scheduled-jobs'

const RETRY_MS = 2_000
const REPEAT_MS = 10_000

/**
 * Sets the queue's schedules, and does so every ten seconds, since a queue server that lost its data has lost its
 * schedules too. `onLoss` is called when one was missing: the queue is new, or its jobs are gone as well. Returns how to
 * stop.
 */
export function keepSchedulesSet(queue: Queue, log: Ctx['log'], onLoss: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let lost = false

  async function setAll(): Promise<number> {
    try {
      for (const name of Object.keys(scheduledJobs).filter(isSchedule))
        if (!(await queue.schedule(name, scheduledJobs[name].everyMs))) lost = true
      if (lost) await onLoss()
      lost = false
      return REPEAT_MS
    } catch (error) {
      log.warn({ reason: errorReason(error) }, 'the schedules could not be set, retrying')
      return RETRY_MS
    }
  }

  async function loop(): Promise<void> {
    const pauseMs = await setAll()
    if (!stopped) timer = setTimeout(() => void loop(), pauseMs)
  }

  void loop()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
