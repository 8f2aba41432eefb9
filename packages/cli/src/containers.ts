import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { binOf } from './checks'
import { openContainers } from './containers/compose'
import { fillSecrets, readEnvFile } from './containers/env-file'
import { runTool } from './run'

const ENV_FILE = join(ROOT, '.env')
const TRIAL = ['run', 'bench/trials/containers/deployment', '--project', 'trials', '--disable-console-intercept']

/**
 * `npm run containers`: the trial of docker-compose.yml, which touches neither `.env` nor a deployment on this machine.
 * `npm run containers -- secrets` fills in the secrets that are empty in `.env`; `-- up` builds the images and starts
 * docker-compose.yml with `.env`; `-- stop` stops it and keeps the volumes; `-- remove` removes them too.
 */
export async function main([what]: string[]): Promise<void> {
  if (what === undefined) process.exit((await runTool(process.execPath, [binOf('.', 'vitest'), ...TRIAL])) ? 0 : 1)
  const startedAt = performance.now()
  const log = (line: string): void =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  if (!['secrets', 'up', 'stop', 'remove'].includes(what))
    throw new Error(`Unknown: "${what}". Say secrets, up, stop or remove; without a word it is the trial.`)
  if (!existsSync(ENV_FILE)) throw new Error('There is no .env: copy .env.example and fill in its first groups.')
  if (what === 'secrets') {
    const filled = await fillSecrets(ENV_FILE)
    return console.log(filled.length > 0 ? `Filled in ${filled.join(', ')}.` : 'No secret was empty.')
  }
  const { COMPOSE_PROJECT_NAME: project = 'homecare' } = await readEnvFile(ENV_FILE)
  const containers = await openContainers({ envFile: ENV_FILE, project, log })
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
