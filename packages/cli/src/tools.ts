import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { binOf } from './checks'
import { ROOT } from '@homecare/dev-servers/paths'

/** As visitors have it. Measurements need it: the one without windows tells each page of a pointer that nobody moved. */
export const WHOLE_BROWSERS: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** Without windows first: it takes journeys through in four fifths of the time. */
const BROWSERS: readonly string[] = ['chromium-headless-shell', ...WHOLE_BROWSERS]

const FIREFOX: readonly string[] = ['firefox-esr', 'firefox']

const WANTED: readonly Wanted[] = [{ commands: ['redis-server'], packages: ['redis-server'] }]
const ENGINES: readonly Wanted[] = [
  { commands: FIREFOX, packages: ['firefox-esr'] },
  { commands: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  { commands: ['Xvfb'], packages: ['xvfb'] },
]

/** The first of these commands that is on the PATH. */
export function onPath(names: readonly string[]): string | undefined {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(dir, name))) return join(dir, name)
  }
  return undefined
}

interface Tools {
  /** An empty path is Playwright's own build, here as below. */
  chromium: string | undefined
  redis: string | undefined
}

/** Where the tests find a browser and Redis; what can't be had is told and left out. */
export function findTools(browsers = BROWSERS): Tools {
  aptInstall(missingOf([...WANTED, { commands: browsers, packages: browsers.slice(0, 1) }]))
  const chromium = onPath(browsers) ?? playwrightBuild('chromium')
  const redis = onPath(['redis-server'])
  if (chromium === undefined)
    console.log('No Chromium on the PATH and none could be installed: the browser journeys can not run.')
  if (!redis) console.log('No redis-server on the PATH: the queue is tested on Postgres only.')
  return { chromium, redis }
}

interface Engines extends Tools {
  firefox: string | undefined
  /** The path of WebKitWebDriver. */
  webkit: string | undefined
}

/** The same with the two other engines, whose journeys are counted as skipped where there is none. */
export function findEngines(): Engines {
  const packages = [...WANTED, ...ENGINES, { commands: BROWSERS, packages: BROWSERS.slice(0, 1) }]
  aptInstall(missingOf(packages))
  const tools = findTools()
  const system = { firefox: onPath(FIREFOX), webkit: onPath(['Xvfb']) && onPath(['WebKitWebDriver']) }
  const engines = {
    firefox: system.firefox ?? playwrightBuild('firefox'),
    webkit: system.webkit ?? playwrightBuild('webkit'),
  }
  for (const [name, path] of Object.entries(engines))
    if (path === undefined) console.log(`No ${name} is here and none could be installed: its journeys are skipped.`)
  return { ...tools, ...engines }
}

/** What Playwright's configuration reads: without a variable there is no such browser. */
export const browserEnv = (paths: Pick<Engines, 'chromium' | 'firefox' | 'webkit'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      CHROMIUM_PATH: paths.chromium,
      FIREFOX_PATH: paths.firefox,
      WEBKIT_DRIVER_PATH: paths.webkit,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

interface Wanted {
  /** One of them on the PATH will do. */
  commands: readonly string[]
  packages: readonly string[]
}

const missingOf = (wanted: readonly Wanted[]): string[] =>
  wanted.filter(({ commands }) => !onPath(commands)).flatMap(({ packages }) => packages)

/** On Debian and its like as root; all in one call, which is most of the time. */
function aptInstall(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !onPath(['apt-get'])) return
  console.log(`Installing ${names.join(' and ')} …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], timeout: 600_000 }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { ...options, env })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { ...options, env })
}

/** An empty path if Playwright has a build of this engine that starts here, undefined if not. */
function playwrightBuild(name: 'chromium' | 'firefox' | 'webkit'): string | undefined {
  const cli = binOf('e2e', 'playwright')
  const args = ['install', name, ...(name === 'chromium' ? ['--only-shell'] : [])]
  const options = { cwd: join(ROOT, 'shell'), timeout: 300_000 }
  if (spawnSync(process.execPath, [cli, ...args], { ...options, stdio: 'inherit' }).status !== 0) return undefined
  // Downloaded is not enough: the libraries that it needs may be missing.
  const probe = `const { ${name} } = await import('playwright'); await (await ${name}.launch()).close()`
  return spawnSync(process.execPath, ['--input-type=module', '-e', probe], options).status === 0 ? '' : undefined
}
