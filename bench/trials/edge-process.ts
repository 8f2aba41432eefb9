import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'

interface EdgeOptions {
  /** A folder for its files. */
  dir: string
  bffUrls: readonly string[]
  shellUrls: readonly string[]
}

/** True if Caddy is installed. No npm package contains it. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0

/** Runs the site of `deploy/caddy` in front of these servers, without TLS. */
export async function startEdge({
  dir,
  bffUrls,
  shellUrls,
}: EdgeOptions): Promise<{ url: string; stop(): Promise<void> }> {
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
