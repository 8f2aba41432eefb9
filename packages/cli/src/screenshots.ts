import { buildChanged } from './build-changed'
import { binOf, runTool } from './checks'
import { findTools } from './tools'

/** `npm run screenshots`: retakes the README's screenshots from the running system in a real browser. */
export async function main(): Promise<void> {
  const { chromium } = findTools()
  if (chromium === undefined) process.exit(1)
  await buildChanged(console.log)
  const args = [
    binOf('e2e', 'playwright'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project',
    'screenshots',
    '--reporter=line',
  ]
  const ok = await runTool(process.execPath, args, { limitMs: 600_000, env: { CHROMIUM_PATH: chromium } })
  process.exit(ok ? 0 : 1)
}
