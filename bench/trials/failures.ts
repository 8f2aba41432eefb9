import { buildChanged } from '@homecare/cli/build-changed'
import { binOf, runTool } from '@homecare/cli/checks'
import { findTools } from '@homecare/cli/tools'

const LIMIT_MS = 90 * 60_000

/**
 * The trial `failures [words]`: every way in which a remote can fail, on the first page and later in a visit, as a table.
 * With words only the cases whose title has all of them, as in `booking hang`.
 */
export async function main(words: string[]): Promise<boolean> {
  const { chromium } = findTools()
  if (chromium === undefined) throw new Error('This command needs Chromium.')
  await buildChanged(console.log)
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    'failures',
    '--workers=1',
    '--reporter=dot',
  ]
  const env = { CHROMIUM_PATH: chromium, FORCE_COLOR: '0', FAILURES_OF: words.join(',') }
  return runTool(process.execPath, [binOf('e2e', 'playwright'), ...args], { limitMs: LIMIT_MS, env })
}
