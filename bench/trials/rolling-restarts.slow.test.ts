import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { expect, test } from 'vitest'
import { draftOf } from './draft'
import { dayFromNow } from './load'
import { startTrialSystem } from './trial-system'

// `ROLLS=20 REQUESTS=100000 pnpm --filter bench trial rolling` does more.
const { ROLLS = '1', REQUESTS = '500' } = process.env
const CONCURRENCY = 4
const WRITES_EVERY = 20
/** True if Caddy is installed. No npm package contains it. */
const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0

test.skipIf(!hasCaddy())(
  'BFFs and worker are restarted one after the other under load, and no request fails',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'homecare-edge-'))
    // As deployed: the edge has to notice that a process ends.
    const settings = { SLOT_CAPACITY: '1000', DRAIN_MS: '5000' }
    const system = await startTrialSystem({ bffs: 2, workers: 1, settings })
    try {
      // No page is requested.
      const edge = await startEdge({ dir, bffUrls: system.bffUrls, shellUrls: system.bffUrls })
      const visitors = startVisitors(edge.url)
      let restarts = 0
      for (let round = 0; round < Number(ROLLS); round += 1) {
        for (const { name } of system.parts.filter(({ name }) => /^(bff|worker)/.test(name))) {
          await system.restart(name)
          restarts += 1
        }
      }
      const { failed, count } = await visitors.end()
      await edge.stop()
      expect(failed.join('\n')).toBe('')
      expect(restarts).toBe(3 * Number(ROLLS))
      expect(count).toBeGreaterThanOrEqual(Number(REQUESTS))
    } finally {
      await system.stop()
      await rm(dir, { recursive: true, force: true })
    }
  },
  'ROLLS' in process.env ? 4 * 3600_000 : 360_000,
)

/** Visitors who read, and one request in twenty books; they end once they have sent as many requests as is wanted. */
function startVisitors(site: string) {
  const failed: string[] = []
  const state = { count: 0, rolling: true }
  const send = async (path: string, init: RequestInit = {}): Promise<void> => {
    const what = `${init.method ?? 'GET'} ${path}`
    try {
      const answer = await fetch(`${site}${path}`, init)
      const text = await answer.text()
      if (answer.status !== 200) failed.push(`${what} got status ${answer.status}: ${text.slice(0, 200)}`)
    } catch (error) {
      failed.push(`${what} got no whole response: ${String(error)}, ${String((error as Error).cause)}`)
    }
  }
  const requestLoop = async (): Promise<void> => {
    while (state.rolling || state.count < Number(REQUESTS)) {
      const n = (state.count += 1)
      if (n % WRITES_EVERY === 0) {
        const visit = { date: dayFromNow(2 + (n % 50)), time: '10:30 Am', email: `roll-${n}@visitors.example` }
        await send('/api/payment/initiate', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `roll-draft-${n}` },
          body: JSON.stringify(draftOf(visit)),
        })
      } else await send(n % 2 ? '/api/catalogue' : `/api/slots?date=${dayFromNow(3)}`)
    }
  }
  const loops = Promise.all(Array.from({ length: CONCURRENCY }, requestLoop))
  return {
    async end() {
      state.rolling = false
      await loops
      return { failed, count: state.count }
    },
  }
}

interface EdgeOptions {
  /** A folder for its files. */
  dir: string
  bffUrls: readonly string[]
  shellUrls: readonly string[]
}

/** Runs the site of `deploy/caddy` in front of these servers, without TLS. */
async function startEdge({ dir, bffUrls, shellUrls }: EdgeOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const url = `http://127.0.0.1:${await freePort()}`
  await writeFile(join(dir, 'site.caddy'), await siteSettings())
  const settings = `{\n\tadmin off\n\tauto_https off\n}\nimport site.caddy\n${url} {\n\timport site\n}\n`
  await writeFile(join(dir, 'Caddyfile'), settings)
  const addresses = (urls: readonly string[]) => urls.map((each) => new URL(each).host).join(' ')
  const child = spawn('caddy', ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, BFFS: addresses(bffUrls), SHELLS: addresses(shellUrls) },
  })
  const ended = once(child, 'exit')
  await waitFor(async () => (await fetch(`${url}/api/remotes`)).ok, { timeoutMs: 10_000, what: 'caddy' })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Caddy before 2.7, as Debian 12 has it, has other names for the buffers of a proxy. */
async function siteSettings(): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/caddy/site.caddy'), 'utf8')
  const isOld = /^v?2\.[0-6]\./.test(spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout)
  if (!isOld) return text
  return text
    .replace('request_buffers 256KB', 'buffer_requests\n\t\t\tmax_buffer_size 256KB')
    .replace('response_buffers 256KB', 'buffer_responses')
}
