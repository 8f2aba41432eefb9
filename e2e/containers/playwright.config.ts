import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { defineConfig } from 'playwright/test'

const executablePath = process.env.CHROMIUM_PATH || undefined

/** The journeys of `npm run containers`, through a site that runs already. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.trial.ts',
  outputDir: '../../node_modules/.test-results-containers',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.SITE_URL ?? '',
    // The edge proxy's certificate is of its own authority here.
    ignoreHTTPSErrors: true,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ROOT_FLAGS },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
