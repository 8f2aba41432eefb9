import { runTool } from './checks'
import { pinnedPnpm } from './pinned-pnpm'

const LIMIT_MS = 6 * 60 * 60_000

/** `npm run pnpm -- <words>`: the pinned pnpm under the pinned Node, for whoever has neither. */
export async function main(args: string[]): Promise<void> {
  const ok = await runTool('npx', ['--yes', await pinnedPnpm(), ...args], { limitMs: LIMIT_MS })
  process.exit(ok ? 0 : 1)
}
