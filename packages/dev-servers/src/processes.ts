import { join } from 'node:path'
import { waitFor } from './wait-for'
import { startChild, type Child } from './child'
import { ROOT } from './paths'

/** Node's arguments for running TypeScript sources. */
export const TSX = ['--import', 'tsx', '--import', '@homecare/texts/register']

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
  let ended = ''
  void child.ended.then((how) => (ended = how))
  const isReady = async () =>
    ended || stopping?.aborted || (await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) })).ok
  try {
    await waitFor(isReady, { timeoutMs, what: `${name} at ${readyUrl}` })
    if (ended) throw new Error(`${ended} before it was ready.\n${lines.join('\n')}`)
    if (stopping?.aborted) throw new Error(`${name} was stopped before it was ready.`)
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
