import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { ROOT } from './paths'
import { STARTS_FAST, TSX } from './processes'
import { madePrograms } from './made-programs'
import { SOURCES, type Programs } from './programs'

export interface RunningProgram {
  child: ChildProcess
  /** All that it has printed so far. */
  output: { out: string; err: string }
  /** The port on which it says it listens; undefined until then. */
  port(): number | undefined
  /** Its exit code, null if a signal ended it. */
  ended: Promise<number | null>
}

interface Way {
  /** From its sources, which takes longer. */
  asDeployed?: boolean
}

/** Starts a program of the back end for a test, with this environment and no other. Nobody else ends it. */
export function runProgram(
  name: keyof Programs,
  env: Record<string, string>,
  { asDeployed = false }: Way = {},
): RunningProgram {
  const source = join(ROOT, SOURCES[name])
  const child = spawn(process.execPath, asDeployed ? [...TSX, source] : [...STARTS_FAST, made(name)], {
    cwd: join(dirname(source), '..'),
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const port = () => {
    const found = /"port":(\d+)/.exec(output.out)?.[1]
    return found === undefined ? undefined : Number(found)
  }
  return { child, output, port, ended }
}

function made(name: keyof Programs): string {
  const programs = madePrograms()
  if (!programs) throw new Error('The set-up of the tests, which makes the programs, did not run.')
  return programs[name]
}
