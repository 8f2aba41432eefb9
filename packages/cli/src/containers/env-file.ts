import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { remoteNames } from '@homecare/dev-servers/paths'
import { newReportKey } from '@homecare/dev-servers/system/secrets'

export type Variables = Record<string, string>

/** The secrets of docker-compose.yml, each with what makes one. */
const SECRETS: Record<string, () => string> = {
  ...Object.fromEntries(
    [
      ...['SESSION_SECRET', 'AUDIT_SECRET', 'SHELL_TOKEN', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
      ...['POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD', 'REDIS_PASSWORD'],
      ...remoteNames().map((name) => `RELEASE_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`),
    ].map((name) => [name, () => randomBytes(32).toString('hex')]),
  ),
  REPORT_KEYS: newReportKey,
}

export const randomSecrets = (): Variables =>
  Object.fromEntries(Object.entries(SECRETS).map(([name, make]) => [name, make()]))

export const readEnvFile = async (path: string): Promise<Variables> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has no undefined values.
  parseEnv(await readFile(path, 'utf8')) as Variables

export const writeEnvFile = (path: string, variables: Variables): Promise<void> =>
  writePrivately(
    path,
    Object.entries(variables)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  )

/** Only its owner can read the file. */
async function writePrivately(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 })
  await chmod(path, 0o600)
}

/** Gives every secret that is empty in the file a random value; resolves with their names. Nothing else changes. */
export async function fillSecrets(path: string): Promise<string[]> {
  const filled: string[] = []
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => {
    const name = line.endsWith('=') ? line.slice(0, -1) : ''
    const make = SECRETS[name]
    if (!make) return line
    filled.push(name)
    return `${line}${make()}`
  })
  await writePrivately(path, lines.join('\n'))
  return filled
}
