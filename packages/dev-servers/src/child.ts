import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const LEASH = new URL(`leash.mjs?parent=${process.pid}`, import.meta.url).href

export interface Child {
  name: string
  pid: number
  /** Settles when the process has ended, with a sentence that says how. */
  ended: Promise<string>
  /** Asks it to stop, and makes it stop after 10 s. */
  stop(): Promise<void>
  /** Ends it at once with SIGKILL, as a crash would. */
  kill(): Promise<void>
}

interface ChildOptions {
  name: string
  cwd: string
  /** Arguments for Node. */
  args: string[]
  env: Record<string, string>
  /** Called with each line that it prints. */
  log: (line: string) => void
}

const STOP_LIMIT_MS = 10_000

/** A Node process of the stack. It gets only the environment given here and what Node itself needs. */
export function startChild({ name, cwd, args, env, log }: ChildOptions): Child {
  const { PATH = '', HOME = '', TMPDIR, TEMP, SystemRoot } = process.env
  const base = Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, TEMP, SystemRoot }).filter(([, value]) => value !== undefined),
  )
  const child = spawn(process.execPath, ['--import', LEASH, ...args], {
    cwd,
    env: { ...base, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', log)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`${name} ended with ${signal ?? `code ${code}`}`))
  })
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return { name, pid: child.pid ?? 0, ended, stop: () => stopChild(child, ended), kill }
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(timer)
}
