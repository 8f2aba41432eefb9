import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { writeHost } from '@homecare/federation/release/build-host'
import type { BenchContext } from '../context'
import { singleBundleConfigs } from './webpack.config'

/** The address of the single-bundle site: built once per run, served by a system like ours. */
export const singleBundleSite = (ctx: BenchContext): Promise<string> => ctx.once('single bundle', () => start(ctx))

async function start(ctx: BenchContext): Promise<string> {
  const { info } = await ctx.system()
  const dist = join(await ctx.tempDir(), 'dist')
  ctx.log('building the single bundle …')
  const dir = join(ROOT, 'shell')
  await writeHost({ dir, dist, configs: singleBundleConfigs({ shellDir: dir, dist }) })
  const { info: single } = await ctx.another({
    // The same address as in the federated site, since it is part of the page.
    env: { PUBLIC_URL: info.site },
    site: { built: Promise.resolve(), shellArgs: [join(dist, 'server/main.cjs')] },
  })
  await assertSameText(`${info.site}/`, `${single.site}/`)
  return single.site
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
