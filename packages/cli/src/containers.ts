import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir, ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { binOf } from './checks'
import { openContainers } from './containers/compose'
import { fillSecrets, randomEnv, readEnvFile, writeEnvFile, type Variables } from './containers/env-file'
import { runTool } from './run'
import { findTools } from './tools'

const ENV_FILE = join(ROOT, '.env')
const JOURNEY_LIMIT_MS = 300_000

type Log = (line: string) => void

/**
 * `npm run containers`: the trial of docker-compose.yml; `-- --keep` leaves it running.
 * `npm run containers -- secrets` fills in the secrets that are empty in `.env`; `-- up` builds the images and starts
 * docker-compose.yml with `.env`; `-- stop` stops it and keeps the volumes; `-- remove` removes them too.
 */
export async function main([what = '--all', ...more]: string[]): Promise<void> {
  const startedAt = performance.now()
  const log: Log = (line) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  if (what.startsWith('--')) return runTrial([what, ...more].includes('--keep'), log)
  if (!['secrets', 'up', 'stop', 'remove'].includes(what))
    throw new Error(`Unknown: "${what}". Say secrets, up, stop or remove; without a word it is the trial.`)
  if (!existsSync(ENV_FILE)) throw new Error('There is no .env: copy .env.example and fill in its first groups.')
  if (what === 'secrets') {
    const filled = await fillSecrets(ENV_FILE)
    return console.log(filled.length > 0 ? `Filled in ${filled.join(', ')}.` : 'No secret was empty.')
  }
  const { COMPOSE_PROJECT_NAME: project = 'homecare' } = await readEnvFile(ENV_FILE)
  const containers = await openContainers({ files: ['docker-compose.yml'], envFile: ENV_FILE, project, log })
  try {
    if (what === 'up') {
      await containers.build()
      await containers.up()
      return log('everything is up')
    }
    await containers.compose('down', ...(what === 'remove' ? ['--volumes'] : []))
  } finally {
    containers.close()
  }
}

/**
 * Builds the images, starts docker-compose.yml with the trial's card sandbox, tries the edge, books and pays in a browser, stops
 * everything, starts it again on the same volumes, finds the booking there, and removes everything. Secrets are random
 * and stay in `.data/containers`; `.env`, its card gateway and a deployment on this machine are not touched.
 */
async function runTrial(keep: boolean, log: Log): Promise<void> {
  const { chromium } = findTools()
  if (chromium === undefined) throw new Error('This command needs Chromium.')
  const dir = join(dataDir(), 'containers')
  await mkdir(dir, { recursive: true })
  const envFile = join(dir, '.env')
  const [http, https, sandbox, inbox] = (await Promise.all([1, 2, 3, 4].map(() => freePort()))).map(String)
  const variables = randomEnv({
    HTTP_PORT: `${http}`,
    HTTPS_PORT: `${https}`,
    SANDBOX_PORT: `${sandbox}`,
    INBOX_PORT: `${inbox}`,
  })
  await writeEnvFile(envFile, variables)
  const files = ['docker-compose.yml', 'deploy/trial/docker-compose.yml']
  const containers = await openContainers({ files, envFile, project: 'homecare-trial', log })
  const journey = (name: string): Promise<void> => runJourney(name, { chromium, dir, variables })
  try {
    await containers.build()
    await containers.compose('down', '--volumes')
    log('the images are there; starting …')
    await containers.up()
    log('everything is healthy')
    await journey('edge')
    log('the edge does what its settings say')
    await journey('book')
    log('a visitor has booked, paid and got the email')
    await containers.compose('down')
    log('everything is stopped; starting again on the same volumes')
    await containers.up()
    await journey('find-again')
    log('the booking is still there')
  } finally {
    if (keep) log(`it keeps running; its addresses are in ${envFile}`)
    else await containers.compose('down', '--volumes').catch((error: Error) => log(error.message))
    containers.close()
  }
  if (!keep) await rm(dir, { recursive: true, force: true })
  log('done')
}

async function runJourney(
  name: string,
  { chromium, dir, variables }: { chromium: string; dir: string; variables: Variables },
): Promise<void> {
  const env = {
    CHROMIUM_PATH: chromium,
    SITE_URL: variables.PUBLIC_URL,
    PLAIN_URL: `http://localhost:${variables.HTTP_PORT}`,
    INBOX_URL: `http://127.0.0.1:${variables.INBOX_PORT}`,
    BOOKING_FILE: join(dir, 'booking.json'),
  }
  const args = ['test', '--config', 'e2e/containers/playwright.config.ts', '--reporter=line', `${name}.trial.ts`]
  const ok = await runTool(process.execPath, [binOf('e2e', 'playwright'), ...args], { limitMs: JOURNEY_LIMIT_MS, env })
  if (!ok) throw new Error(`The journey e2e/containers/${name}.trial.ts failed. Its output is above.`)
}
