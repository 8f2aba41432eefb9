import { parseArgs } from 'node:util'
import { BackupError } from './backup-error'

const USAGE =
  'Usage: restore [--to 2026-11-23T10:15:00Z] [--replace]. Without --to, everything that the archive holds is restored.'

/** What stands behind `restore`. Throws a sentence for anything else. */
export function readWords(args: readonly string[]): { to: Date | null; replace: boolean } {
  const { to, replace } = wordsIn([...args])
  return { to: to === undefined ? null : parseTime(to), replace }
}

function wordsIn(args: string[]) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } } }).values
  } catch (error) {
    throw new BackupError(USAGE, { cause: error })
  }
}

/** A time without a zone would mean different moments on different machines. */
function parseTime(text: string): Date {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const time = new Date(text)
  if (!isComplete || Number.isNaN(time.getTime()))
    throw new BackupError(`"${text}" is not a time with its zone, like 2026-11-23T10:15:00Z.`)
  return time
}
