import { buildChanged } from './build-changed'
import { runScript } from './run-script'

const LIMIT_MS = 60 * 60_000

/** `npm run bench [-- [--short] <id> …]`: side-by-side measurements; all of them by default. */
export async function main(args: string[]): Promise<void> {
  await buildChanged(console.log)
  await runScript('bench/src/main.ts', args, LIMIT_MS)
}
