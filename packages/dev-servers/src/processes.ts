import { join } from 'node:path'
import { waitFor } from './wait-for'
import { startChild, type Child } from './child'
import { ROOT } from './paths'

/** Node's arguments for running TypeScript sources. */
export const TSX = ['--import', 'tsx']

/** Prisma's query compiler is WebAssembly: in a short-lived process, optimising it costs more than it saves. */
export const STARTS_FAST = ['--liftoff-only']

const MAX_LINES = 60

/** Starts one of our processes and waits until `readyUrl` responds. Rejects with its last lines if it exits first. */
export async function startService(options: {
  name: string
  args: string[]
  env: Record<string, string>
  /** Responds 2xx once the process is ready. */
  readyUrl: string
  timeoutMs: number
  log: (line: string) => void
  /** Stops it while it is not ready yet. */
  stopping?: AbortSignal | undefined
}): Promise<Child> {
  const { name, args, env, readyUrl, timeoutMs, log, stopping } = options
  const lines: string[] = []
  const child = startChild({
    name,
    cwd: join(ROOT, name),
    args,
    env,
    log: (line) => {
      lines.push(line)
      if (lines.length > MAX_LINES) lines.shift()
      log(`[${name}] ${line}`)
    },
  })
  const ready = waitFor(async () => (await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) })).ok, {
    timeoutMs,
    what: `${name} at ${readyUrl}`,
  })
  const exitedEarly = child.ended.then((how) => {
    throw new Error(`${how} before it was ready.\n${lines.join('\n')}`)
  })
  const stopped = new Promise<never>((_, reject) => {
    stopping?.addEventListener('abort', () => reject(new Error(`${name} was stopped before it was ready.`)), {
      once: true,
    })
  })
  exitedEarly.catch(() => {})
  stopped.catch(() => {})
  ready.catch(() => {})
  try {
    await Promise.race([ready, exitedEarly, stopped])
  } catch (error) {
    await child.stop()
    throw error
  }
  return child
}

/** Runs one of our processes until it exits; rejects with its last lines if it fails. */
export async function runTask(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const lines: string[] = []
  const child = startChild({ name, cwd: join(ROOT, name), args, env, log: (line) => lines.push(line) })
  const how = await child.ended
  if (!how.endsWith('code 0')) throw new Error(`${how}.\n${lines.slice(-20).join('\n')}`)
}
