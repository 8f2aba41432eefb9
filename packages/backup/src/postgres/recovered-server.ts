import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, type Account } from '../command'
import { BackupError } from '../backup-error'

/** The archive of a large database is replayed for hours. */
const LIMIT_SECONDS = '86400'

interface RecoveryOptions {
  /** Folder of Postgres' programs. */
  bin: string
  dataDir: string
  account: Account | undefined
  /** What pgBackRest runs with. */
  env: Record<string, string>
  /** Whether the new timeline is archived: only where this database is to be the one in use. */
  archive: boolean
  user: string
  database: string
  /** Replays everything, whatever point in time the restored files name. */
  replayAll?: boolean
}

export interface RecoveredServer {
  /** For administrators; only this machine's account of Postgres, and root, can use it. */
  url: string
  stop(): Promise<void>
}

/** The archive holds no commit after the chosen point in time. */
export class TargetNotReached extends Error {}

/**
 * Starts Postgres on restored files, at a private socket only, and resolves when it has replayed the archive. Throws
 * TargetNotReached, or a fault with Postgres' own last words.
 */
export async function startRecovered(options: RecoveryOptions): Promise<RecoveredServer> {
  const { bin, dataDir, account, archive, user, database, replayAll = false } = options
  const scratch = await mkdtemp(join(tmpdir(), 'homecare-recovery-'))
  const write = async (name: string, text: string): Promise<string> => {
    const path = join(scratch, name)
    await writeFile(path, text)
    if (account) for (const each of [scratch, path]) await chown(each, account.uid, account.gid)
    return path
  }
  const settings = {
    config_file: await write('postgresql.conf', ''),
    hba_file: await write('pg_hba.conf', 'local all all trust\n'),
    ident_file: await write('pg_ident.conf', ''),
    listen_addresses: '',
    // Part of the socket's name only.
    port: '5432',
    unix_socket_directories: scratch,
    // Sessions during the replay would demand the original's number of connections.
    hot_standby: 'off',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    jit: 'off',
    lc_messages: 'C',
    timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    archive_mode: archive ? 'on' : 'off',
    archive_command: archive ? 'pgbackrest archive-push %p' : '',
    // A copy that is thrown away after the check need not survive a crash.
    ...(archive ? {} : { fsync: 'off' }),
    ...(replayAll ? { recovery_target_time: '' } : {}),
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const log = await write('log', '')
  const env = { ...options.env, TZ: 'UTC' }
  const control = (...words: string[]) =>
    runCommand(join(bin, 'pg_ctl'), ['--pgdata', dataDir, '--wait', '--timeout', LIMIT_SECONDS, ...words], {
      ...{ env, account },
    })
  const stop = async (): Promise<void> => {
    await control('--mode', 'fast', 'stop')
    await rm(scratch, { recursive: true, force: true })
  }
  const { code } = await control('--log', log, '--options', flags.join(' '), 'start')
  if (code !== 0) {
    const output = await readFile(log, 'utf8')
    await stop()
    throw faultOf(output)
  }
  return {
    url: `postgresql://${encodeURIComponent(user)}@localhost:5432/${encodeURIComponent(database)}?host=${scratch}`,
    stop,
  }
}

function faultOf(output: string): Error {
  if (output.includes('recovery ended before configured recovery target was reached')) return new TargetNotReached()
  const last = output.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.trim().slice(-500)
  return new BackupError(`Postgres could not recover the restored database: ${last.replace(/^.*?(FATAL|PANIC)/, '$1')}`)
}
