import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnixAccount } from '@homecare/dev-servers/postgres/run-as'
import { launch } from '@homecare/dev-servers/postgres/server-process'

const FOLDER = '/usr/lib/postgresql'

/** Debian's Postgres; pgBackRest knows its version, but not that of the embedded one. */
function debianPostgres(): { initdb: string; postgres: string } {
  const major = readdirSync(FOLDER).sort().at(-1)
  if (!major) throw new Error('Debian’s package of Postgres is not installed.')
  return { initdb: join(FOLDER, major, 'bin/initdb'), postgres: join(FOLDER, major, 'bin/postgres') }
}

export interface DebianServer {
  url: string
  /** As in a power failure: nothing is written any more. */
  kill(): Promise<void>
  stop(): Promise<void>
}

interface ServerOptions {
  dataDir: string
  /** Folder of the socket. */
  socketDir: string
  port: number
  account: UnixAccount | undefined
  /** The settings of pgBackRest, in Postgres' environment. */
  env: Record<string, string>
  settings: Record<string, string>
}

export async function createCluster({ dataDir, account }: Pick<ServerOptions, 'dataDir' | 'account'>): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 })
  if (account) await chown(dataDir, account.uid, account.gid)
  const args = ['-D', dataDir, '-U', 'homecare', '-A', 'trust', '-k', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { status, stderr } = spawnSync(debianPostgres().initdb, args, {
    ...account,
    cwd: dataDir,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}

export async function startCluster(options: ServerOptions): Promise<DebianServer> {
  const { dataDir, socketDir, port, account, env, settings } = options
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socketDir,
    lc_messages: 'C',
    timezone: 'UTC',
    ...settings,
  }
  const child = await launch({ binaries: debianPostgres(), dataDir, settings: all, account, env, log: () => {} })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    // Its whole group: the sessions and the archiver go with it.
    process.kill(signal === 'SIGKILL' ? -(child.pid ?? 0) : (child.pid ?? 0), signal)
    await exited
  }
  return {
    url: `postgresql://homecare:trusted@127.0.0.1:${port}/homecare`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  }
}
