import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack, type Stack } from '@homecare/cli/stack'
import { bundledPrograms } from '@homecare/dev-servers/bundled-programs'
import { test as base, expect } from 'playwright/test'
import type { EnginePaths } from './engines/driver'
import { buildsOf, OWN_CONTRACTS, type Contracts } from './team/contracts'

interface WorkerFixtures {
  /** The whole system on free ports with its own data, as `npm start` runs it, but for a back end that starts sooner. */
  stack: Stack
  /** The contract numbers that shell and remotes say they have. */
  contracts: Contracts
  /** The browsers of this machine. */
  engines: EnginePaths
  /** What its processes wrote so far, from warnings upwards. */
  logged: string[]
}

interface TestFixtures {
  /** Console errors that a journey provokes on purpose, as parts of their text. */
  allowedErrors: string[]
}

/** A remote that some journey makes, releases and removes. */
export const FOURTH = 'wellness'

const FREE_PORTS = { PORT: '0', BFF_PORT: '0', SANDBOX_PORT: '0', INBOX_PORT: '0', METRICS_PORT: '0' }
// Short delays make late payments testable; the limits on logins and holds are tested in their packages.
const QUICK = {
  RECONCILE_AFTER_SECONDS: '2',
  LOG_LEVEL: 'warn',
  SLOT_CAPACITY: '200',
  // All journeys book for the same patient.
  UNPAID_HOLDS_PER_PERSON: '10000',
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  contracts: [OWN_CONTRACTS, { option: true, scope: 'worker' }],
  engines: [{}, { option: true, scope: 'worker' }],
  logged: [async ({}, use) => use([]), { scope: 'worker' }],
  stack: [
    async ({ logged, contracts }, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'homecare-journeys-'))
      const stack = await startStack({
        dir,
        env: { ...FREE_PORTS, ...QUICK },
        durable: false,
        returnLaterMs: 6_000,
        log: (line) => logged.push(line),
        built: Promise.resolve(),
        teams: [FOURTH],
        programs: bundledPrograms(),
        ...(await buildsOf(contracts)),
      })
      await use(stack)
      await stack.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.info.site),
  allowedErrors: [[], { option: true }],
  // A journey fails on any error that the browser logs.
  page: async ({ page, allowedErrors }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    // Hydration errors are reported to the server, not to the console.
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) complaints.push(`reported: ${request.postData()}`)
    })
    await use(page)
    expect(complaints.filter((text) => !allowedErrors.some((allowed) => text.includes(allowed)))).toEqual([])
  },
})

export { expect }
