import { findEngine } from '@homecare/cli/containers/tools'
import { versionBefore, versionOf } from '@homecare/cli/containers/version-images'
import { upgradeTrial } from './upgrade/trial'
import { upgradeTable } from './upgrade/table'

const REQUESTS = 100_000

// The trial `upgrade [before] [after] [--requests n]`: upgrades a deployment in containers from one tag or commit to another and
// back, under load. Without words: from the newest release tag, or the commit before if there is none, to HEAD.
const startedAt = performance.now()
const log = (line: string): void =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)

async function main(args: string[]): Promise<boolean> {
  const at = args.indexOf('--requests')
  const requests = at < 0 ? REQUESTS : Number(args[at + 1])
  if (!Number.isInteger(requests) || requests < 1) throw new Error('--requests takes a whole number.')
  const [beforeRef, afterRef = 'HEAD'] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  if ((await findEngine(log)) !== 'podman')
    throw new Error('This trial replaces single containers with podman. Run it on a Linux machine without Docker.')
  const after = await versionOf(afterRef)
  const before = beforeRef === undefined ? await versionBefore(after) : await versionOf(beforeRef)
  log(`from ${before.ref} (${before.tag}) to ${after.ref} (${after.tag}), and back`)
  const report = await upgradeTrial({ before, after, requests, log })
  console.log(`\n${upgradeTable(report)}\n`)
  const wrong = [...report.failures, ...report.findings]
  for (const sentence of wrong.slice(0, 50)) console.log(`✗ ${sentence}`)
  console.log(wrong.length === 0 ? 'No request failed, and nothing was lost or doubled.' : `${wrong.length} faults.`)
  return wrong.length === 0
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1)
