import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bech32 } from '@scure/base'
import { remoteNames } from '../paths'

const STAFF_ROLES = ['admin', 'coordinator', 'viewer', 'owner', 'laboratory', 'nurseLead']

/** A key of the age format, as `age-keygen` makes them: 32 random bytes with a checksum. */
export const newReportKey = (): string => bech32.encodeFromBytes('age-secret-key-', randomBytes(32)).toUpperCase()

const random = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Generated once for each data folder, so that sessions and links survive a restart. */
const generateSecrets = () => ({
  session: random(32),
  /** Signs the anchors of the audit history. */
  audit: random(32),
  /** Encrypts laboratory reports; the BFF alone gets it. */
  report: newReportKey(),
  workingKey: random(16).toUpperCase(),
  /** By role. */
  staffPassword: Object.fromEntries(STAFF_ROLES.map((role) => [role, `${role.toLowerCase()}-${random(4)}`])),
  /** By remote name. */
  releaseToken: {} as Record<string, string>,
  /** Token of the message gateway's account, and what it signs with. */
  messages: random(16),
  /** Authenticates BFF and document server to one another. */
  shell: random(16),
})

export type LocalSecrets = ReturnType<typeof generateSecrets>

/** Reads the secrets from this file or generates it; adds a token for each new remote. */
export async function localSecrets(file: string, teams: string[] = []): Promise<LocalSecrets> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const stored = text === undefined ? {} : (JSON.parse(text) as Partial<LocalSecrets>)
  const generated = generateSecrets()
  // A data folder of an earlier version has no password for a role that came later.
  const staffPassword = { ...generated.staffPassword, ...stored.staffPassword }
  const secrets: LocalSecrets = { ...generated, ...stored, staffPassword }
  for (const name of [...remoteNames(), ...teams]) secrets.releaseToken[name] ??= random(16)
  if (text === JSON.stringify(secrets, null, 2)) return secrets
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}

/** The teams' tokens as the BFF takes them. */
export const releaseTokens = ({ releaseToken }: Pick<LocalSecrets, 'releaseToken'>): string =>
  Object.entries(releaseToken)
    .map(([name, token]) => `${name}:${token}`)
    .join(',')
