import { join } from 'node:path'
import { startChild } from '@homecare/dev-servers/child'
import { ROOT } from '@homecare/dev-servers/paths'
import { startFrontProxy } from '@homecare/dev-servers/front-proxy'
import { freePort } from '@homecare/dev-servers/ports'
import { waitFor } from '@homecare/dev-servers/wait-for'
import type { BenchContext } from '../context'
import { buildSingleBundle } from './build'

/** The address of the single-bundle site: built once per run, served by the same document server with the same BFF. */
export const singleBundleSite = (ctx: BenchContext): Promise<string> => ctx.once('single bundle', () => start(ctx))

async function start(ctx: BenchContext): Promise<string> {
  const { info, secrets } = await ctx.system()
  const dist = join(await ctx.tempDir(), 'dist')
  ctx.log('building the single bundle …')
  await buildSingleBundle(dist)
  const port = await freePort()
  const shellUrl = `http://127.0.0.1:${port}`
  const lines: string[] = []
  const child = startChild({
    name: 'single-bundle',
    cwd: ROOT,
    args: [join(dist, 'server/main.cjs')],
    env: {
      PORT: String(port),
      // The same as in the federated site, since it is part of the page.
      PUBLIC_URL: info.site,
      BFF_URL: info.bff,
      SHELL_TOKEN: secrets.shell,
      STATE_DIR: await ctx.tempDir(),
      LOG_LEVEL: 'warn',
      PROVIDER_PROFILE: join(ROOT, 'packages/server/data/provider-profile.json'),
    },
    log: (line) => lines.push(line),
  })
  ctx.onClose(() => child.stop())
  await waitFor(async () => (await fetch(`${shellUrl}/readyz`)).ok, {
    timeoutMs: 60_000,
    what: 'the single-bundle site',
  }).catch((error: unknown) => {
    throw new Error(lines.join('\n'), { cause: error })
  })
  const front = await startFrontProxy({ port: 0, bffUrl: info.bff, shellUrl })
  ctx.onClose(() => front.stop())
  await assertSameText(`${info.site}/`, `${front.url}/`)
  return front.url
}

/** Comparing different pages would mean nothing. */
async function assertSameText(...urls: string[]): Promise<void> {
  const texts = await Promise.all(urls.map(async (url) => textOf(await (await fetch(url)).text())))
  if (texts[0] !== texts[1] || !texts[0])
    throw new Error('the single-bundle page does not have the text of the federated page')
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
