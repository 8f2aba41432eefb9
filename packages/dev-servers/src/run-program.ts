import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { ROOT } from './paths'
import { STARTS_FAST, TSX } from './processes'
import { bundledPrograms } from './bundled-programs'
import { SOURCES, type Programs } from '@homecare/bundle/bundle-programs'

export type RunningProgram = ReturnType<typeof runProgram>

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
) {
  const source = join(ROOT, SOURCES[name])
  const program = fromSource ? [...TSX, source] : [...STARTS_FAST, bundleOf(name)]
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: join(dirname(source), '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** Everything that it has printed so far. */
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  /** Its exit code, null after a signal. */
  const ended = once(child, 'close').then(([code]) => code as number | null)
  /** The port from its log; undefined until it listens. */
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
