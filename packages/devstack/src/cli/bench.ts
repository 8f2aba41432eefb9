import { join } from 'node:path'
import { buildChanged } from './build-changed'
import { runTool } from './checks'
import { ROOT } from './paths'
import { TSX } from './processes'

const LIMIT_MS = 60 * 60_000

/** `npm run bench [-- [--short] <id> …]`: side-by-side measurements; without ids all of them. */
export async function main(args: string[]): Promise<void> {
  await buildChanged(console.log)
  const ok = await runTool(process.execPath, [...TSX, join(ROOT, 'bench/src/main.ts'), ...args], { limitMs: LIMIT_MS })
  process.exit(ok ? 0 : 1)
}
