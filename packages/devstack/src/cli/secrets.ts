import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Made once for each data folder, so that sessions and links outlive a restart. */
export interface LocalSecrets {
  session: string
  workingKey: string
  staffPassword: { admin: string; coordinator: string; viewer: string }
  releaseToken: { site: string; booking: string; admin: string }
}

const random = (bytes: number): string => randomBytes(bytes).toString('hex')

function makeSecrets(): LocalSecrets {
  return {
    session: random(32),
    workingKey: random(16).toUpperCase(),
    staffPassword: { admin: `admin-${random(4)}`, coordinator: `desk-${random(4)}`, viewer: `view-${random(4)}` },
    releaseToken: { site: random(16), booking: random(16), admin: random(16) },
  }
}

/** The secrets in this file, made and written when it is not there. */
export async function localSecrets(file: string): Promise<LocalSecrets> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return JSON.parse(text) as LocalSecrets
  const secrets = makeSecrets()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
