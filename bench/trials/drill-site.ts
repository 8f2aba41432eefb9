import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild } from '@homecare/dev-servers/child'
import { startObjectStore } from '@homecare/dev-servers/object-store'
import { ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { startPostgres, type RunningPostgres } from '@homecare/dev-servers/postgres'
import { unprivilegedAccount, type UnixAccount } from '@homecare/dev-servers/postgres/run-as'
import { TSX } from '@homecare/dev-servers/processes'

export const AUDIT_SECRET = '4f1d9c0b7e6a58d3c2b1a0f9e8d7c6b5'
const KEY = '0b8f3e5d7c9a1264f0e1d2c3b4a59687'

/** As in deploy/backup/docker-compose.yml: a segment of the log is handed over when it is full, and at least this often. */
const ARCHIVING = {
  archive_mode: 'on',
  archive_timeout: '30',
  archive_command: 'pgbackrest archive-push %p',
}
/** The drill's own servers, with the settings of docker-compose.yml. */
const SERVER = { ...ARCHIVING, shared_buffers: '512MB' }

export interface ProgramResult {
  code: number | null
  output: string
  seconds: number
}

export type DrillSite = Awaited<ReturnType<typeof openSite>>

/**
 * A machine's worth of servers: a place for Postgres, an object store, and the programs of a backup with their settings.
 * `root` must be reachable for the account of Postgres.
 */
export async function openSite(root: string, backupDir: string) {
  const account = await unprivilegedAccount()
  const dir = await mkdtemp(join(root, 'site-'))
  const [socketDir, temporary] = [join(dir, 'socket'), join(dir, 'tmp')]
  for (const path of [socketDir, temporary]) {
    await mkdir(path)
    if (account) await chown(path, account.uid, account.gid)
  }
  await chmod(dir, 0o755)
  const dataDir = join(dir, 'database/data')
  await mkdir(join(dataDir, '..'))
  const [port, store] = await Promise.all([freePort(), startObjectStore({ dir: join(dir, 's3') })])
  const { PATH = '' } = process.env
  const env = {
    PATH,
    TMPDIR: temporary,
    BACKUP_DIR: backupDir,
    BACKUP_KEY: KEY,
    PGDATA: dataDir,
    PGHOST: socketDir,
    PGPORT: String(port),
    PGUSER: 'homecare',
    PGDATABASE: 'homecare',
    AUDIT_SECRET,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY: store.accessKey,
    S3_SECRET_KEY: store.secretKey,
    S3_BUCKET: store.bucket,
  }
  const archiveEnv = {
    PATH,
    PGBACKREST_STANZA: 'homecare',
    PGBACKREST_REPO1_PATH: join(backupDir, 'postgres'),
    PGBACKREST_REPO1_CIPHER_TYPE: 'aes-256-cbc',
    PGBACKREST_REPO1_CIPHER_PASS: KEY,
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_COMPRESS_TYPE: 'zst',
    PGBACKREST_LOG_LEVEL_FILE: 'off',
  }
  const argsOf = (program: 'backup' | 'restore', args: string[]): string[] => [
    ...[...TSX, join(ROOT, `packages/backup/src/${program}.ts`)],
    ...args,
  ]
  return {
    dataDir,
    store,
    env,
    /** Makes an empty database server. */
    create: () => createCluster(dataDir, account),
    startPostgres: (): Promise<RunningPostgres> =>
      startPostgres({
        ...{ dataDir, port, binaries: debianPostgres(), env: archiveEnv },
        settings: { ...SERVER, unix_socket_directories: socketDir },
      }),
    /** Runs `backup` or `restore` to its end. */
    async run(program: 'backup' | 'restore', args: string[], more?: Record<string, string>): Promise<ProgramResult> {
      const begun = performance.now()
      const child = spawn(process.execPath, argsOf(program, args), { cwd: ROOT, env: { ...env, ...more } })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
      await once(child, 'close')
      return { code: child.exitCode, output, seconds: (performance.now() - begun) / 1000 }
    },
    /** Starts `backup schedule`; resolves with what kills it. */
    startSchedule: () => {
      const log = (line: string): void => console.log(`  ${line}`)
      return startChild({ name: 'backup', cwd: ROOT, args: argsOf('backup', ['schedule']), env, log }).kill
    },
  }
}

const FOLDER = '/usr/lib/postgresql'

/** Debian's Postgres; pgBackRest knows its version, but not that of the embedded one. */
function debianPostgres(): { initdb: string; postgres: string; home: string } {
  const major = readdirSync(FOLDER).sort().at(-1)
  if (!major) throw new Error('Debian’s package of Postgres is not installed.')
  const home = join(FOLDER, major)
  return { initdb: join(home, 'bin/initdb'), postgres: join(home, 'bin/postgres'), home }
}

/** Makes a cluster that everybody on this machine may use, since pgBackRest gives no password. */
async function createCluster(dataDir: string, account: UnixAccount | undefined): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 })
  if (account) await chown(dataDir, account.uid, account.gid)
  const args = ['-D', dataDir, '-U', 'homecare', '-A', 'trust', '-k', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { status, stderr } = spawnSync(debianPostgres().initdb, args, { ...account, cwd: dataDir, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}
