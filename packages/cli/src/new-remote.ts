import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { currentRelease, unpublishRemote } from '@homecare/federation/release'
import { dataDir, remoteDir } from '@homecare/dev-servers/paths'
import { localSecrets } from '@homecare/dev-servers/system/secrets'
import { makeRemote } from './new-remote/make-remote'
import { assertRemote, target } from './release'
import { runTool } from './run'
import { pinnedPnpm } from './tools'

const LIMIT_MS = 300_000

/**
 * `npm run new-remote -- <name>` creates a remote with one page in `mfe-<name>`, ready to be changed and released;
 * `npm run new-remote -- --remove <name>` deletes it. From a deployed site `npm run release -- <name> --remove` takes it before.
 */
export async function main(args: string[]): Promise<void> {
  const [name = ''] = args.filter((arg) => arg !== '--remove')
  if (args.includes('--remove')) await remove(name)
  else await create(name)
}

async function create(name: string): Promise<void> {
  const files = await makeRemote({ name, dir: remoteDir(name) })
  console.log(`mfe-${name}: ${files.join(', ')}\nLinking its packages …`)
  await link()
  // A running local system takes the token that this adds.
  const secrets = join(dataDir(), 'secrets.json')
  if (existsSync(secrets)) await localSecrets(secrets)
  console.log(`
Check it:     npm run verify -- mfe-${name}
Preview it:   npm run dev -- ${name}
Release it:   npm run release -- ${name}
Delete it:    npm run new-remote -- --remove ${name}
To deploy it, name its team in .github/CODEOWNERS and its token and release in .env.example and docker-compose.yml.
The shell needs no change.`)
}

async function remove(name: string): Promise<void> {
  assertRemote(name)
  if (existsSync(join(dataDir(), 'stack.json'))) {
    const local = await target(name)
    if ((await currentRelease({ name, apiUrl: local.apiUrl })) !== 'none') await unpublishRemote({ name, ...local })
  }
  await rm(remoteDir(name), { recursive: true })
  await link()
  console.log(`mfe-${name} is deleted, and a running local system no longer has its pages.`)
}

/** Links the packages of what is there now, and changes nothing else in the lockfile. */
async function link(): Promise<void> {
  const install = [
    '--yes',
    await pinnedPnpm(),
    'install',
    '--prefer-offline',
    '--no-frozen-lockfile',
    '--reporter=silent',
  ]
  if (!(await runTool('npx', install, { limitMs: LIMIT_MS }))) throw new Error('The packages could not be linked.')
}
