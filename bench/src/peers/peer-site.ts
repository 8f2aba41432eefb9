import { join } from 'node:path'
import { runTool } from '@homecare/cli/run'
import { loadProfile } from '@homecare/server/process/profile'
import type { BenchContext } from '../context'
import { startScript } from '../system/start-script'
import { installPeer } from './install'
import { copySources } from './peer-source'

export type Peer = 'next' | 'astro'

const OUT: Record<Peer, string> = { next: 'out', astro: 'dist' }
const BUILD: Record<Peer, string[]> = {
  next: ['next/dist/bin/next', 'build'],
  astro: ['astro/astro.js', 'build', '--root'],
}

/**
 * The address of our home page's content in another framework: installed and built once, served by one static server. Empty where the
 * framework can't be fetched; one that can't be built is a fault of ours.
 */
export const peerSite = (ctx: BenchContext, peer: Peer): Promise<string> => ctx.once(peer, () => start(ctx, peer))

async function start(ctx: BenchContext, peer: Peer): Promise<string> {
  const { info } = await ctx.system()
  ctx.log(`installing and building ${peer} …`)
  const dir = await installPeer(peer)
  if (dir === null) return ''
  const { remotes } = (await (await fetch(`${info.bff}/api/remotes`)).json()) as {
    remotes: { name: string; navigation: unknown; routes: { path: string }[] }[]
  }
  const { packages } = (await (await fetch(`${info.bff}/api/packages`)).json()) as { packages: unknown }
  await copySources(dir, remotes, { profile: await loadProfile(), packages })
  const [bin = '', ...args] = BUILD[peer]
  const env = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  if (!(await runTool(process.execPath, [join(dir, 'node_modules', bin), ...args, dir], { limitMs: 600_000, env })))
    throw new Error(`${peer} could not be built`)
  const { port } = await startScript(ctx, 'static-server', [join(dir, OUT[peer])])
  return `http://127.0.0.1:${port}`
}
