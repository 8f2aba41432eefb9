import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir, remoteNames } from '@homecare/dev-servers/paths'
import { localSecrets } from './secrets'

/** Where a team's command goes and with which token: as given by `--env` and `--token`, else the running local system. */
export async function target(name: string, args: string[]): Promise<{ apiUrl: string; token: string }> {
  if (!remoteNames().includes(name)) fail(`Name a remote: ${remoteNames().join(', ')}.`)
  const apiUrl = option(args, '--env') ?? (await runningSite())
  const token = option(args, '--token') ?? (await localToken(name))
  await expectAnswer(apiUrl)
  return { apiUrl: apiUrl.replace(/\/$/, ''), token }
}

/** The value behind an option, or undefined where it is not given. Without its value it must not mean something else. */
export function option(args: string[], name: string): string | undefined {
  const at = args.indexOf(name)
  if (at < 0) return undefined
  const value = args[at + 1]
  return value === undefined || value.startsWith('--') ? fail(`${name} needs a value behind it.`) : value
}

/** The address of the system that `npm start` runs here. */
export async function runningSite(): Promise<string> {
  const text = await readFile(join(dataDir(), 'stack.json'), 'utf8').catch(() => null)
  if (text === null)
    return fail('Nothing runs here. Start it with "npm start", or name a system with --env URL --token T.')
  return (JSON.parse(text) as { site: string }).site
}

/** Ends the command with a sentence if there is no system at this address. */
export async function expectAnswer(url: string): Promise<void> {
  if (!URL.canParse(url)) fail(`--env takes an address such as https://site.example, not "${url}".`)
  await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(10_000) }).catch(() =>
    fail(`Nothing answers at ${url}. Start the system there, or name another one with --env.`),
  )
}

async function localToken(name: string): Promise<string> {
  const secrets = await localSecrets(join(dataDir(), 'secrets.json'))
  return secrets.releaseToken[name] ?? fail(`There is no token for ${name} here. Give one with --token.`)
}

export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
