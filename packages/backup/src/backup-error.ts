/** An error that an operator can act on: its message is one clear sentence, printed without a stack. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Ends a program with 1 after a fault: with its sentence, or with the stack of what nobody expected. */
export function exitWith(error: unknown): void {
  const stack = error instanceof Error ? error.stack : error
  process.stderr.write(`${error instanceof BackupError ? error.message : String(stack)}\n`)
  process.exitCode = 1
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** The same error, or a sentence for a full disk. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && FULL.has(error.code))
    return new BackupError(`There is no space left in ${folder}; what was backed up before is unchanged.`, {
      cause: error,
    })
  return error
}

/** The first names of a list that may be long. */
export function firstNames(names: readonly string[], count = 10): string {
  const rest = names.length - count
  return rest > 0 ? `${names.slice(0, count).join(', ')} and ${rest} more` : names.join(', ')
}
