import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '../wait-for'

const OWNER = 'homecare-owner.pid'

/**
 * Locks a data folder for this process. A live owner is an error. What a killed run left behind is cleaned up: a server
 * without its owner is stopped, a stale postmaster.pid removed.
 */
export async function lockDataDir(dataDir: string): Promise<void> {
  const owner = await readPid(join(dataDir, OWNER))
  const server = await readPid(join(dataDir, 'postmaster.pid'))
  const serverIsRunning = server !== undefined && (await isPostgresOf(server, dataDir))
  if (owner !== undefined && owner !== process.pid && isAlive(owner) && serverIsRunning) {
    throw new Error(`The database in ${dataDir} is in use by the running process ${owner}: stop that one first.`)
  }
  if (serverIsRunning) {
    process.kill(server, 'SIGINT')
    await waitFor(() => !isAlive(server), { timeoutMs: 15_000, what: `the orphaned database server ${server} to end` })
    return
  }
  // The file of a dead server stays: Postgres uses it to detect surviving sessions of that server.
  if (server !== undefined && isAlive(server)) await rm(join(dataDir, 'postmaster.pid'), { force: true })
}

/** Call it after initdb, which needs an empty folder. */
export async function writeOwner(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, OWNER), `${process.pid}\n`)
}

export async function unlockDataDir(dataDir: string): Promise<void> {
  await rm(join(dataDir, OWNER), { force: true })
}

async function readPid(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 1 ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process id in a stale file may belong to another program by now, so check its command line. */
async function isPostgresOf(pid: number, dataDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (command === undefined) return process.platform !== 'linux'
  return command.split('\0').includes(dataDir)
}
