import { chown, mkdir, readFile, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Postgres refuses to run as root, so root runs it under an account that every Linux has. Undefined without root. */
export type UnixAccount = { uid: number; gid: number }

export async function unprivilegedAccount(): Promise<UnixAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!entry)
    throw new Error('Postgres can not run as root, and /etc/passwd has neither "postgres" nor "nobody" to run it as.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

/**
 * The command that runs a program of Postgres under the account. It keeps one right of root: to enter folders that others
 * may not, since the program and its data can be in a checkout below /root.
 */
export function commandAs(account: UnixAccount | undefined, program: string, args: string[]): [string, string[]] {
  if (!account) return [program, args]
  const who = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  return ['/usr/bin/setpriv', [...who, '--inh-caps=+dac_override', '--ambient-caps=+dac_override', program, ...args]]
}

/** The data folder, created if missing, of the account. */
export async function prepareDataDir(dataDir: string, account: UnixAccount | undefined): Promise<string> {
  const path = resolve(dataDir)
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (account) await chown(path, account.uid, account.gid)
  return realpath(path)
}
