import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { ComposedPage, ComposeInput } from './input'

const LIMIT_MS = 60_000

/** Composes in a process of its own; throws with what it wrote on its error stream if it fails. */
export async function runCompose(script: string, input: ComposeInput): Promise<ComposedPage[]> {
  const child = spawn(process.execPath, [script], {
    stdio: 'pipe',
    env: { NODE_ENV: 'production' },
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(input))
  const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(`Composing failed: ${complaint.trim() || `it ended with ${code}`}`)
  return JSON.parse(output) as ComposedPage[]
}
