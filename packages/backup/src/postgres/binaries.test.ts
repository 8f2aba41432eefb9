import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPostgres } from './binaries'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-postgres-'))
  const program = join(folder, 'postgres')
  await writeFile(program, '#!/bin/sh\necho "postgres (PostgreSQL) 3.7"\n')
  await chmod(program, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

it('a restore finds the Postgres of the backup’s major version', async () => {
  expect(await findPostgres('3', `/nowhere:${folder}`)).toBe(folder)
})

it('a restore is refused with the Postgres versions of this machine when the backup’s is not among them', async () => {
  await expect(findPostgres('4', folder)).rejects.toThrow(
    /The backup is of Postgres 4, and this machine has only 3.* Only the same major version can restore it\. Nothing was changed\./,
  )
})
