import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { requireTools } from '@homecare/cli/tools'
import { fillSite, readBack, startWriting, type Commit } from './drill-records'
import { openSite, type DrillSite, type ProgramResult } from './drill-site'
import { restoreFaults } from './restore-faults'

/** Goals of the drill. */
const MAX_LOSS_SECONDS = 60
const MAX_RESTORE_SECONDS = 300
/** pgBackRest knows only versions up to its own age, so both come from Debian. */
const TOOLS = [
  { commands: ['pgbackrest'], packages: ['pgbackrest'] },
  { commands: ['pg_ctlcluster'], packages: ['postgresql'] },
]
/** Faults don't depend on the size, and each copies or restores the whole backup. */
const MAX_BOOKINGS_FOR_FAULTS = 20_000

interface DrillOptions {
  bookings: number
  /** How long changes are written before the machine is lost. */
  writeSeconds: number
  log: (line: string) => void
}

interface DrillReport {
  figures: Record<string, string>
  /** One sentence each; none means that the drill succeeded. */
  findings: string[]
}

/** On a disk, as in production, and reachable for the account of Postgres. */
const PARENT = '/var/tmp'

/**
 * Loses a machine while changes are being written, restores the system onto empty servers, once up to the end of the
 * archive and once to a point in time, and compares it with what had been written. Then every fault of a restore.
 */
async function restoreDrill({ bookings, writeSeconds, log }: DrillOptions): Promise<DrillReport> {
  const root = await mkdtemp(join(PARENT, 'homecare-drill-'))
  await chmod(root, 0o755)
  const report: DrillReport = { figures: {}, findings: [] }
  const sites: DrillSite[] = []
  const open = async (): Promise<DrillSite> => {
    const site = await openSite(root, join(root, 'backup'))
    sites.push(site)
    return site
  }
  try {
    await mkdir(join(root, 'backup'))
    const lost = await loseSite(await open(), { bookings, writeSeconds, log }, report)
    log('the machine is lost; restoring onto empty servers')
    const restoredCount = await restoreToEnd(await open(), lost, bookings, report)
    await restoreToPoint(await open(), { ...lost, commits: lost.commits.slice(0, restoredCount) }, report)
    if (bookings <= MAX_BOOKINGS_FOR_FAULTS) report.findings.push(...(await restoreFaults({ open, log })))
    return report
  } finally {
    for (const { store } of sites) await store.stop()
    await rm(root, { recursive: true, force: true })
  }
}

interface LostSite {
  commits: Commit[]
  /** Between two commits, somewhere in the middle. */
  middle: Date
}

async function loseSite(
  site: DrillSite,
  { bookings, writeSeconds, log }: DrillOptions,
  report: DrillReport,
): Promise<LostSite> {
  await site.create()
  const postgres = await site.startPostgres()
  await fillSite(site, postgres.url, bookings, log)
  const first = await site.run('backup', ['now'])
  expectSuccess(first, 'The first backup', report)
  report.figures['first backup'] = seconds(first)
  const killSchedule = site.startSchedule()
  const writing = startWriting(site, postgres.url)
  await wait((writeSeconds / 2) * 1000)
  const middle = new Date()
  await wait((writeSeconds / 2) * 1000)
  await postgres.kill()
  await killSchedule()
  await writing.stop()
  await site.store.stop()
  await rm(site.dataDir, { recursive: true })
  return { commits: writing.commits, middle }
}

/** Resolves with how many changes are there again. */
async function restoreToEnd(
  site: DrillSite,
  { commits }: LostSite,
  bookings: number,
  report: DrillReport,
): Promise<number> {
  const restore = await site.run('restore', [])
  expectSuccess(restore, 'The restore', report)
  report.figures['restored onto empty servers, replayed and verified'] = seconds(restore)
  if (restore.code !== 0) return 0
  if (restore.seconds > MAX_RESTORE_SECONDS)
    report.findings.push(`The restore took more than ${MAX_RESTORE_SECONDS} s.`)
  const postgres = await site.startPostgres()
  const { writes, bookings: restored } = await readBack(postgres.url)
  const restoredCount = writes.length
  const last = commits[restoredCount - 1]
  const lost = commits.slice(restoredCount)
  const loss = last && lost.length > 0 ? ((commits.at(-1)?.at.getTime() ?? 0) - last.at.getTime()) / 1000 : 0
  report.figures['changes written until the machine was lost'] = String(commits.length)
  report.figures['lost'] = `${lost.length} changes of the last ${loss.toFixed(1)} s`
  if (restored !== bookings) report.findings.push(`${restored} of ${bookings} bookings were restored.`)
  if (writes.some((n, index) => n !== index + 1)) report.findings.push('There is a gap between restored changes.')
  if (restoredCount === 0 || loss > MAX_LOSS_SECONDS) report.findings.push(`${loss} s of changes are lost.`)
  await afterwards(site, report)
  await postgres.stop()
  return restoredCount
}

/** The restored system is backed up and checked like the first: its archive continues. */
async function afterwards(site: DrillSite, report: DrillReport): Promise<void> {
  const next = await site.run('backup', ['now'])
  expectSuccess(next, 'The backup after the restore', report)
  const check = await site.run('backup', ['check'])
  expectSuccess(check, 'The check by restoring', report)
  report.figures['daily backup'] = seconds(next)
  report.figures['check by restoring'] = seconds(check)
}

async function restoreToPoint(site: DrillSite, { commits, middle }: LostSite, report: DrillReport): Promise<void> {
  const restore = await site.run('restore', ['--to', middle.toISOString()])
  expectSuccess(restore, 'The restore to a point in time', report)
  report.figures['restored to a point in time'] = seconds(restore)
  if (restore.code !== 0) return
  const postgres = await site.startPostgres()
  const { writes } = await readBack(postgres.url)
  await postgres.stop()
  // The database's moment of a commit is a little before the writer hears of it.
  const earlier = commits.filter(({ at }) => at <= middle).length
  if (Math.abs(writes.length - earlier) > 1)
    report.findings.push(`The point in time has ${writes.length} changes, and ${earlier} had been written by then.`)
}

function expectSuccess({ code, output }: ProgramResult, what: string, { findings }: DrillReport): void {
  if (code !== 0) findings.push(`${what} failed: ${output.trim()}`)
}

const seconds = ({ seconds }: ProgramResult): string => `${seconds.toFixed(1)} s`

/** The trial `restore-drill [bookings] [seconds of writing]`. */
export async function main(args: string[], log: (line: string) => void): Promise<string[]> {
  requireTools(TOOLS)
  const [bookings = '2000', writeSeconds = '75'] = args
  for (const text of [bookings, writeSeconds])
    if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`"${text}" is not a number.`)
  const size = { bookings: Number(bookings), writeSeconds: Number(writeSeconds) }
  const { figures, findings } = await restoreDrill({ ...size, log })
  log(`Restore drill with ${size.bookings.toLocaleString('en')} bookings:`)
  for (const [what, figure] of Object.entries(figures)) log(`  ${what}: ${figure}`)
  return findings
}
