import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { ROOT } from './paths'
import { STARTS_FAST, TSX } from './processes'
import { bundledPrograms } from './bundled-programs'
import { SOURCES, type Programs } from '@homecare/bundle/bundle-programs'

export interface RunningProgram {
  child: ChildProcess
  /** Everything that it has printed so far. */
  output: { out: string; err: string }
  /** The port from its log; undefined until it listens. */
  port(): number | undefined
  /** Its exit code, null after a signal. */
  ended: Promise<number | null>
}

interface RunOptions {
  /** Run the TypeScript sources, as `npm start` does, instead of the bundle. Starts slower. */
  fromSource?: boolean
  /** The words of its command line. */
  args?: readonly string[]
}

/** Starts a program of the back end for a test, with exactly this environment. The test has to stop it. */
export function runProgram(
  name: keyof Programs,
  env: Record<string, string>,
  { fromSource = false, args = [] }: RunOptions = {},
): RunningProgram {
  const source = join(ROOT, SOURCES[name])
  const program = fromSource ? [...TSX, source] : [...STARTS_FAST, bundleOf(name)]
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: join(dirname(source), '..'),
    env,
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

function bundleOf(name: keyof Programs): string {
  const programs = bundledPrograms()
  if (!programs) throw new Error('The programs are not bundled: the global set-up of the tests did not run.')
  return programs[name]
}
