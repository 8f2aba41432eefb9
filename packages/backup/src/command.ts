import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
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

export interface CommandResult {
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
  const child = spawn(command, args, { ...account, cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
  const result: CommandResult = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (result.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (result.err += chunk.toString()))
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new BackupError(`${command} is not installed.`, { cause: error }) : error),
    )
  })
  await Promise.race([once(child, 'close').then(() => (result.code = child.exitCode)), failed])
  return result
}
