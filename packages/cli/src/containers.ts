import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { fillSecrets } from './containers/env-file'
import { openDeployment } from './containers/deployment'
import { runTrial } from './containers/trial'

const ENV_FILE = join(ROOT, '.env')

/**
 * `npm run containers`: the trial of docker-compose.yml; see containers/trial.ts. `-- --keep` leaves it running.
 * `npm run containers -- secrets` fills in the secrets that are empty in `.env`; `-- up` builds the images and starts
 * docker-compose.yml with `.env`; `-- stop` stops it and keeps the volumes; `-- remove` removes them too.
 */
export async function main([what = '--all', ...more]: string[]): Promise<void> {
  const startedAt = performance.now()
  const log = (line: string): void =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  if (what.startsWith('--')) return runTrial({ keep: [what, ...more].includes('--keep'), log })
  if (!['secrets', 'up', 'stop', 'remove'].includes(what))
    throw new Error(`Unknown: "${what}". Say secrets, up, stop or remove; without a word it is the trial.`)
  if (!existsSync(ENV_FILE)) throw new Error('There is no .env: copy .env.example and fill in its first groups.')
  if (what === 'secrets') {
    const filled = await fillSecrets(ENV_FILE)
    return console.log(filled.length > 0 ? `Filled in ${filled.join(', ')}.` : 'No secret was empty.')
  }
  const { engine } = await openDeployment({ files: ['docker-compose.yml'], envFile: ENV_FILE, log })
  if (what === 'stop') return engine.stop()
  if (what === 'remove') return engine.remove()
  await engine.prepare()
  await engine.up()
  log('everything is up')
}
