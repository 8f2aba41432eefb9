import { join } from 'node:path'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'
import { runTool } from './checks'

const LIMIT_MS = 6 * 60 * 60_000

/** Runs a TypeScript file of the repository and exits with its result. */
export async function runScript(path: string, args: string[], limitMs = LIMIT_MS): Promise<never> {
  process.exit((await runTool(process.execPath, [...TSX, join(ROOT, path), ...args], { limitMs })) ? 0 : 1)
}
