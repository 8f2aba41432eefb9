import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir, remoteNames } from '@homecare/dev-servers/paths'
import { localSecrets } from '@homecare/dev-servers/system/secrets'

/** The address and token for a team's command: from `--env` and `--token`, by default those of the running local system. */
export async function target(name: string, args: string[]): Promise<{ apiUrl: string; token: string }> {
  if (!remoteNames().includes(name)) fail(`Name a remote: ${remoteNames().join(', ')}.`)
  const apiUrl = option(args, '--env') ?? (await runningSite())
  // A token that is being rotated comes as the BFF has it, `new,old`.
  const [token = ''] = (option(args, '--token') ?? (await localToken(name))).split(',')
  await expectResponse(apiUrl)
  return { apiUrl: apiUrl.replace(/\/$/, ''), token }
}

/** The value of an option, undefined if the option is absent. Exits with an error if the value is missing. */
export function option(args: string[], name: string): string | undefined {
  const at = args.indexOf(name)
  if (at < 0) return undefined
  const value = args[at + 1]
  return value === undefined || value.startsWith('--') ? fail(`${name} needs a value.`) : value
}

/** The address of the local system that `npm start` runs. */
export async function runningSite(): Promise<string> {
  const text = await readFile(join(dataDir(), 'stack.json'), 'utf8').catch(() => null)
  if (text === null)
    return fail('No local system is running. Start it with "npm start", or name another one with --env URL --token T.')
  return (JSON.parse(text) as { site: string }).site
}

/** Exits with an error if no system responds at this address. */
export async function expectResponse(url: string): Promise<void> {
  if (!URL.canParse(url)) fail(`--env takes an address such as https://site.example, not "${url}".`)
  await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(10_000) }).catch(() =>
    fail(`Nothing responds at ${url}. Start the system there, or name another one with --env.`),
  )
}

async function localToken(name: string): Promise<string> {
  const secrets = await localSecrets(join(dataDir(), 'secrets.json'))
  return secrets.releaseToken[name] ?? fail(`There is no local token for ${name}. Pass one with --token.`)
}

export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
