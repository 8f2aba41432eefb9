import type { StackInfo } from '@homecare/cli/stack'
import { test as base, expect } from '../fixtures'
import { ENGINES, type Driver, type Engine, type EngineName } from './driver'
import { EnginePage } from './engine-page'
import { launchFirefox } from './firefox-engine'
import { launchPlaywright } from './playwright-engine'
import { launchWebKit } from './webkit-engine'

interface WorkerFixtures {
  /** Starts an engine when it is first needed, and ends it with the worker. */
  running: (name: EngineName) => Promise<Engine>
}

interface TestFixtures {
  engine: EngineName
  /** A new visitor in the engine. The test fails if a page logs an error or reports one to the server. */
  visit: () => Promise<EnginePage>
}

const REPORTED = 'a browser reported an error'

async function launch(name: EngineName, path: string): Promise<Engine> {
  if (path !== '' && name === 'firefox') return launchFirefox(path)
  if (path !== '' && name === 'webkit') return launchWebKit(path)
  return launchPlaywright(name, path)
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  running: [
    async ({ engines }, use) => {
      const started = new Map<EngineName, Promise<Engine>>()
      await use((name) => {
        const known = started.get(name) ?? launch(name, engines[name] ?? '')
        started.set(name, known)
        return known
      })
      for (const engine of started.values()) await (await engine).close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: ['chromium', { option: true }],
  visit: async ({ engine, running, stack, logged, allowedErrors }, use) => {
    const drivers: Driver[] = []
    const before = logged.length
    await use(async () => {
      const driver = await (await running(engine)).open()
      drivers.push(driver)
      return new EnginePage(driver, stack.info.site)
    })
    for (const driver of drivers) await driver.close()
    const reported = logged.slice(before).filter((line) => line.includes(REPORTED))
    const complaints = [...drivers.flatMap((driver) => driver.complaints()), ...reported]
    expect(complaints.filter((text) => !allowedErrors.some((allowed) => text.includes(allowed)))).toEqual([])
  },
})

/** Declares these tests once for each engine; without the engine they count as skipped. */
export function inEngines(names: readonly EngineName[], declare: (name: EngineName) => void): void {
  for (const name of names)
    test.describe(name, () => {
      // Two of the three use a whole core each.
      test.describe.configure({ timeout: 150_000 })
      test.use({ engine: name })
      test.skip(({ engines }) => engines[name] === undefined, `${name} is not installed.`)
      declare(name)
    })
}

export const inEveryEngine = (declare: (name: EngineName) => void): void => inEngines(ENGINES, declare)

/** The demo login of this role. */
export function staffUser({ staff }: StackInfo, role: string): { userName: string; password: string } {
  const user = staff.find((each) => each.role === role)
  if (!user) throw new Error(`no demo ${role}`)
  return user
}

export { expect, test }
