import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir, ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { binOf, runTool } from './checks'
import { command } from './containers/command'
import { readComposeFiles, type Compose } from './containers/compose-file'
import { dockerEngine } from './containers/docker'
import type { Engine } from './containers/engine'
import { randomEnv, readEnvFile, writeEnvFile } from './containers/env-file'
import { figureTable, readFigures } from './containers/figures'
import { baseImage, bundleServers, prepareImages } from './containers/images'
import { findEngine } from './containers/tools'
import { createTopology, finalCondition } from './containers/topology'
import { findTools } from './tools'

const FILES = ['docker-compose.yml', 'deploy/trial/docker-compose.yml']
const JOURNEY_LIMIT_MS = 300_000

/**
 * `npm run containers`: builds the images, starts docker-compose.yml with the trial's card sandbox, books and pays through it
 * in a browser, stops everything, starts it again on the same volumes, finds the booking there, and removes everything.
 * Secrets are random and stay in `.data/containers`; `.env` and its card gateway are not used. `-- --keep` leaves it running.
 */
export async function main(args: string[]): Promise<void> {
  const startedAt = performance.now()
  const log = (line: string): void =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  const { chromium } = findTools()
  if (chromium === undefined) throw new Error('This command needs Chromium.')
  const dir = join(dataDir(), 'containers')
  await mkdir(dir, { recursive: true })
  const envFile = join(dir, '.env')
  await writeEnvFile(envFile, randomEnv(await freePorts()))
  const compose = readComposeFiles(await Promise.all(FILES.map((file) => readFile(join(ROOT, file), 'utf8'))), {
    ...(await readEnvFile(envFile)),
  })
  const engine = await engineFor(compose, envFile, log)
  const journey = (name: string): Promise<void> => runJourney(name, { chromium, dir, variables: envFile })

  await engine.prepare()
  await engine.remove()
  try {
    await engine.up()
    console.log(`\n${figureTable(await readFigures(engine.program, compose, await baseImage()))}\n`)
    await journey('book')
    log('a visitor has booked, paid and got the email')
    await engine.stop()
    log('everything is stopped; starting again on the same volumes')
    await engine.up()
    await journey('find-again')
    log('the booking is still there')
  } finally {
    if (args.includes('--keep')) log(`it keeps running; its addresses are in ${envFile}`)
    else await engine.remove()
  }
  if (!args.includes('--keep')) await rm(dir, { recursive: true, force: true })
  log('done')
}

async function freePorts() {
  const [site, sandbox, inbox] = [await freePort(), await freePort(), await freePort()]
  return { PORT: String(site), SANDBOX_PORT: String(sandbox), INBOX_PORT: String(inbox) }
}

async function engineFor(compose: Compose, envFile: string, log: (line: string) => void): Promise<Engine> {
  const version = await versionLabels()
  const program = await findEngine(log)
  log(`containers run with ${program}`)
  if (program === 'podman')
    return { program, prepare: () => prepareImages(compose, version, log), ...createTopology(compose, log) }
  const tasks = Object.keys(compose.services).filter(
    (name) => finalCondition(name, compose) === 'service_completed_successfully',
  )
  const docker = dockerEngine({ project: compose.name, files: FILES, envFile, cwd: ROOT, tasks, version })
  return {
    ...docker,
    async prepare() {
      await bundleServers()
      await docker.prepare()
    },
  }
}

/** What the images' labels say. */
async function versionLabels(): Promise<Record<string, string>> {
  const git = (...args: string[]): Promise<string> =>
    command('git', args, { timeoutMs: 10_000, cwd: ROOT }).catch(() => 'unknown')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The repository's own file.
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return {
    VERSION: version,
    REVISION: await git('rev-parse', 'HEAD'),
    SOURCE: await git('config', '--get', 'remote.origin.url'),
  }
}

interface JourneyOptions {
  chromium: string
  dir: string
  variables: string
}

async function runJourney(name: string, { chromium, dir, variables }: JourneyOptions): Promise<void> {
  const { PUBLIC_URL = '', INBOX_PORT = '' } = await readEnvFile(variables)
  const env = {
    CHROMIUM_PATH: chromium,
    SITE_URL: PUBLIC_URL,
    INBOX_URL: `http://127.0.0.1:${INBOX_PORT}`,
    BOOKING_FILE: join(dir, 'booking.json'),
  }
  const args = ['test', '--config', 'e2e/containers/playwright.config.ts', '--reporter=line', `${name}.trial.ts`]
  const ok = await runTool(process.execPath, [binOf('e2e', 'playwright'), ...args], { limitMs: JOURNEY_LIMIT_MS, env })
  if (!ok) throw new Error(`The journey e2e/containers/${name}.trial.ts failed. Its output is above.`)
}
