import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Task } from './input'

export interface RunLimits {
  /** The process and its children are killed after this time. */
  deadlineMs: number
  outputBytes: number
}

export const RUN_LIMITS: RunLimits = { deadlineMs: 30_000, outputBytes: 16 * 1024 * 1024 }

const HEAP_MB = 256
/** Node reserves some 570 MB that it never uses; the rest limits buffers, which are not part of the heap. */
const DATA_KB = 1_200_000
const CPU_SECONDS = 60
const ERROR_CHARS = 64 * 1024

const FLAGS = [
  // Network, files, child processes, workers, addons and the inspector stay forbidden, because no flag allows them.
  '--permission',
  '--disallow-code-generation-from-strings',
  '--no-experimental-sqlite',
  '--disable-sigusr1',
  `--max-old-space-size=${HEAP_MB}`,
]

/**
 * Limits by the operating system, effective even without this server: no file, no core dump, limited memory and CPU
 * time.
 */
const START = `ulimit -f 0; ulimit -c 0; ulimit -d ${DATA_KB}; ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`

/**
 * Runs one task in a separate, confined process with an empty environment, the task on standard input and the result on
 * standard output. Throws one sentence without a result. The output is untrusted, so check it.
 */
export async function runConfined(script: string, task: Task, limits: RunLimits = RUN_LIMITS): Promise<unknown> {
  const child = spawn('/bin/sh', ['-c', START, process.execPath, ...FLAGS, script], {
    stdio: 'pipe',
    env: {},
    cwd: dirname(script),
    // A separate process group, so that no child survives the process.
    detached: true,
  })
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(task))
  // Children of the process would keep its pipes open.
  child.on('exit', () => endGroup(child))
  const errorOutput = collectEnd(child.stderr)
  const signal = AbortSignal.timeout(limits.deadlineMs)
  try {
    const [text] = await Promise.all([collect(child.stdout, limits.outputBytes), once(child, 'exit', { signal })])
    if (child.exitCode === 0) return parse(text)
    throw new Error(reasonOf(errorOutput(), `it ended with ${child.signalCode ?? child.exitCode}`))
  } catch (error) {
    throw signal.aborted ? new Error(`it was not done after ${Math.round(limits.deadlineMs / 1000)} s`) : error
  } finally {
    endGroup(child)
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process group has exited already.
  }
}

async function collect(stream: Readable, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error(`it wrote more than ${Math.floor(maxBytes / 1024 / 1024)} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Keeps the end of an error stream. */
function collectEnd(stream: Readable): () => string {
  let end = ''
  stream.on('data', (chunk: Uint8Array) => (end = (end + Buffer.from(chunk).toString('utf8')).slice(-ERROR_CHARS)))
  return () => end
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('its answer is no JSON')
  }
}

function reasonOf(errorOutput: string, failure: string): string {
  if (/heap out of memory|Failed to (allocate|reserve)/.test(errorOutput))
    return `it needs more than ${HEAP_MB} MB of memory`
  const line = errorOutput.split('\n').find((each) => /^(Uncaught )?\w*Error\b/.test(each.trim()))
  return line ? `${failure}: ${line.trim()}` : failure
}
