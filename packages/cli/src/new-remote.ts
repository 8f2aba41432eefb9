import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeRemote } from './new-remote/make-remote'
import { runTool } from './checks'
import { remoteDir, ROOT } from '@homecare/dev-servers/paths'

const LIMIT_MS = 300_000

/** `npm run new-remote -- <name>`: creates a remote with one page in `mfe-<name>`, ready to be changed and released. */
export async function main(args: string[]): Promise<void> {
  const [name = ''] = args
  const files = await makeRemote({ name, dir: remoteDir(name) })
  console.log(`mfe-${name}: ${files.join(', ')}\nLinking its packages …`)
  const { packageManager } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const install = ['--yes', packageManager, 'install', '--prefer-offline', '--reporter=silent']
  if (!(await runTool('npx', install, { limitMs: LIMIT_MS }))) throw new Error('The packages could not be linked.')
  console.log(`
Preview it:   npm run dev -- ${name}
Release it:   npm run release -- ${name}
A running local system gets the team's token, and the remote with it, when it is restarted ("npm start").
Elsewhere, add the team's token to RELEASE_TOKENS of the BFF. The shell needs no change.`)
}
