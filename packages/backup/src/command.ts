import { execFile, type ExecFileException } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { BackupError } from './backup-error'

/** Postgres does not run as root, so root runs its programs under the account `postgres`. */
export interface Account {
  uid: number
  gid: number
}

export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres')
  if (!entry) throw new BackupError('Postgres can not run as root, and this machine has no account "postgres".')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

interface CommandResult {
  code: number | null
  out: string
  err: string
}

/** Runs a program to its end. Throws a fault when it is not installed. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, account }: { env: Record<string, string>; account: Account | undefined },
): Promise<CommandResult> {
  const options = { ...account, cwd: '/', env, maxBuffer: Infinity }
  return promisify(execFile)(command, args, options).then(
    ({ stdout: out, stderr: err }): CommandResult => ({ code: 0, out, err }),
    (error: ExecFileException): CommandResult => {
      if (error.code === 'ENOENT') throw new BackupError(`${command} is not installed.`, { cause: error })
      if (typeof error.code === 'string') throw error
      return { code: error.code ?? null, out: String(error.stdout ?? ''), err: String(error.stderr ?? '') }
    },
  )
}
