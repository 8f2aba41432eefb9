import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRemote } from './make-remote'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'new-remote-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('a new remote is the model under its own name', async () => {
  const folder = join(dir, 'mfe-eye-care')
  const files = await makeRemote({ name: 'eye-care', dir: folder })
  const textOf = (path: string) => readFile(join(folder, path), 'utf8')
  expect(JSON.parse(await textOf('package.json'))).toMatchObject({ name: '@homecare/mfe-eye-care' })
  expect(await textOf('src/pages.ts')).toContain("path: '/eye-care'")
  expect(await textOf('src/messages.ts')).toContain("'Eye Care'")
  for (const path of files) expect(await textOf(path)).not.toMatch(/new.remote|packages.new/i)
  expect(files.filter((path) => /node_modules|dist/.test(path))).toEqual([])
  // A reviewer reads them all.
  expect(files.length).toBeLessThanOrEqual(8)
})

test.each(['', 'Eye', '1eye', 'eye/care', '../eye', 'eye-'])('the remote name "%s" is refused', async (name) => {
  await expect(makeRemote({ name, dir: join(dir, 'refused') })).rejects.toThrow('is not a valid name for a remote')
})

test('an existing remote is not overwritten', async () => {
  await expect(makeRemote({ name: 'eye-care', dir: join(dir, 'mfe-eye-care') })).rejects.toThrow('already')
})
