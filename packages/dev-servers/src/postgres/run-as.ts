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

/** Postgres refuses to run as root, so root lends it an account that every Linux has. Undefined for everyone else. */
export type Account = { uid: number; gid: number }

export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!entry)
    throw new Error('Postgres can not run as root, and /etc/passwd has neither "postgres" nor "nobody" to run it as.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

/** Where root keeps what the account can't reach in place, e.g. a checkout below /root. */
const REACHABLE = '/var/lib/homecare-dev-servers'

/** The data folder, owned by the account; moved behind a link to a reachable place when its parents are closed. */
export async function prepareDataDir(dataDir: string, account: Account | undefined): Promise<string> {
  const wanted = resolve(dataDir)
  await mkdir(dirname(wanted), { recursive: true })
  if (!account) {
    await mkdir(wanted, { recursive: true, mode: 0o700 })
    return wanted
  }
  const linked = await readlink(wanted).catch(() => undefined)
  if (linked && (await stat(linked).catch(() => undefined))) return linked
  if (await canReach(dirname(wanted), account)) {
    await mkdir(wanted, { recursive: true, mode: 0o700 })
    await chown(wanted, account.uid, account.gid)
    return wanted
  }
  if (
    await readdir(wanted).then(
      (entries) => entries.length > 0,
      () => false,
    )
  ) {
    throw new Error(`Postgres can not reach ${wanted} when started as root: move it out of a closed folder.`)
  }
  await rm(wanted, { recursive: true, force: true })
  await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
  const place = await mkdtemp(join(REACHABLE, 'data-'))
  await chown(place, account.uid, account.gid)
  await symlink(place, wanted)
  await writeFile(`${place}.origin`, wanted)
  await sweepAbandoned()
  return place
}

/** The binaries in place, or copied once to where the account can run them. */
export async function reachableBinaries(
  found: PostgresBinaries,
  account: Account | undefined,
): Promise<PostgresBinaries> {
  if (!account || (await canReach(found.home, account))) return found
  const { version } = JSON.parse(await readFile(join(found.home, '../package.json'), 'utf8')) as { version: string }
  const home = join(REACHABLE, `postgres-${version}`)
  if (!(await stat(home).catch(() => undefined))) {
    await mkdir(REACHABLE, { recursive: true, mode: 0o755 })
    const half = await mkdtemp(join(REACHABLE, 'copy-'))
    await cp(found.home, half, { recursive: true, verbatimSymlinks: true })
    await chmod(half, 0o755)
    // A rename is all or nothing; losing a race against a second start is fine, the copies are equal.
    await rename(half, home).catch(() => rm(half, { recursive: true, force: true }))
  }
  return {
    home,
    initdb: join(home, 'bin', basename(found.initdb)),
    postgres: join(home, 'bin', basename(found.postgres)),
  }
}

/** Removes moved data whose link is gone: whoever deletes the data folder means the data. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(REACHABLE)) {
    if (!name.endsWith('.origin')) continue
    const place = join(REACHABLE, name.slice(0, -'.origin'.length))
    const origin = await readFile(`${place}.origin`, 'utf8').catch(() => '')
    if (!origin || (await readlink(origin).catch(() => '')) === place) continue
    await rm(place, { recursive: true, force: true })
    await rm(`${place}.origin`, { force: true })
  }
}

async function canReach(folder: string, { uid, gid }: Account): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { mode, uid: owner, gid: group } = await stat(at)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}
