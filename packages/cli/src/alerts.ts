import { runScript } from './run-script'
import { installPrometheus } from './tools'

const LIMIT_MS = 15 * 60_000

/** `npm run alerts`: tests the alert rules, then has one fire in a real Prometheus when a payment is stuck. */
export function main(): Promise<void> {
  installPrometheus()
  return runScript('bench/trials/run-alerts.ts', [], LIMIT_MS)
}
