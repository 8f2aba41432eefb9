import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, requirePort } from '../ports'
import { launch, type LaunchOptions } from './server-process'

const TRIES = 20

/**
 * Launches on the given port, or on any free one. Tries again for the two things that pass by themselves: a free port that
 * someone else took first, and sessions of a killed server that have yet to notice its death.
 */
export async function launchPatiently(
  options: LaunchOptions,
  explicitPort?: number,
): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = explicitPort ? await requirePort(explicitPort) : await freePort()
    try {
      const settings = { ...options.settings, port: String(port) }
      return { child: await launch({ ...options, settings }), port }
    } catch (error) {
      const passing = /Address already in use|pre-existing shared memory block/.test(String(error))
      if (!passing || attempt === TRIES) throw error
      await sleep(250)
    }
  }
}
