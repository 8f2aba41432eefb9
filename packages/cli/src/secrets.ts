import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { remoteNames } from '@homecare/dev-servers/paths'

/** Made once for each data folder, so that sessions and links outlive a restart. */
export interface LocalSecrets {
  session: string
  /** Signs the anchors of the audit history. */
  audit: string
  workingKey: string
  staffPassword: { admin: string; coordinator: string; viewer: string }
  /** By the remote's name. */
  releaseToken: Record<string, string>
  /** Between BFF and document server. */
  shell: string
}

const random = (bytes: number): string => randomBytes(bytes).toString('hex')

function makeSecrets(): LocalSecrets {
  return {
    session: random(32),
    audit: random(32),
    workingKey: random(16).toUpperCase(),
    staffPassword: { admin: `admin-${random(4)}`, coordinator: `desk-${random(4)}`, viewer: `view-${random(4)}` },
    releaseToken: {},
    shell: random(16),
  }
}

/** The secrets in this file, made and written when it is not there; a remote that is new gets a token of its own. */
export async function localSecrets(file: string, teams: string[] = []): Promise<LocalSecrets> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const known = text === undefined ? {} : (JSON.parse(text) as Partial<LocalSecrets>)
  const secrets: LocalSecrets = { ...makeSecrets(), ...known }
  for (const name of [...remoteNames(), ...teams]) secrets.releaseToken[name] ??= random(16)
  if (text === JSON.stringify(secrets, null, 2)) return secrets
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
