import { join } from 'node:path'
import { binOf, runTool } from './checks'
import { ROOT } from '@homecare/dev-servers/paths'
import { TSX } from '@homecare/dev-servers/processes'

const HERE = 'packages/server/src/testing/histories'
const FAULTS = [join(HERE, 'faults.test.ts'), 'bff/src/routes/altered-responses.test.ts']
const LIMIT_MS = 6 * 60 * 60_000

/**
 * `npm run histories [-- <count>] [--seed n] [--processes n] [--from n]`: generated payment histories, 100,000 by default;
 * `npm run histories -- --faults`: each deliberate fault must make them fail, and 10,000 altered gateway returns are refused.
 */
export async function main(args: string[]): Promise<void> {
  const faults = args.includes('--faults')
  const command = faults ? [binOf('.', 'vitest'), 'run', ...FAULTS] : [...TSX, join(ROOT, HERE, 'main.ts'), ...args]
  const env = faults ? { ALL_FAULTS: '1' } : {}
  process.exit((await runTool(process.execPath, command, { env, limitMs: LIMIT_MS })) ? 0 : 1)
}
