import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleBackup, bundlePrograms, bundleRelease } from '@homecare/bundle/bundle-programs'
import { remoteDir, remoteNames, ROOT } from '@homecare/dev-servers/paths'
import { checkRemote } from '@homecare/federation/release'
import { buildChanged } from './build-changed'

const BUNDLES = join(ROOT, 'packages/bundle/dist')

/**
 * `npm run build [-- <package> …]`: the front ends whose sources changed. `npm run build -- --for-images` bundles the back end for
 * the images as well, and checks every remote.
 */
export async function main(args: string[]): Promise<void> {
  const forImages = args.includes('--for-images')
  const names = args.filter((arg) => !arg.startsWith('--'))
  const [built] = await Promise.all([
    buildChanged(console.log, names.length > 0 ? names : undefined),
    forImages && bundleBackEnd(),
  ])
  if (forImages) {
    const remotes = remoteNames().map((name) => ({ name, dir: remoteDir(name) }))
    await checkRemotes(remotes)
    await bundleRelease(join(BUNDLES, 'release'), remotes)
  }
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Every front end is up to date.')
}

async function checkRemotes(remotes: readonly { name: string; dir: string }[]): Promise<void> {
  for (const { name, dir } of remotes) {
    const { problems } = await checkRemote({ dir })
    if (problems.length > 0) throw new Error(`${name} can't be released:\n${problems.join('\n')}`)
  }
}

/** Beside the front ends' build, which uses one core where one of them has changed. */
async function bundleBackEnd(): Promise<void> {
  await rm(BUNDLES, { recursive: true, force: true })
  await Promise.all([bundlePrograms(join(BUNDLES, 'back-end')), bundleBackup(join(BUNDLES, 'backup'))])
}
