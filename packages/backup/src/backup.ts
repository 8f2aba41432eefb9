import { openBackup } from './backup-now'
import { readBackupEnv } from './env'
import { BackupError, exitWith } from './backup-error'
import { runSchedule } from './schedule'
import { backupStatus } from './status'

const USAGE = 'Usage: backup [now | schedule | status | check]'

// The program behind `npm run backup` and the service `backup`. It exits with 1 after a fault, and when a status or a
// check finds a problem.
const log = (line: string) => void process.stdout.write(`${line}\n`)
const printProblems = (problems: readonly string[]): void => {
  for (const problem of problems) log(`PROBLEM: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

async function main([command = 'now', ...rest]: string[]): Promise<void> {
  if (!['now', 'schedule', 'status', 'check'].includes(command) || rest.length > 0) throw new BackupError(USAGE)
  const settings = readBackupEnv()
  if (command === 'status') {
    const { lines, problems } = await backupStatus(settings)
    for (const line of lines) log(line)
    return printProblems(problems)
  }
  const backup = await openBackup(settings, log)
  if (command === 'schedule') {
    const stopping = new AbortController()
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stopping.abort())
    log('backups run by schedule')
    return runSchedule(backup, { settings, log, signal: stopping.signal })
  }
  if (command === 'check') {
    const { bookings, auditEntries, objects, problems } = await backup.check()
    log(`Restored for a check: ${bookings} bookings, ${auditEntries} entries of the audit history, ${objects} objects.`)
    if (problems.length === 0) log('VERIFIED')
    return printProblems(problems)
  }
  const type = await backup.backupDatabase()
  const { added, removed, total } = await backup.copyObjects()
  log(`Backed up: the database (${type}), ${added} new objects, ${removed} removed, ${total} in all.`)
}

await main(process.argv.slice(2)).catch(exitWith)
