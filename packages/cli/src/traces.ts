import { runScript } from './run-script'
import { findTools } from './tools'

const LIMIT_MS = 20 * 60_000

/** `npm run traces`: books and pays in a browser, and checks and draws the trace of it over all processes. */
export function main(): Promise<void> {
  const { chromium } = findTools()
  return runScript('bench/trials/run-traces.ts', [chromium ?? ''], LIMIT_MS)
}
