import { chmod, lstat, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDataDir, reachableBinaries, unprivilegedAccount } from './run-as'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-run-as-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.runIf(process.getuid?.() === 0)('Postgres started by root', () => {
  test('a readable data folder stays where it is and is owned by the unprivileged account', async () => {
    const account = await unprivilegedAccount()
    await chmod(folder, 0o755)
    const dataDir = join(folder, 'open', 'data')
    expect(await prepareDataDir(dataDir, account)).toBe(dataDir)
    expect((await stat(dataDir)).uid).toBe(account?.uid)
  })

  test('a data folder below an unreadable folder moves behind a symlink, and is deleted after the symlink is', async () => {
    const account = await unprivilegedAccount()
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const target = await prepareDataDir(join(closed, 'data'), account)
    expect(await readlink(join(closed, 'data'))).toBe(target)
    expect(await prepareDataDir(join(closed, 'data'), account)).toBe(target)
    await rm(join(closed, 'data'))
    const next = await prepareDataDir(join(closed, 'data'), account)
    expect(next).not.toBe(target)
    await expect(lstat(target)).rejects.toThrow('ENOENT')
    await rm(next, { recursive: true })
  })

  test('Postgres binaries below an unreadable folder are copied to where the account can run them', async () => {
    const account = await unprivilegedAccount()
    const home = join(folder, 'closed-too', 'native')
    await mkdir(join(home, 'bin'), { recursive: true })
    await chmod(join(folder, 'closed-too'), 0o700)
    await writeFile(join(home, '../package.json'), JSON.stringify({ version: '0.0.0-test' }))
    await writeFile(join(home, 'bin', 'postgres'), '#!/bin/sh\n', { mode: 0o755 })
    const found = await reachableBinaries(
      { home, postgres: join(home, 'bin', 'postgres'), initdb: join(home, 'bin', 'initdb') },
      account,
    )
    expect(found.home).not.toBe(home)
    expect((await stat(found.postgres)).mode & 0o001).toBe(1)
    await rm(found.home, { recursive: true })
  })
})

test('without root the data folder of Postgres stays where it is', async () => {
  expect(await prepareDataDir(join(folder, 'mine'), undefined)).toBe(join(folder, 'mine'))
})
