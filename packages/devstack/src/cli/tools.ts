import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { binOf } from './checks'
import { ROOT } from './paths'

/** As visitors have it. Measurements need it: the one without windows tells each page of a pointer that nobody moved. */
export const WHOLE_BROWSERS: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Without windows first: it takes journeys through in four fifths of the time. */
const BROWSERS: readonly string[] = ['chromium-headless-shell', ...WHOLE_BROWSERS]

/** The first of these commands that is on the PATH. */
export function onPath(names: readonly string[]): string | undefined {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(dir, name))) return join(dir, name)
  }
  return undefined
}

/** Where the tests find a browser and Redis; what can't be had is told and left out. */
export function findTools(browsers = BROWSERS): { chromium: string | undefined; redis: string | undefined } {
  const missing = [
    ...(onPath(browsers) ? [] : browsers.slice(0, 1)),
    ...(onPath(['redis-server']) ? [] : ['redis-server']),
  ]
  if (missing.length > 0 && process.getuid?.() === 0 && onPath(['apt-get'])) aptInstall(missing)
  const chromium = onPath(browsers) ?? playwrightChromium()
  const redis = onPath(['redis-server'])
  if (!chromium) console.log('No Chromium on the PATH and none could be installed: the browser journeys can not run.')
  if (!redis) console.log('No redis-server on the PATH: the queue is tested on Postgres only.')
  return { chromium, redis }
}

function aptInstall(names: string[]): void {
  console.log(`Installing ${names.join(' and ')} …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], timeout: 600_000 }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { ...options, env })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { ...options, env })
}

function playwrightChromium(): string | undefined {
  const installed = spawnSync(process.execPath, [binOf('shell', 'playwright'), 'install', 'chromium', '--only-shell'], {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: 300_000,
  })
  // An empty path makes the journeys use the browser that was just installed.
  return installed.status === 0 ? '' : undefined
}
