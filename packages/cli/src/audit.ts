import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ROOT } from '@homecare/dev-servers/paths'
import { pinnedPnpm } from './tools'

/** pnpm asks three times: it waits a minute for each answer, and over a minute in between. */
const LIMIT_MS = 300_000

/** `pnpm --filter cli run audit [-- --registry URL]`: fails if production dependencies have advisories of grade high or critical. */
async function main(args: string[]): Promise<void> {
  const { registry } = parseArgs({ args, options: { registry: { type: 'string' } } }).values
  const audit = ['--yes', await pinnedPnpm(), 'audit', '--prod', '--audit-level', 'high']
  // After pnpm's name: npx fetches pnpm itself from the usual registry.
  if (registry !== undefined) audit.push('--registry', registry)
  const result = spawnSync('npx', audit, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT_MS,
  })
  const report = result.error ? '' : result.stdout
  process.stdout.write(report)
  // pnpm ends with 1 for an advisory as for a registry without an answer, but it counts advisories only after an answer.
  if (!report.includes('vulnerabilities found'))
    return fail(
      'The registry could not be asked, so advisories are unknown: try again, or ask one that answers with `pnpm --filter cli run audit --registry URL`.',
    )
  if (result.status !== 0)
    return fail(
      'Production dependencies have the advisories above: update these packages in pnpm-workspace.yaml and pnpm-lock.yaml.',
    )
  console.log('No advisory of grade high or critical is known for production dependencies.')
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

await main(process.argv.slice(2))
