import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from '../command'
import { BackupError } from '../backup-error'

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
  const { bin, dataDir, account, env, archive, user, database, replayAll = false } = options
  const scratch = await mkdtemp(join(tmpdir(), 'homecare-recovery-'))
  const [config, access, names] = ['postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'].map((name) => join(scratch, name))
  await writeFile(config ?? '', '')
  await writeFile(access ?? '', 'local all all trust\n')
  await writeFile(names ?? '', '')
  if (account)
    for (const path of [scratch, config, access, names]) if (path) await chown(path, account.uid, account.gid)

  const settings = {
    config_file: config,
    hba_file: access,
    ident_file: names,
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
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', dataDir, ...flags], {
    ...account,
    cwd: dataDir,
    env: { ...env, TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT')
      await ended
    }
    await rm(scratch, { recursive: true, force: true })
  }
  try {
    await recovered(child.stderr, ended)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `postgresql://${encodeURIComponent(user)}@localhost:5432/${encodeURIComponent(database)}?host=${scratch}`,
    stop,
  }
}

async function recovered(log: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<void> {
  let output = ''
  const ready = new Promise<void>((resolve) => {
    log.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
      if (output.includes('database system is ready to accept connections')) resolve()
    })
  })
  const failed = ended.then(() => {
    if (output.includes('recovery ended before configured recovery target was reached')) throw new TargetNotReached()
    const last = output.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? output.trim().slice(-500)
    throw new BackupError(
      `Postgres could not recover the restored database: ${last.replace(/^.*?(FATAL|PANIC)/, '$1')}`,
    )
  })
  await Promise.race([ready, failed])
}
