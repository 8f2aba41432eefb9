import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { binOf, runTool } from '../checks'
import { findTools } from '../tools'
import { openDeployment } from './deployment'
import { projectEnv, randomEnv, readEnvFile, writeEnvFile } from './env-file'
import { figureTable, readFigures } from './figures'
import { baseImage } from './images'

const FILES = ['docker-compose.yml', 'deploy/trial/docker-compose.yml']
const JOURNEY_LIMIT_MS = 300_000

interface TrialOptions {
  /** Leaves everything running at the end. */
  keep: boolean
  log: (line: string) => void
}

/**
 * Builds the images, starts docker-compose.yml with the trial's card sandbox, tries the edge, books and pays in a browser, stops
 * everything, starts it again on the same volumes, finds the booking there, and removes everything. Secrets are random
 * and stay in `.data/containers`; `.env`, its card gateway and a deployment on this machine are not touched.
 */
export async function runTrial({ keep, log }: TrialOptions): Promise<void> {
  const { chromium } = findTools()
  if (chromium === undefined) throw new Error('This command needs Chromium.')
  const dir = join(dataDir(), 'containers')
  await mkdir(dir, { recursive: true })
  const envFile = join(dir, '.env')
  await writeEnvFile(envFile, { ...randomEnv(await freePorts()), ...projectEnv('homecare-trial') })
  const { compose, engine } = await openDeployment({ files: FILES, envFile, log })
  const journey = (name: string): Promise<void> => runJourney(name, { chromium, dir, envFile })

  await engine.prepare()
  await engine.remove()
  try {
    await engine.up()
    console.log(`\n${figureTable(await readFigures(engine.program, compose, await baseImage()))}\n`)
    await journey('edge')
    log('the edge does what its settings say')
    await journey('book')
    log('a visitor has booked, paid and got the email')
    await engine.stop()
    log('everything is stopped; starting again on the same volumes')
    await engine.up()
    await journey('find-again')
    log('the booking is still there')
  } finally {
    if (keep) log(`it keeps running; its addresses are in ${envFile}`)
    else await engine.remove()
  }
  if (!keep) await rm(dir, { recursive: true, force: true })
  log('done')
}

async function freePorts() {
  const port = async (): Promise<string> => String(await freePort())
  return { HTTP_PORT: await port(), HTTPS_PORT: await port(), SANDBOX_PORT: await port(), INBOX_PORT: await port() }
}

interface JourneyOptions {
  chromium: string
  dir: string
  envFile: string
}

async function runJourney(name: string, { chromium, dir, envFile }: JourneyOptions): Promise<void> {
  const { PUBLIC_URL = '', INBOX_PORT = '', HTTP_PORT = '' } = await readEnvFile(envFile)
  const env = {
    CHROMIUM_PATH: chromium,
    SITE_URL: PUBLIC_URL,
    PLAIN_URL: `http://localhost:${HTTP_PORT}`,
    INBOX_URL: `http://127.0.0.1:${INBOX_PORT}`,
    BOOKING_FILE: join(dir, 'booking.json'),
  }
  const args = ['test', '--config', 'e2e/containers/playwright.config.ts', '--reporter=line', `${name}.trial.ts`]
  const ok = await runTool(process.execPath, [binOf('e2e', 'playwright'), ...args], { limitMs: JOURNEY_LIMIT_MS, env })
  if (!ok) throw new Error(`The journey e2e/containers/${name}.trial.ts failed. Its output is above.`)
}
