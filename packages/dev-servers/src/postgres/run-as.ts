import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { PostgresBinaries } from './binaries'

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

/** The folder for files that the account can't read in place, for example of a checkout below /root. */
const REACHABLE = '/var/lib/homecare-dev-servers'

/** The data folder, owned by the account; a symlink to a readable folder if the account can't reach it. */
export async function prepareDataDir(dataDir: string, account: UnixAccount | undefined): Promise<string> {
  const path = resolve(dataDir)
  await mkdir(dirname(path), { recursive: true })
  if (!account) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return path
  }
  const linked = await readlink(path).catch(() => undefined)
  if (linked && (await stat(linked).catch(() => undefined))) return linked
  if (await canReach(dirname(path), account)) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await chown(path, account.uid, account.gid)
    return path
  }
  if (
    await readdir(path).then(
      (entries) => entries.length > 0,
      () => false,
    )
  ) {
    throw new Error(
      `Postgres can not reach ${path} when started as root: move it to a folder that other users can read.`,
    )
  }
  await rm(path, { recursive: true, force: true })
  await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
  const target = await mkdtemp(join(REACHABLE, 'data-'))
  await chown(target, account.uid, account.gid)
  await symlink(target, path)
  await writeFile(`${target}.origin`, path)
  await removeAbandonedData()
  return target
}

/** The binaries, copied once to a readable folder if the account can't run them in place. */
export async function reachableBinaries(
  found: PostgresBinaries,
  account: UnixAccount | undefined,
): Promise<PostgresBinaries> {
  if (!account || (await canReach(found.home, account))) return found
  const { version } = JSON.parse(await readFile(join(found.home, '../package.json'), 'utf8')) as { version: string }
  const home = join(REACHABLE, `postgres-${version}`)
  if (!(await stat(home).catch(() => undefined))) {
    await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
    const partial = await mkdtemp(join(REACHABLE, 'copy-'))
    await cp(found.home, partial, { recursive: true, verbatimSymlinks: true })
    await chmod(partial, 0o755)
    // Renaming is atomic; if another process renamed first, its copy is equal.
    await rename(partial, home).catch(() => rm(partial, { recursive: true, force: true }))
  }
  return {
    home,
    initdb: join(home, 'bin', basename(found.initdb)),
    postgres: join(home, 'bin', basename(found.postgres)),
  }
}

/** Deletes moved data whose symlink is gone: deleting the data folder means deleting the data. */
async function removeAbandonedData(): Promise<void> {
  for (const name of await readdir(REACHABLE)) {
    if (!name.endsWith('.origin')) continue
    const target = join(REACHABLE, name.slice(0, -'.origin'.length))
    const origin = await readFile(`${target}.origin`, 'utf8').catch(() => '')
    if (!origin || (await readlink(origin).catch(() => '')) === target) continue
    await rm(target, { recursive: true, force: true })
    await rm(`${target}.origin`, { force: true })
  }
}

async function canReach(folder: string, { uid, gid }: UnixAccount): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { mode, uid: owner, gid: group } = await stat(at)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}
