import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../command'
import { BackupError } from '../backup-error'

/** Where Debian's packages put each major version. */
const DEBIAN = '/usr/lib/postgresql'

/** The folder with the programs of this major version of Postgres. Throws a fault that names the versions found. */
export async function findPostgres(major: string, searchPath: string): Promise<string> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const folders = [...searchPath.split(':').filter(Boolean), ...versions.map((version) => join(DEBIAN, version, 'bin'))]
  const found = new Set<string>()
  for (const folder of folders) {
    const { out } = await runCommand(join(folder, 'postgres'), ['--version'], { env: {}, account: undefined }).catch(
      () => ({ out: '' }),
    )
    const version = /^postgres \(PostgreSQL\) (\d+)/.exec(out)?.[1]
    if (version === major) return folder
    if (version) found.add(version)
  }
  const present = found.size > 0 ? `only ${[...found].join(' and ')}` : 'no Postgres'
  throw new BackupError(
    `The backup is of Postgres ${major}, and this machine has ${present}. Only the same major version can restore it. Nothing was changed.`,
  )
}
