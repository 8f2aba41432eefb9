import { BUSY_TICK_LIMIT_MS, IDLE_TICK_MS } from './timing'

/** In a browser that can't say when it is idle any moment counts as idle. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: BUSY_TICK_LIMIT_MS })
  else task()
}

/**
 * Runs a task after a time in which the page had nothing to do, and returns what cancels it: a slow device that is at
 * work is not one that waits in vain. Timers alone don't tell, since React renders in short tasks and lets them through
 * in between.
 */
export function setIdleTimeout(task: () => void, ms: number): () => void {
  let canceled = false
  const countDown = (left: number) => {
    if (canceled) return
    if (left > 0) setTimeout(() => whenIdle(() => countDown(left - IDLE_TICK_MS)), Math.min(left, IDLE_TICK_MS))
    else task()
  }
  countDown(ms)
  return () => void (canceled = true)
}
