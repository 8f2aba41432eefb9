import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, open as openFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { requireTools } from '@homecare/cli/tools'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillSite, readBack, startWriting, type Commit } from './drill-records'
import { openSite, type DrillSite, type ProgramResult } from './drill-site'

// `BOOKINGS=1000000 pnpm --filter bench trial restore-drill` measures it at a million.
const { BOOKINGS = '2000' } = process.env
const HOUR = 3600_000
/** How long changes are written before the machine is lost. */
const WRITE_MS = 75_000
const MAX_LOSS_MS = 60_000
const MAX_RESTORE_SECONDS = 300
/** On a disk, as in production, and reachable for the account of Postgres. */
const PARENT = '/var/tmp'

let root: string
const sites: DrillSite[] = []
/** What was written before the machine was lost, and a moment in the middle. */
let commits: Commit[]
let middle: Date

const open = async (): Promise<DrillSite> => {
  const site = await openSite(root, join(root, 'backup'))
  sites.push(site)
  return site
}

function expectSuccess(what: string, { code, output, seconds }: ProgramResult): void {
  console.log(`${what}: ${seconds.toFixed(1)} s`)
  expect(code, output).toBe(0)
}

/** A machine of a clinic is backed up and lost while changes are being written. */
beforeAll(async () => {
  // pgBackRest knows only versions up to its own age, so both come from Debian.
  requireTools([
    { commands: ['pgbackrest'], packages: ['pgbackrest'] },
    { commands: ['pg_ctlcluster'], packages: ['postgresql'] },
  ])
  root = await mkdtemp(join(PARENT, 'homecare-drill-'))
  await chmod(root, 0o755)
  await mkdir(join(root, 'backup'))
  const site = await open()
  await site.create()
  const postgres = await site.startPostgres()
  await fillSite(site, postgres.url, Number(BOOKINGS), console.log)
  expectSuccess('first backup', await site.run('backup', ['now']))
  const killSchedule = site.startSchedule()
  const writing = startWriting(site, postgres.url)
  await wait(WRITE_MS / 2)
  middle = new Date()
  await wait(WRITE_MS / 2)
  await postgres.kill()
  await killSchedule()
  await writing.stop()
  await site.store.stop()
  await rm(site.dataDir, { recursive: true })
  ;({ commits } = writing)
}, HOUR)
afterAll(async () => {
  for (const { store } of sites) await store.stop()
  await rm(root, { recursive: true, force: true })
})

test(
  `a restore onto empty servers is verified within ${MAX_RESTORE_SECONDS} s, loses at most a minute of changes, and is backed up and checked like the first`,
  async () => {
    const site = await open()
    const restore = await site.run('restore', [])
    expectSuccess('restored onto empty servers, replayed and verified', restore)
    const postgres = await site.startPostgres()
    const { writes, bookings } = await readBack(postgres.url)
    const [last, lastWritten] = [commits[writes.length - 1], commits.at(-1)]
    const lostMs = (lastWritten?.at.getTime() ?? 0) - (last?.at.getTime() ?? -Infinity)
    console.log(`${commits.length} changes were written; those of the last ${(lostMs / 1000).toFixed(1)} s are lost`)
    expect(bookings).toBe(Number(BOOKINGS))
    expect(writes).toEqual(writes.map((_, index) => index + 1))
    expect(lostMs).toBeLessThanOrEqual(MAX_LOSS_MS)
    expect(restore.seconds).toBeLessThanOrEqual(MAX_RESTORE_SECONDS)
    expectSuccess('daily backup', await site.run('backup', ['now']))
    expectSuccess('check by restoring', await site.run('backup', ['check']))
    await postgres.stop()
  },
  HOUR,
)

test(
  'a restore to a point in time has the changes that were written by then',
  async () => {
    const site = await open()
    expectSuccess('restored to a point in time', await site.run('restore', ['--to', middle.toISOString()]))
    const postgres = await site.startPostgres()
    const { writes } = await readBack(postgres.url)
    await postgres.stop()
    // The database's moment of a commit is a little before the writer hears of it.
    expect(Math.abs(writes.length - commits.filter(({ at }) => at <= middle).length)).toBeLessThanOrEqual(1)
  },
  HOUR,
)

const OTHER_KEY = '9687b4a5d2c3f0e112647c9a3e5d0b8f'

/** Faults that need a real backup; those of objects and of what is typed are tests of packages/backup. */
const FAULTS: Record<string, [sentence: RegExp, run: (site: DrillSite) => Promise<ProgramResult>]> = {
  'a wrong key where only the database’s backup is left': [
    /can't be read: BACKUP_KEY is not the key/,
    async (site) => {
      const dir = await copyOfBackup(site)
      await rm(join(dir, 'objects'), { recursive: true })
      return site.run('restore', [], { BACKUP_DIR: dir, BACKUP_KEY: OTHER_KEY })
    },
  ],
  'no backup': [
    /There is no backup of a database/,
    (site) => site.run('restore', [], { BACKUP_DIR: join(site.dataDir, '../../nothing') }),
  ],
  'a time before the archive': [
    /2020-01-01T00:00:00.000Z can't be restored: the backup .* reaches from/,
    (site) => site.run('restore', ['--to', '2020-01-01T00:00:00Z']),
  ],
  'a time after the archive': [
    /can't be restored: the backup .* reaches from .* to/,
    (site) => site.run('restore', ['--to', '2099-01-01T00:00:00Z']),
  ],
  'an object store that does not answer': [
    /The object store at http:.* can't be used: .*Nothing was changed/,
    (site) => site.run('restore', [], { S3_ENDPOINT: 'http://127.0.0.1:9' }),
  ],
  'damaged backups of the database': [
    /pgBackRest/,
    async (site) => {
      const dir = await copyOfBackup(site)
      const backups = join(dir, 'postgres/backup/homecare')
      for (const label of (await readdir(backups)).filter((name) => /^\d{8}-\d{6}F/.test(name)))
        await damageLargest(join(backups, label, 'pg_data'))
      return site.run('restore', [], { BACKUP_DIR: dir })
    },
  ],
  'a full disk': [
    /the restored database needs|There is no space left/,
    async (site) => {
      const disk = join(site.dataDir, '../../small-disk')
      await mkdir(disk)
      expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', disk]).status, 'needs root').toBe(0)
      return site.run('restore', [], { PGDATA: join(disk, 'data') }).finally(() => spawnSync('umount', [disk]))
    },
  ],
}

// They don't depend on the size, and some copy the whole backup.
describe.runIf(Number(BOOKINGS) <= 20_000)('a restore that can not be done', () => {
  test.each(Object.entries(FAULTS))(
    'a restore with %s ends with its sentence and leaves nothing behind',
    async (_, [sentence, run]) => {
      const site = await open()
      const { code, output } = await run(site)
      expect(output).toMatch(sentence)
      expect(code).toBe(1)
      expect(await readdir(join(site.dataDir, '..'))).toEqual([])
    },
    HOUR,
  )
})

async function copyOfBackup(site: DrillSite): Promise<string> {
  const dir = join(site.dataDir, '../../copy-of-backup')
  // With its owners, since Postgres' account reads it.
  spawnSync('cp', ['-a', site.env.BACKUP_DIR ?? '', dir])
  return dir
}

/** Overwrites the middle of the largest file. Of a manifest there is a copy, which pgBackRest would take instead. */
async function damageLargest(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sized = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { path, size: (await stat(path)).size }
    }),
  )
  const { path, size } = sized.toSorted((a, b) => b.size - a.size)[0] ?? { path: dir, size: 0 }
  const file = await openFile(path, 'r+')
  await file.write(Buffer.alloc(64, 7), 0, 64, Math.floor(size / 2))
  await file.close()
}
