import { defineConfig } from 'playwright/test'
import { nameOf, PAIRS, type Contracts } from './releases/contracts'

// A browser of the system, where one was found; else the one that Playwright installed.
const executablePath = process.env.CHROMIUM_PATH || undefined

const ROOT_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a visitor does, over every pair of contracts that shell and remotes may have; `npm run matrix`. */
const VISITOR = /\/(wizard|payment-outcomes|self-service|found|trouble|pages)\.spec\.ts$|\.pair\.ts$/
/** How a page looks does not hang on the contract, nor does what it says without a script. */
const LOOKS = /accessibility|is sound|JavaScript off/

export default defineConfig<object, { contracts: Contracts }>({
  testDir: '.',
  globalSetup: '../../packages/devstack/src/cli/made-programs.ts',
  outputDir: '../../node_modules/.test-results',
  // Each worker has a whole system of its own; two keep two cores busy.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ROOT_FLAGS },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    // Motion takes a machine's time; wizard.spec.ts and found.spec.ts have it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts' },
    { name: 'failures', testMatch: '**/*.matrix.ts' },
    { name: 'screenshots', testMatch: '**/*.screens.ts' },
    ...PAIRS.map((contracts) => ({
      name: nameOf(contracts),
      testMatch: VISITOR,
      grepInvert: LOOKS,
      // Nobody waits for it: on a busy machine it takes longer.
      timeout: 150_000,
      use: { contracts },
    })),
  ],
})
