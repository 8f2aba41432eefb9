import { checkRemote, currentRelease, publishRemote, unpublishRemote } from '@homecare/federation/release'
import { buildChanged } from './build-changed'
import { remoteDir } from '@homecare/dev-servers/paths'
import { fail, option, target } from './team'

/**
 * `npm run release -- <name> [--percent N] [--remove] [--env URL --token T]`: builds, checks and publishes one remote, to
 * everybody or as a canary release to N % of visitors; `--remove` takes it out of the site.
 */
export async function main(args: string[]): Promise<void> {
  const [name = ''] = args
  const { apiUrl, token } = await target(name, args)
  if (args.includes('--remove')) {
    const { revision } = await unpublishRemote({ name, apiUrl, token })
    return console.log(`${name} is no longer part of ${apiUrl} (revision ${revision}).`)
  }
  const percent = readPercent(args)
  // The release expects to replace the version that is current now.
  const expected = await currentRelease({ name, apiUrl })
  await buildChanged(console.log, [`mfe-${name}`])
  const { problems } = await checkRemote({ dir: remoteDir(name) })
  if (problems.length > 0) fail(problems.join('\n'))
  const { version, revision } = await publishRemote({ dir: remoteDir(name), apiUrl, token, expected, percent })
  const audience = percent === undefined ? 'live' : `a canary release for ${percent} % of visitors`
  console.log(`${name} ${version} is ${audience} on ${apiUrl} (revision ${revision}).`)
}

function readPercent(args: string[]): number | undefined {
  if (!args.includes('--percent')) return undefined
  const percent = Number(option(args, '--percent'))
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) fail('--percent takes a whole number from 1 to 100.')
  return percent === 100 ? undefined : percent
}
