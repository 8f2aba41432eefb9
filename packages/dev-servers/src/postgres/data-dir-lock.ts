import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '../wait-for'

const OWNER = 'homecare-owner.pid'

/**
 * Takes a data folder for this process. A live owner is an error; what a killed run left, a server without its owner
 * or a stale postmaster.pid, is ended and removed.
 */
export async function takeDataDir(dataDir: string): Promise<void> {
  const owner = await readPid(join(dataDir, OWNER))
  const server = await readPid(join(dataDir, 'postmaster.pid'))
  const serverRuns = server !== undefined && (await isPostgresOf(server, dataDir))
  if (owner !== undefined && owner !== process.pid && isAlive(owner) && serverRuns) {
    throw new Error(`The database in ${dataDir} is in use by the running process ${owner}: stop that one first.`)
  }
  if (serverRuns) {
    process.kill(server, 'SIGINT')
    await waitFor(() => !isAlive(server), { timeoutMs: 15_000, what: `the orphaned database server ${server} to end` })
    return
  }
  // A dead server's file is left to Postgres, which sees by it whether sessions of that server still live.
  if (server !== undefined && isAlive(server)) await rm(join(dataDir, 'postmaster.pid'), { force: true })
}

/** To be called once the folder is initialised: initdb wants it empty. */
export async function noteOwner(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, OWNER), `${process.pid}\n`)
}

export async function releaseDataDir(dataDir: string): Promise<void> {
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

/** The number in a stale file may belong to another program by now; only its command line tells. */
async function isPostgresOf(pid: number, dataDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (command === undefined) return process.platform !== 'linux'
  return command.split('\0').includes(dataDir)
}
