import { readBackupEnv } from './env'
import { BackupError } from './backup-error'
import { restoreReport } from './report'
import { restoreSystem } from './restore-system'

const USAGE =
  'Usage: restore [--to 2026-11-23T10:15:00Z] [--replace]. Without --to, everything that the archive holds is restored.'

// The program behind `npm run restore` and the service `restore`. It exits with 0 when the restored system is verified.
const log = (line: string) => void process.stdout.write(`${line}\n`)

function parseArguments(args: readonly string[]): { to: Date | null; replace: boolean } {
  let to: Date | null = null
  let replace = false
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--replace') replace = true
    else if (arg === '--to') to = parseTime(left.shift() ?? '')
    else throw new BackupError(USAGE)
  }
  return { to, replace }
}

/** A time without a zone would mean different moments on different machines. */
function parseTime(text: string): Date {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const time = new Date(text)
  if (!isComplete || Number.isNaN(time.getTime()))
    throw new BackupError(`"${text}" is not a time with its zone, like 2026-11-23T10:15:00Z.`)
  return time
}

async function main(args: readonly string[]): Promise<void> {
  const { to, replace } = parseArguments(args)
  const result = await restoreSystem({ settings: readBackupEnv(), to, replace, log })
  for (const line of restoreReport(result)) log(line)
  if (result.problems.length > 0) process.exitCode = 1
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof BackupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
})
