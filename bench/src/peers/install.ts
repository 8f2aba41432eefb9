import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '@homecare/cli/run'
import { ROOT } from '@homecare/dev-servers/paths'

const LIMIT_MS = 600_000
const QUIET = ['--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Copies a project of `bench/peers` out of the workspace and installs its dependencies, which only measurements need.
 * Returns its folder; null where they can't be fetched.
 */
export async function installPeer(name: string): Promise<string | null> {
  const dir = join(ROOT, 'node_modules/.cache/bench-peers', name)
  await mkdir(dir, { recursive: true })
  await rm(join(dir, 'src'), { recursive: true, force: true })
  await cp(join(ROOT, 'bench/peers', name), dir, { recursive: true })
  return (await runTool('npm', ['--prefix', dir, 'install', ...QUIET], { limitMs: LIMIT_MS })) ? dir : null
}
