import { spawn } from 'node:child_process'

interface CommandOptions {
  timeoutMs: number
  /** Called with each line that it prints; nothing is shown otherwise. */
  onLine?: (line: string) => void
  env?: Record<string, string>
  cwd?: string
  /** Resolves with what it printed as errors too. */
  withErrors?: boolean
}

/** What a command printed, once it has succeeded. Throws its last words if it fails, or takes too long. */
export function command(name: string, args: readonly string[], options: CommandOptions): Promise<string> {
  const { timeoutMs, onLine, env = {}, cwd, withErrors = false } = options
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env }, cwd })
    const output = { out: '', err: '' }
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    const keep = (stream: 'out' | 'err') => (chunk: Buffer) => {
      output[stream] += chunk.toString()
      if (onLine) for (const line of chunk.toString().split('\n')) if (line.trim()) onLine(line)
    }
    child.stdout.on('data', keep('out'))
    child.stderr.on('data', keep('err'))
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0) return resolve((withErrors ? output.out + output.err : output.out).trim())
      const how = signal ? `was stopped after ${timeoutMs / 1000} s` : `exited with code ${code}`
      const last = `${output.out}\n${output.err}`.trim().split('\n').slice(-15).join('\n')
      reject(new Error(`${name} ${args.slice(0, 3).join(' ')} … ${how}.\n${last}`))
    })
  })
}

/** Whether a command succeeds. */
export const succeeds = (name: string, args: readonly string[], options: CommandOptions): Promise<boolean> =>
  command(name, args, options).then(
    () => true,
    () => false,
  )
