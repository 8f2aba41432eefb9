import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const EXIT_WITH_PARENT = new URL(`exit-with-parent.mjs?parent=${process.pid}`, import.meta.url).href

export type Child = ReturnType<typeof startChild>

interface ChildOptions {
  name: string
  cwd: string
  /** Arguments for Node. */
  args: string[]
  env: Record<string, string>
  /** Called with each line that it prints. */
  log: (line: string) => void
}

const STOP_TIMEOUT_MS = 10_000

/** Starts a Node process. Its environment is `env` plus what Node itself needs. */
export function startChild({ name, cwd, args, env, log }: ChildOptions) {
  const { PATH = '', HOME = '', TMPDIR, TEMP, SystemRoot } = process.env
  const base = Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, TEMP, SystemRoot }).filter(([, value]) => value !== undefined),
  )
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd,
    env: { ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', log)
  /** Settles when the process has ended, with a sentence that says how. */
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`${name} exited with ${signal ?? `code ${code}`}`))
  })
  /** As a crash would. */
  const kill = (): Promise<void> => end(child, 'SIGKILL')
  return { name, pid: child.pid ?? 0, ended, stop: () => end(child), kill }
}

/** Ends a process and waits for it; what has not ended after 10 s gets the last signal. */
export async function end(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
  last: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  const timer = setTimeout(() => child.kill(last), STOP_TIMEOUT_MS)
  await exited
  clearTimeout(timer)
}
