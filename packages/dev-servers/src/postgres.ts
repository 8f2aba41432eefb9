import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { end } from './child'
import { findPostgresBinaries, type PostgresBinaries } from './postgres/binaries'
import { createDatabase, hasDatabase } from './postgres/databases'
import { writeOwner, unlockDataDir, lockDataDir } from './postgres/data-dir-lock'
import { prepareDataDir, unprivilegedAccount } from './postgres/run-as'
import { initialise, launch, PASSWORD, USER } from './postgres/server-process'

export { runtimeRoleUrl, createDatabase, dropDatabase, withClient, withDatabase } from './postgres/databases'

export type PostgresOptions = {
  /** The data folder, created if missing. It survives restarts. */
  dataDir: string
  port?: number | undefined
  database?: string | undefined
  /** false for tests: faster, and a server that is killed may lose its last commits. */
  durable?: boolean | undefined
  /** Server settings in addition to the defaults. */
  settings?: Record<string, string> | undefined
  /** Another Postgres than the embedded one; its cluster has to be there. */
  binaries?: PostgresBinaries | undefined
  /** Its whole environment, for what its settings run. */
  env?: Record<string, string> | undefined
  log?: ((line: string) => void) | undefined
}

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts a real Postgres on loopback, as root too. Throws when another live process owns the data folder or an explicit port is taken. */
export async function startPostgres(options: PostgresOptions) {
  const { database = 'homecare', durable = true, env, log = () => {} } = options
  const account = await unprivilegedAccount()
  const binaries = options.binaries ?? (await findPostgresBinaries())
  const dataDir = await prepareDataDir(options.dataDir, account)
  await lockDataDir(dataDir)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(binaries, dataDir, account)
  await writeOwner(dataDir)

  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(durable ? {} : NOT_DURABLE),
    ...options.settings,
  }
  const { child, port } = await launch({ binaries, dataDir, settings, account, env, log }, options.port)
  const url = `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`
  /** Resolves when the server process has exited, with a sentence that says how. */
  const ended = new Promise<string>((resolve) => {
    const settle = (): void => resolve(`Postgres exited with ${child.signalCode ?? `code ${child.exitCode}`}`)
    if (child.exitCode !== null || child.signalCode !== null) settle()
    else child.once('exit', settle)
  })
  /** Closes open sessions; after ten seconds it is stopped without a checkpoint, as in a crash. */
  const stop = async (): Promise<void> => {
    await end(child, 'SIGINT', 'SIGQUIT')
    await unlockDataDir(dataDir)
  }
  try {
    if (!(await hasDatabase(url, database))) await createDatabase(url, database)
  } catch (error) {
    await stop()
    throw error
  }
  /** As a crash would. */
  const kill = (): Promise<void> => end(child, 'SIGKILL')
  return { url, port, pid: child.pid ?? 0, ended, stop, kill }
}
