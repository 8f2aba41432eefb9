import { checkRemote, publishRemote } from '@homecare/federation/release'
import { buildChanged } from './build-changed'
import { remoteDir } from './paths'
import { target } from './team'

/** `npm run release -- <name> [--env URL --token T]`: builds, checks and publishes one remote. */
export async function main(args: string[]): Promise<void> {
  const [name = ''] = args
  const { apiUrl, token } = await target(name, args)
  await buildChanged(console.log, [`mfe-${name}`])
  const { problems } = await checkRemote({ dir: remoteDir(name) })
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exit(1)
  }
  const { version, revision } = await publishRemote({ dir: remoteDir(name), apiUrl, token })
  console.log(`${name} ${version} is live on ${apiUrl} (revision ${revision}).`)
}
