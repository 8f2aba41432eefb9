import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresBinaries } from './binaries'
import type { Account } from './run-as'

/** All that the server needs to know; nothing of ours leaks into it. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }

export const USER = 'homecare'
export const PASSWORD = 'homecare'

/** Makes the folder a database cluster, whole or not at all: UTF-8, Postgres' own locale, so that every machine sorts alike. */
export async function initialise(
  binaries: PostgresBinaries,
  dataDir: string,
  account: Account | undefined,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homecare-initdb-'))
  const passwordFile = join(folder, 'password')
  const half = `${dataDir}.new`
  try {
    await rm(half, { recursive: true, force: true })
    await mkdir(half, { mode: 0o700 })
    if (account) await chown(half, account.uid, account.gid)
    await writeFile(passwordFile, PASSWORD)
    if (account) await Promise.all([folder, passwordFile].map((path) => chown(path, account.uid, account.gid)))
    const args = ['-D', half, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync']
    const child = spawn(
      binaries.initdb,
      [...args, '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      {
        ...account,
        cwd: half,
        env: ENVIRONMENT,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`Postgres could not create a database in ${dataDir}: ${errors.trim()}`)
    await rename(half, dataDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export type LaunchOptions = {
  binaries: PostgresBinaries
  dataDir: string
  settings: Record<string, string>
  account: Account | undefined
  log: (line: string) => void
}

/** Starts the server and waits until it takes connections. In a group of its own, so that Ctrl-C ends it last, by `stop`. */
export async function launch({ binaries, dataDir, settings, account, log }: LaunchOptions): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', dataDir, ...flags], {
    ...account,
    cwd: dataDir,
    env: ENVIRONMENT,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Postgres ended while starting: ${said.trim().slice(-2000)}`)))
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      log(text.trimEnd())
      said = (said + text).slice(-4000)
      if (said.includes('database system is ready to accept connections')) resolve()
    })
  })
  return child
}

/** Ends open sessions and the server; a server that does not follow within ten seconds is stopped hard, as a crash would. */
export async function shutDown(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  const hard = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await gone
  clearTimeout(hard)
}
