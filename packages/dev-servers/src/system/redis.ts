import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end } from '../child'
import { freePort } from '../ports'
import { waitFor } from '../wait-for'
import type { SystemPart } from '../system'

/** True if redis-server is installed. No npm package contains it. */
export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** A durable Redis, as the queue needs: every command is in its append-only file before the response. */
export async function redisPart(dir: string, chosen?: number): Promise<{ url: string; part: SystemPart }> {
  const port = chosen ?? (await freePort())
  await mkdir(dir, { recursive: true })
  const flags = { port, bind: '127.0.0.1', dir, save: '', appendonly: 'yes', 'maxmemory-policy': 'noeviction' }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)])
  let child: ChildProcess | undefined
  const endWith = async (signal: NodeJS.Signals): Promise<void> => {
    if (child) await end(child, signal)
    child = undefined
  }
  const part: SystemPart = {
    name: 'redis',
    pid: () => child?.pid ?? 0,
    async start() {
      child = spawn('redis-server', args, { stdio: 'ignore' })
      await waitFor(() => responds(port), { timeoutMs: 10_000, what: 'redis-server' })
    },
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
  }
  return { url: `redis://127.0.0.1:${port}`, part }
}

export type RunningRedis = Awaited<ReturnType<typeof startRedis>>

/** A Redis for a test, whose data goes with it. */
export async function startRedis(port?: number) {
  const dir = await mkdtemp(join(tmpdir(), 'homecare-redis-'))
  const { url, part } = await redisPart(dir, port)
  await part.start()
  const stop = async (): Promise<void> => {
    await part.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url, stop }
}

/** PONG, and not LOADING. */
function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('error', () => resolve(false))
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'))
      socket.end()
    })
  })
}
