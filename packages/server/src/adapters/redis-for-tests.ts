import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'

export interface RunningRedis {
  url: string
  stop(): Promise<void>
}

/** Returns whether this machine can run Redis. No npm package contains its server. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}

/** Starts a separate Redis on loopback, whose data is removed at the end. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const chosen = port ?? (await freePort())
  const dir = await mkdtemp(join(tmpdir(), 'homecare-redis-'))
  const settings = [
    '--port',
    String(chosen),
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'no',
    '--maxmemory-policy',
    'noeviction',
  ]
  const child = spawn('redis-server', settings, { stdio: 'ignore' })
  await waitFor(() => responds(chosen), { timeoutMs: 5_000, what: 'redis-server' })
  return {
    url: `redis://127.0.0.1:${chosen}`,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dir, { recursive: true, force: true })
    },
  }
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (data) => resolve(data.toString().startsWith('+PONG')))
    socket.once('error', () => resolve(false))
    socket.once('data', () => socket.end())
  })
}
