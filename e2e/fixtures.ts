import { bundledPrograms } from '@homecare/dev-servers/bundled-programs'
import { FREE_PORTS } from '@homecare/dev-servers/ports'
import { startSystem, type System } from '@homecare/dev-servers/system'
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test'
import type { Engine, EngineName, EnginePaths } from './engines/driver'
import { launchPuppeteer } from './engines/puppeteer-engine'
import { launchWebKit } from './engines/webkit-engine'

interface WorkerFixtures {
  /** The whole system on free ports with its own data, as `npm start` runs it, but for a back end that starts sooner. */
  stack: System
  /** The browsers of this machine. */
  engines: EnginePaths
  /** Starts an engine when it is first needed. Here, since a worker with other fixtures would start a system of its own. */
  runningEngine: (name: EngineName) => Promise<Engine>
  /** The lines that its processes have written so far, from warnings upwards. */
  logged: string[]
}

interface TestFixtures {
  /** Console errors that a journey provokes on purpose, as parts of their text. */
  allowedErrors: string[]
  /** A journey fails on any error that the browser logs in a watched page: `page` and those of new visitors. */
  watch: (page: Page) => void
  /** Another visitor with a browser context of their own. */
  newVisitor: () => Promise<Page>
  /** A journey that fails says what the processes have logged during it. */
  logOfFailure: void
}

/** What Playwright itself says where it keeps workers out. */
const NO_WORKERS = 'Service Worker registration blocked by Playwright'

/** A remote that some journey makes, releases and removes. */
export const FOURTH = 'wellness'

// Short delays make late payments testable; the limits on logins and holds are tested in their packages.
const QUICK = {
  RECONCILE_AFTER_SECONDS: '2',
  LOG_LEVEL: 'warn',
  COMPRESSION: 'fast',
  SLOT_CAPACITY: '200',
  // All journeys book for the same patient.
  UNPAID_HOLDS_PER_PERSON: '10000',
  STRANGER_EMAILS_PER_DAY: '10000',
  ROLLBACK_MIN_VIEWS: '20',
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engines: [{}, { option: true, scope: 'worker' }],
  runningEngine: [
    async ({ engines: paths }, use) => {
      const started = new Map<EngineName, Promise<Engine>>()
      await use((name) => {
        const path = paths[name] ?? ''
        const engine = started.get(name) ?? (name === 'webkit' ? launchWebKit(path) : launchPuppeteer(name, path))
        started.set(name, engine)
        return engine
      })
      for (const engine of started.values()) await (await engine).close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  logged: [async ({}, use) => use([]), { scope: 'worker' }],
  stack: [
    async ({ logged }, use) => {
      const stack = await startSystem({
        env: { ...FREE_PORTS, ...QUICK },
        durable: false,
        log: (line) => logged.push(line),
        programs: bundledPrograms(),
        site: { built: Promise.resolve(), teams: [FOURTH] },
      })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  logOfFailure: [
    async ({ logged }, use, info) => {
      const before = logged.length
      await use()
      const lines = logged.slice(before)
      if (info.status !== info.expectedStatus && lines.length > 0)
        await info.attach('log of the system', { body: lines.join('\n'), contentType: 'text/plain' })
    },
    { auto: true },
  ],
  baseURL: async ({ stack }, use) => use(stack.info.site),
  allowedErrors: [[], { option: true }],
  watch: async ({ allowedErrors }, use) => {
    const complaints: string[] = []
    await use((page) => {
      const complain = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complain(`uncaught: ${error.message}`))
      // Hydration errors are reported to the server, not to the console.
      page.on('request', (request) => {
        if (request.url().endsWith('/api/client-errors')) complain(`reported: ${request.postData()}`)
      })
    })
    const allowed = [NO_WORKERS, ...allowedErrors]
    expect(complaints.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([])
  },
  page: async ({ page, watch }, use) => {
    watch(page)
    await use(page)
  },
  newVisitor: async ({ browser, baseURL, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(baseURL ? { baseURL } : {})
      contexts.push(context)
      const page = await context.newPage()
      watch(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
