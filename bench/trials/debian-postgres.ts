import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnixAccount } from '@homecare/dev-servers/postgres/run-as'

const FOLDER = '/usr/lib/postgresql'

/** Debian's Postgres; pgBackRest knows its version, but not that of the embedded one. */
export function debianPostgres(): { initdb: string; postgres: string; home: string } {
  const major = readdirSync(FOLDER).sort().at(-1)
  if (!major) throw new Error('Debian’s package of Postgres is not installed.')
  const home = join(FOLDER, major)
  return { initdb: join(home, 'bin/initdb'), postgres: join(home, 'bin/postgres'), home }
}

/** Makes a cluster that everybody on this machine may use, since pgBackRest gives no password. */
export async function createCluster(dataDir: string, account: UnixAccount | undefined): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 })
  if (account) await chown(dataDir, account.uid, account.gid)
  const args = ['-D', dataDir, '-U', 'homecare', '-A', 'trust', '-k', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { status, stderr } = spawnSync(debianPostgres().initdb, args, { ...account, cwd: dataDir, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}
