import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { end } from '@homecare/dev-servers/child'

/** An X server without a screen, on the first display number that is free; its name is for the variable DISPLAY. */
export async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: server.stdio[3] as Readable })
  const [number] = (await Promise.race([
    once(lines, 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb exited before it had a display'))),
  ])) as [string]
  lines.close()
  return { name: `:${number.trim()}`, stop: () => end(server) }
}
