import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { binOf } from './checks'
import { ROOT } from '@homecare/dev-servers/paths'

/** Full browsers, as visitors use. Measurements need one: the headless shell sends each page a pointer event that nobody made. */
export const FULL_BROWSERS: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** The headless shell first: it runs journeys in four fifths of the time. */
const BROWSERS: readonly string[] = ['chromium-headless-shell', ...FULL_BROWSERS]

const FIREFOX: readonly string[] = ['firefox-esr', 'firefox']

const REQUIRED: readonly SystemTool[] = [
  { commands: ['redis-server'], packages: ['redis-server'] },
  { commands: ['caddy'], packages: ['caddy'] },
]
const ENGINE_TOOLS: readonly SystemTool[] = [
  { commands: FIREFOX, packages: ['firefox-esr'] },
  { commands: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  { commands: ['Xvfb'], packages: ['xvfb'] },
]

/** Finds the first of these commands on the PATH. */
export function onPath(names: readonly string[]): string | undefined {
  for (const dir of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(dir, name))) return join(dir, name)
  }
  return undefined
}

/** Finds or installs a browser, Redis and Caddy; logs which one is missing. An empty path means Playwright's own build. */
export function findTools(browsers = BROWSERS, more: readonly SystemTool[] = []) {
  aptInstall(missingOf([...REQUIRED, { commands: browsers, packages: browsers.slice(0, 1) }, ...more]))
  const chromium = onPath(browsers) ?? playwrightBuild()
  if (chromium === undefined)
    console.log('No Chromium on the PATH and none could be installed: the browser journeys cannot run.')
  if (!onPath(['redis-server'])) console.log('No redis-server on the PATH: the queue is tested on Postgres only.')
  if (!onPath(['caddy'])) console.log('No caddy on the PATH: restarts behind the edge are not tested.')
  return { chromium }
}

/** Finds or installs what a trial can't do without. */
export function requireTools(tools: readonly SystemTool[]): void {
  aptInstall(missingOf(tools))
  const missing = missingOf(tools)
  if (missing.length > 0)
    throw new Error(`This needs ${missing.join(' and ')}, packages of Debian and Ubuntu; as root it installs them.`)
}

/**
 * Also finds or installs Firefox and WebKit, which are the system's. Returns the variables that Playwright's configuration reads; a missing
 * variable means a missing browser, whose journeys count as skipped.
 */
export function findEngines(): Record<string, string> {
  const { chromium } = findTools(BROWSERS, ENGINE_TOOLS)
  const paths = {
    CHROMIUM_PATH: chromium,
    FIREFOX_PATH: onPath(FIREFOX),
    WEBKIT_DRIVER_PATH: onPath(['Xvfb']) && onPath(['WebKitWebDriver']),
  }
  for (const [name, path] of Object.entries(paths))
    if (path === undefined) console.log(`There is no ${name}, and none could be installed: its journeys are skipped.`)
  return Object.fromEntries(Object.entries(paths).flatMap(([name, path]) => (path === undefined ? [] : [[name, path]])))
}

interface SystemTool {
  /** One of them on the PATH is enough. */
  commands: readonly string[]
  packages: readonly string[]
}

const missingOf = (wanted: readonly SystemTool[]): string[] =>
  wanted.filter(({ commands }) => !onPath(commands)).flatMap(({ packages }) => packages)

/** On Debian-like systems as root, in one call, since each takes seconds. */
function aptInstall(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !onPath(['apt-get'])) return
  console.log(`Installing ${names.join(' and ')} …`)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'], timeout: 600_000 }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { ...options, env })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { ...options, env })
}

/** An empty path if Playwright has a build of Chromium that starts here, undefined if not. */
function playwrightBuild(): string | undefined {
  const args = [binOf('e2e', 'playwright'), 'install', 'chromium', '--only-shell']
  const options = { cwd: join(ROOT, 'shell'), timeout: 300_000 }
  if (spawnSync(process.execPath, args, { ...options, stdio: 'inherit' }).status !== 0) return undefined
  // A downloaded browser may still lack system libraries, so launch it.
  const probe = `const { chromium } = await import('playwright'); await (await chromium.launch()).close()`
  return spawnSync(process.execPath, ['--input-type=module', '-e', probe], options).status === 0 ? '' : undefined
}

/** pnpm with the version of package.json, as npx takes it. */
export async function pinnedPnpm(): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The repository's own file.
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string }
  return manifest.packageManager
}
