import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, assertPortFree } from '../ports'
import { launch, type LaunchOptions } from './server-process'

const MAX_ATTEMPTS = 20

/**
 * Launches on the given port, or on any free one. Retries two transient errors: another process took the free port first,
 * or sessions of a killed server have not exited yet.
 */
export async function launchWithRetry(
  options: LaunchOptions,
  explicitPort?: number,
): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = explicitPort ? await assertPortFree(explicitPort) : await freePort()
    try {
      const settings = { ...options.settings, port: String(port) }
      return { child: await launch({ ...options, settings }), port }
    } catch (error) {
      const isTransient = /Address already in use|pre-existing shared memory block/.test(String(error))
      if (!isTransient || attempt === MAX_ATTEMPTS) throw error
      await sleep(250)
    }
  }
}
