import { spawn, type ChildProcess } from 'node:child_process'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Task } from './input'

export interface RunLimits {
  /** The process, and all that it started, is ended after so long. */
  deadlineMs: number
  answerBytes: number
}

export const RUN_LIMITS: RunLimits = { deadlineMs: 30_000, answerBytes: 16 * 1024 * 1024 }

const HEAP_MB = 256
/** Node reserves some 570 MB that it never touches; what is over bounds buffers, which are not part of the heap. */
const DATA_KB = 1_200_000
const CPU_SECONDS = 60
const ERROR_CHARS = 64 * 1024

const FLAGS = [
  // No network, no files, no child processes, no workers, no addons, no inspector: none is allowed by name.
  '--permission',
  '--disallow-code-generation-from-strings',
  '--no-experimental-sqlite',
  '--disable-sigusr1',
  `--max-old-space-size=${HEAP_MB}`,
]

/** Limits that the system holds, also if this server is gone: no file, no core dump, bounded memory and processor time. */
const START = `ulimit -f 0; ulimit -c 0; ulimit -d ${DATA_KB}; ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`

/**
 * Runs one task in a confined process of its own: an empty environment, the task by standard input, the answer by
 * standard output. Throws one sentence if no answer comes. The answer is whatever the process wrote: check it.
 */
export async function runConfined(script: string, task: Task, limits: RunLimits = RUN_LIMITS): Promise<unknown> {
  const child = spawn('/bin/sh', ['-c', START, process.execPath, ...FLAGS, script], {
    stdio: 'pipe',
    env: {},
    cwd: dirname(script),
    // A group of its own, so that nothing which it starts outlives it.
    detached: true,
  })
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(task))
  const said = collectEnd(child.stderr)
  try {
    const [text, ending] = await Promise.race([
      Promise.all([collect(child.stdout, limits.answerBytes), ended(child)]),
      deadline(child, limits.deadlineMs),
    ])
    if (ending === null) return parse(text)
    throw new Error(reasonOf(said(), ending))
  } finally {
    endGroup(child)
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}

async function collect(stream: Readable, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw new Error(`it wrote more than ${Math.floor(most / 1024 / 1024)} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Keeps the last words of an error stream. */
function collectEnd(stream: Readable): () => string {
  let end = ''
  stream.on('data', (chunk: Uint8Array) => (end = (end + Buffer.from(chunk).toString('utf8')).slice(-ERROR_CHARS)))
  return () => end
}

/** How the process ended; null if as it should. Whatever it may have started goes with it, or its pipes would stay open. */
const ended = (child: ChildProcess): Promise<string | null> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      endGroup(child)
      resolve(code === 0 ? null : `it ended with ${signal ?? code}`)
    })
  })

const deadline = (child: ChildProcess, ms: number): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`it was not done after ${Math.round(ms / 1000)} s`)), ms)
    child.on('exit', () => clearTimeout(timer))
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('its answer is no JSON')
  }
}

function reasonOf(said: string, ending: string): string {
  if (/heap out of memory|Failed to (allocate|reserve)/.test(said)) return `it needs more than ${HEAP_MB} MB of memory`
  const line = said.split('\n').find((each) => /^(Uncaught )?\w*Error\b/.test(each.trim()))
  return line ? `${ending}: ${line.trim()}` : ending
}
