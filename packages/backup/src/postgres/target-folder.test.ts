import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { prepareTargetFolder } from './target-folder'

let data: string
beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'homecare-target-'))
  data = join(parent, 'data')
  await mkdir(data)
  await writeFile(join(data, 'mine'), 'the database before')
  return () => rm(parent, { recursive: true })
})
const prepare = (replace: boolean) =>
  prepareTargetFolder(data, { replace, account: undefined, now: new Date('2026-03-03T04:00:00Z') })

it('a restore over a database is refused without --replace, and changes nothing', async () => {
  await expect(prepare(false)).rejects.toThrow(/There is a database in .* add --replace/)
  expect(await readdir(join(data, '..'))).toEqual(['data'])
})

it('a restore over a database on which Postgres runs is refused, also with --replace', async () => {
  await writeFile(join(data, 'postmaster.pid'), '1')
  await expect(prepare(true)).rejects.toThrow('Postgres runs on')
})

it('a restore with --replace puts the database before aside, and a failed one leaves it in place', async () => {
  await (await prepare(true)).discard()
  expect(await readdir(join(data, '..'))).toEqual(['data'])
  const target = await prepare(true)
  const aside = await target.putInPlace()
  expect(await readFile(join(aside ?? '', 'mine'), 'utf8')).toBe('the database before')
  expect(await readdir(data)).toEqual([])
})
