import { CLOCK_JUMPS } from './topology/clock-jump'
import { DISK_FULL } from './topology/disk-full'
import { FAIL_OVER } from './topology/fail-over'
import { CUTS, EMPTIED, KILLS } from './topology/fault'
import { faultTable, isKept } from './topology/fault-table'
import { startTopology } from './topology/start-topology'
import { tryFault, type FaultReport, type TrialHistory } from './topology/try-fault'

// The fail-over comes last: after it the database is another container.
const FAULTS = [...KILLS, ...CUTS, EMPTIED, DISK_FULL, ...CLOCK_JUMPS, FAIL_OVER]

// The trial `topology-faults [words] [--no-build]`: faults in the containers of docker-compose.yml while visitors book and pay.
// Words choose the faults whose names contain one of them; `--no-build` takes the images of an earlier run.
const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('--'))
const chosen = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (chosen.length === 0)
  throw new Error(`No fault has such a name. There are: ${FAULTS.map(({ name }) => name).join('; ')}.`)
const startedAt = performance.now()
const log = (line: string): void =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)

const topology = await startTopology({ build: !args.includes('--no-build'), log })
const history: TrialHistory = {
  record: { orders: [], unanswered: [], contacts: [], sentContacts: [], refusals: new Map() },
  outages: [],
}
const reports: FaultReport[] = []
let broken = false
try {
  for (const [at, fault] of chosen.entries()) {
    log(`${fault.name} …`)
    try {
      const report = await tryFault(fault, topology, history, at + 1)
      reports.push(report)
      log(`${isKept(report) ? 'well' : 'NOT well'} ${(report.recoveredMs / 1000).toFixed(1)} s after its end`)
      for (const finding of report.findings.slice(0, 20)) log(`✗ ${finding}`)
    } catch (error) {
      broken = true
      log(`✗ ${fault.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  console.log(`\n${faultTable(reports)}\n`)
  await topology.stop()
}
process.exit(!broken && reports.every(isKept) ? 0 : 1)
