import { test as base, expect } from '../fixtures'
import type { Driver, EngineName } from './driver'
import { EnginePage } from './engine-page'

interface TestFixtures {
  engine: EngineName
  /** A new visitor in the engine. The test fails if a page logs an error or reports one to the server. */
  visit: () => Promise<EnginePage>
}

const REPORTED = 'a browser reported an error'

const test = base.extend<TestFixtures>({
  engine: ['chromium', { option: true }],
  visit: async ({ engine, runningEngine, stack, logged, allowedErrors }, use) => {
    const drivers: Driver[] = []
    const before = logged.length
    await use(async () => {
      const driver = await (await runningEngine(engine)).open()
      drivers.push(driver)
      return new EnginePage(driver, stack.info.site)
    })
    for (const driver of drivers) await driver.close()
    const reported = logged.slice(before).filter((line) => line.includes(REPORTED))
    const complaints = [...drivers.flatMap((driver) => driver.complaints()), ...reported]
    expect(complaints.filter((text) => !allowedErrors.some((allowed) => text.includes(allowed)))).toEqual([])
  },
})

/** Declares these tests for an engine; without it they count as skipped. */
export function inEngine(name: EngineName, declare: () => void): void {
  test.describe(name, () => {
    // Two of the three use a whole core each.
    test.describe.configure({ timeout: 150_000 })
    test.use({ engine: name })
    test.skip(({ engines }) => engines[name] === undefined, `${name} is not installed.`)
    declare()
  })
}

export { expect, test }
