import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataDir, remoteDir, remoteNames } from '@homecare/dev-servers/paths'
import { parseRegistry } from '@homecare/federation/parse'
import { localSecrets } from '@homecare/dev-servers/system/secrets'
import { currentRelease, publishRemote, rollbackRemote, unpublishRemote } from '@homecare/federation/release'
import { buildChanged } from './build-changed'

const TEXT = { type: 'string' } as const
const OPTIONS = { percent: TEXT, remove: { type: 'boolean' }, env: TEXT, token: TEXT } as const

const wordsIn = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true })

/**
 * `npm run release -- <name> [--percent N] [--remove] [--env URL --token T]`: builds and publishes one remote, to
 * everybody or as a canary release to N % of visitors, unless the site refuses it; `--remove` takes it out of the site.
 */
export async function release(args: string[]): Promise<void> {
  const { values, positionals } = wordsIn(args)
  const [name = ''] = positionals
  const { apiUrl, token } = await target(name, values)
  if (values.remove) {
    const { revision } = await unpublishRemote({ name, apiUrl, token })
    return console.log(`${name} is no longer part of ${apiUrl} (revision ${revision}).`)
  }
  const percent = readPercent(values.percent)
  // The release expects to replace the version that is current now.
  const expected = await currentRelease({ name, apiUrl })
  await buildChanged(console.log, [`mfe-${name}`])
  const { version, revision } = await publishRemote({ dir: remoteDir(name), apiUrl, token, expected, percent })
  const audience = percent === undefined ? 'live' : `a canary release for ${percent} % of visitors`
  console.log(`${name} ${version} is ${audience} on ${apiUrl} (revision ${revision}).`)
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const percent = Number(text)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Error('--percent takes a whole number from 1 to 100.')
  return percent === 100 ? undefined : percent
}

/** `npm run rollback -- <name> [version]`: serves the previous release again, or the given one. */
export async function rollback(args: string[]): Promise<void> {
  const { values, positionals } = wordsIn(args)
  const [name = '', version] = positionals
  const { apiUrl, token } = await target(name, values)
  const done = await rollbackRemote({ name, apiUrl, token, ...(version ? { version } : {}) })
  console.log(`${name} is back at ${done.version} on ${apiUrl} (revision ${done.revision}).`)
}

/** `npm run releases [-- --env URL]`: the live releases, the canary releases, and the versions that a rollback would restore. */
export async function releases(args: string[]): Promise<void> {
  const site = wordsIn(args).values.env ?? (await runningSite())
  await expectResponse(site)
  const response = await fetch(new URL('/api/remotes', site), { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${site} answered ${response.status}.`)
  const registry = parseRegistry(await response.json())
  console.log(`revision ${registry.revision}`)
  for (const { name, version, previous, releasedAt, canary } of registry.remotes) {
    const canaryText = canary ? `   canary ${canary.percent} %: ${canary.manifest.version}` : ''
    console.log(
      `${name.padEnd(10)} ${version.padEnd(20)} since ${releasedAt}   previous: ${previous?.version ?? 'none'}${canaryText}`,
    )
  }
}

export function assertRemote(name: string): void {
  if (!remoteNames().includes(name)) throw new Error(`Name a remote: ${remoteNames().join(', ')}.`)
}

/** The address and token for a team's command: from `--env` and `--token`, by default those of the running local system. */
export async function target(
  name: string,
  given: { env?: string | undefined; token?: string | undefined } = {},
): Promise<{ apiUrl: string; token: string }> {
  assertRemote(name)
  const apiUrl = given.env ?? (await runningSite())
  // A token that is being rotated comes as the BFF has it, `new,old`.
  const [token = ''] = (given.token ?? (await localToken(name))).split(',')
  await expectResponse(apiUrl)
  return { apiUrl: apiUrl.replace(/\/$/, ''), token }
}

/** The address of the local system that `npm start` runs. */
async function runningSite(): Promise<string> {
  const text = await readFile(join(dataDir(), 'stack.json'), 'utf8').catch(() => null)
  if (text === null)
    throw new Error(
      'No local system is running. Start it with "npm start", or name another one with --env URL --token T.',
    )
  return (JSON.parse(text) as { site: string }).site
}

/** Throws if no system responds at this address. */
async function expectResponse(url: string): Promise<void> {
  if (!URL.canParse(url)) throw new Error(`--env takes an address such as https://site.example, not "${url}".`)
  await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Error(`Nothing responds at ${url}. Start the system there, or name another one with --env.`, {
      cause: error,
    })
  })
}

async function localToken(name: string): Promise<string> {
  const secrets = await localSecrets(join(dataDir(), 'secrets.json'))
  const token = secrets.releaseToken[name]
  if (token === undefined) throw new Error(`There is no local token for ${name}. Pass one with --token.`)
  return token
}
