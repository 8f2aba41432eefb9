// What journeys import of the back end has texts.
import '@homecare/texts/register'
import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { defineConfig } from 'playwright/test'
import type { EnginePaths } from './engines/driver'
import { SECOND_CHECKER } from './inspect'

// The system's browser if one was found, otherwise the one that Playwright installed.
const executablePath = process.env.CHROMIUM_PATH || undefined

/** An empty path is Playwright's own build of Chromium; without the variable there is no such engine, and its journeys are skipped. */
const engines: EnginePaths = {
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { chromium: process.env.CHROMIUM_PATH }),
  ...(process.env.FIREFOX_PATH === undefined ? {} : { firefox: process.env.FIREFOX_PATH }),
  ...(process.env.WEBKIT_DRIVER_PATH === undefined ? {} : { webkit: process.env.WEBKIT_DRIVER_PATH }),
}

/** A journey's page lives for seconds: optimizing its code, and a process for drawing it, cost more than they give back. */
const SHORT_LIVED = ['--js-flags=--no-turbofan', '--in-process-gpu']

/** `npm run test:slow`: all but one journey of each kind of user in each engine, which `npm test` keeps. */
const SLOW = '**/*.slow.spec.ts'
const LOOKS_AT_PAGES =
  /\/(visitor\/pages|patient\/report|nurse\/(nurse-day|gate-code)|staff\/(looks|pictures))\.slow\.spec\.ts$/

export default defineConfig<object, { engines: EnginePaths }>({
  testDir: '.',
  globalSetup: '../packages/dev-servers/src/bundled-programs.ts',
  outputDir: '../node_modules/.test-results',
  // Screenshots of components are of Chromium on Linux; elsewhere letters are drawn in another way.
  snapshotPathTemplate: '{testDir}/components/screenshots/{arg}{ext}',
  ignoreSnapshots: process.platform !== 'linux',
  // Each worker has a whole system of its own; two keep two cores busy.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    engines,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...ROOT_FLAGS, ...SHORT_LIVED] },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    // A worker would take requests out of the journeys' hands at a moment of its own; visitor/offline and nurse/nurse-day have it.
    serviceWorkers: 'block',
    // Animations take time; visitor/keyboard and sharing-and-motion have them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: SLOW },
    { name: 'slow', testMatch: SLOW, testIgnore: LOOKS_AT_PAGES },
    // Journeys that look at pages, with IBM's checker beside axe.
    { name: SECOND_CHECKER, testMatch: LOOKS_AT_PAGES },
    // Journeys over every page in three engines; `npm run test:slow`.
    { name: 'engines', testMatch: ['**/*.engines.ts', '**/engines/*.spec.ts'], timeout: 240_000 },
    // Every failure of every remote, with its times; `pnpm --filter e2e failures`.
    { name: 'failures', testMatch: 'failures/failures.slow.spec.ts' },
    // How many clicks and keys the desk's tasks take. A system of its own: with its nurses fewer seats are free.
    { name: 'clicks', testMatch: '**/*.counts.ts' },
    // The pictures of the README and of all messages to phones; `--update-snapshots` takes them again.
    {
      name: 'screenshots',
      testMatch: '**/*.screens.ts',
      snapshotPathTemplate: '{testDir}/../docs/pictures/{arg}{ext}',
    },
  ],
})
