import { execFile, spawn, type ExecFileException } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { ROOT } from '@homecare/dev-servers/paths'

const MAX_OUTPUT = 256 * 1024 * 1024
const LIMIT_MS = 1_800_000

interface ToolOptions {
  /** In addition to this process's environment. */
  env?: NodeJS.ProcessEnv
  limitMs?: number | undefined
}

/** Runs a tool in the root and shows its output; resolves with whether it succeeded, within the time limit if there is one. */
export async function runTool(command: string, args: string[], { env, limitMs }: ToolOptions = {}): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  const code = await once(child, 'exit').then(
    ([code]) => code as number | null,
    () => null,
  )
  if (child.killed)
    console.error(`${command} ${args.join(' ')} took longer than ${Number(limitMs) / 1000} s and was killed.`)
  return code === 0
}

interface Ended {
  /** What was wrong beside what the tool itself says; null if it succeeded. */
  failure: 'failed' | 'took too long and was ended' | null
  out: string
  err: string
}

/** Runs a tool in the root to its end, with the lowest priority if that is wanted; never throws. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { env, limitMs = LIMIT_MS, isLow = false }: ToolOptions & { isLow?: boolean } = {},
): Promise<Ended> {
  const running = promisify(execFile)(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    timeout: limitMs,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT,
  })
  const { child } = running
  child.stdin?.end()
  if (isLow && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return running.then(
    ({ stdout, stderr }) => ({ failure: null, out: stdout, err: stderr }),
    (error: ExecFileException) => ({
      failure: error.killed ? 'took too long and was ended' : 'failed',
      out: String(error.stdout ?? ''),
      err: String(error.stderr ?? '') || (error.code === 'ENOENT' ? error.message : ''),
    }),
  )
}

/** The standard output of a command; throws its last lines if it fails. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { failure, out, err } = await runToEnd(command, args, { env })
  if (failure === null) return out.trim()
  const last = `${out}\n${err}`.trim().split('\n').slice(-15).join('\n')
  throw new Error(`${command} ${args.slice(-4).join(' ')} ${failure}.\n${last}`)
}
