import { spawnSync } from 'node:child_process'
import { mkdir, open as openFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import type { DrillSite, ProgramResult } from './drill-site'

interface Fault {
  title: string
  /** What the operator reads. */
  sentence: RegExp
  /** Null where this machine does not allow it. */
  run(site: DrillSite): Promise<ProgramResult | null>
}

interface FaultOptions {
  open: () => Promise<DrillSite>
  log: (line: string) => void
}

/** Every fault ends with its sentence and without a database. Returns a finding for each that does not. */
export async function restoreFaults({ open, log }: FaultOptions): Promise<string[]> {
  const findings: string[] = []
  for (const { title, sentence, run } of FAULTS) {
    const site = await open()
    const result = await run(site)
    if (!result) {
      log(`${title}: NOT RUN, it needs the right to mount a disk`)
      continue
    }
    const { code, output } = result
    const left = (await readdir(site.dataDir).catch(() => [])).filter((name) => name !== 'mine')
    const beside = (await readdir(join(site.dataDir, '..')).catch(() => [])).filter((name) => name !== 'data')
    const isSafe = left.length === 0 && beside.every((name) => !name.startsWith('data.'))
    log(`${title}: ${output.trim().split('\n').at(-1)}`)
    if (code !== 1 || !sentence.test(output)) findings.push(`${title}: unexpected end (${code}): ${output.trim()}`)
    if (!isSafe) findings.push(`${title}: something was left behind: ${[...left, ...beside].join(', ')}`)
  }
  return findings
}

const FAULTS: Fault[] = [
  {
    title: 'a wrong key',
    sentence: /BACKUP_KEY is not the key/,
    run: (site) => site.run('restore', [], { BACKUP_KEY: '9687b4a5d2c3f0e112647c9a3e5d0b8f' }),
  },
  {
    title: 'a wrong key where only the database’s backup is left',
    sentence: /can't be read: BACKUP_KEY is not the key/,
    run: async (site) => {
      const dir = await copyOfBackup(site)
      await rm(join(dir, 'objects'), { recursive: true })
      return site.run('restore', [], { BACKUP_DIR: dir, BACKUP_KEY: '9687b4a5d2c3f0e112647c9a3e5d0b8f' })
    },
  },
  {
    title: 'no backup',
    sentence: /There is no backup of a database/,
    run: (site) => site.run('restore', [], { BACKUP_DIR: join(site.dataDir, '../../nothing') }),
  },
  {
    title: 'a time before the archive',
    sentence: /2020-01-01T00:00:00.000Z can't be restored: the backup .* reaches from/,
    run: (site) => site.run('restore', ['--to', '2020-01-01T00:00:00Z']),
  },
  {
    title: 'a time after the archive',
    sentence: /can't be restored: the backup .* reaches from .* to/,
    run: (site) => site.run('restore', ['--to', '2099-01-01T00:00:00Z']),
  },
  {
    title: 'a time without a zone',
    sentence: /is not a time with its zone/,
    run: (site) => site.run('restore', ['--to', '2026-01-01 10:00']),
  },
  {
    title: 'a database that is there already',
    sentence: /There is a database in .* add --replace/,
    run: async (site) => {
      await mkdir(join(site.dataDir, 'mine'), { recursive: true })
      return site.run('restore', [])
    },
  },
  {
    title: 'an object store that does not answer',
    sentence: /The object store at http:.* can't be used: .*Nothing was changed/,
    run: (site) => site.run('restore', [], { S3_ENDPOINT: 'http://127.0.0.1:9' }),
  },
  {
    title: 'other contents in the bucket',
    sentence: /The bucket holds other contents under 1 of the keys: uploads\/filled-1\.pdf/,
    run: async (site) => {
      await putObject(site, 'uploads/filled-1.pdf', 'altered')
      return site.run('restore', [])
    },
  },
  {
    title: 'damaged backups of the database',
    sentence: /pgBackRest/,
    run: async (site) => {
      const dir = await copyOfBackup(site)
      const backups = join(dir, 'postgres/backup/homecare')
      for (const label of (await readdir(backups)).filter((name) => /^\d{8}-\d{6}F/.test(name)))
        await damageLargest(join(backups, label, 'pg_data'))
      return site.run('restore', [], { BACKUP_DIR: dir })
    },
  },
  {
    title: 'a full disk',
    sentence: /the restored database needs|There is no space left/,
    run: async (site) => {
      const disk = join(site.dataDir, '../../small-disk')
      await mkdir(disk)
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', disk]).status !== 0) return null
      try {
        return await site.run('restore', [], { PGDATA: join(disk, 'data') })
      } finally {
        spawnSync('umount', [disk])
      }
    },
  },
  {
    title: 'an object that the backup has lost',
    sentence: /NOT VERIFIED:[^]*can't be restored: .* is missing/,
    run: async (site) => {
      const dir = await copyOfBackup(site)
      const [part = ''] = await readdir(join(dir, 'objects/contents'))
      await rm(join(dir, 'objects/contents', part), { recursive: true })
      const result = await site.run('restore', [], { BACKUP_DIR: dir })
      // It is in place, since everything else is there: the operator decides.
      await rm(site.dataDir, { recursive: true, force: true })
      return result
    },
  },
]

async function copyOfBackup(site: DrillSite): Promise<string> {
  const dir = join(site.dataDir, '../../copy-of-backup')
  // With its owners, since Postgres' account reads it.
  spawnSync('cp', ['-a', site.env.BACKUP_DIR ?? '', dir])
  return dir
}

const putObject = (site: DrillSite, key: string, text: string): Promise<void> =>
  createMinioFiles(site.store).put(key, Buffer.from(text), 'text/plain')

/** Overwrites the middle of the largest file. Of a manifest there is a copy, which pgBackRest would take instead. */
async function damageLargest(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sized = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { path, size: (await stat(path)).size }
    }),
  )
  const largest = sized.sort((a, b) => b.size - a.size)[0]
  if (!largest) return
  const file = await openFile(largest.path, 'r+')
  await file.write(Buffer.alloc(64, 7), 0, 64, Math.floor(largest.size / 2))
  await file.close()
}
