import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertPortFree, freePort } from '../ports'
import type { PostgresBinaries } from './binaries'
import { commandAs, prepareDataDir, type UnixAccount } from './run-as'

/** The server's whole environment: none of our variables reach it. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }

export const USER = 'homecare'
export const PASSWORD = 'homecare'

/** Runs initdb atomically: UTF-8 with Postgres' builtin locale, so that every machine sorts alike. */
export async function initialise(
  binaries: PostgresBinaries,
  dataDir: string,
  account: UnixAccount | undefined,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homecare-initdb-'))
  const passwordFile = join(folder, 'password')
  const partial = `${dataDir}.new`
  try {
    await rm(partial, { recursive: true, force: true })
    await prepareDataDir(partial, account)
    await writeFile(passwordFile, PASSWORD)
    const user = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const child = spawn(...commandAs(account, binaries.initdb, ['-D', partial, ...user, ...locale, '--no-sync']), {
      cwd: partial,
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`Postgres could not create a database in ${dataDir}: ${errors.trim()}`)
    await rename(partial, dataDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type LaunchOptions = {
  binaries: PostgresBinaries
  dataDir: string
  settings: Record<string, string>
  account: UnixAccount | undefined
  env?: Record<string, string> | undefined
  log: (line: string) => void
}

const MAX_ATTEMPTS = 20

/**
 * Starts the server on the given port, or on any free one. Retries two transient errors: another process took the free port
 * first, or sessions of a killed server have not exited yet.
 */
export async function launch(
  options: LaunchOptions,
  explicitPort?: number,
): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = explicitPort ? await assertPortFree(explicitPort) : await freePort()
    try {
      const settings = { ...options.settings, port: String(port) }
      return { child: await launchOnce({ ...options, settings }), port }
    } catch (error) {
      const isTransient = /Address already in use|pre-existing shared memory block/.test(String(error))
      if (!isTransient || attempt === MAX_ATTEMPTS) throw error
      await sleep(250)
    }
  }
}

/** Waits until the server accepts connections. Its own process group keeps Ctrl-C from stopping it before `stop`. */
async function launchOnce(options: LaunchOptions): Promise<ChildProcess> {
  const { binaries, dataDir, settings, account, env = ENVIRONMENT, log } = options
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(...commandAs(account, binaries.postgres, ['-D', dataDir, ...flags]), {
    cwd: dataDir,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Postgres exited while starting: ${output.trim().slice(-2000)}`)))
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      log(text.trimEnd())
      output = (output + text).slice(-4000)
      if (output.includes('database system is ready to accept connections')) resolve()
    })
  })
  return child
}
