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

test('a new remote has its name in package.json, remote.config.ts and its page', async () => {
  const folder = join(dir, 'mfe-eye-care')
  await makeRemote({ name: 'eye-care', dir: folder })
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: '@homecare/mfe-eye-care',
  })
  expect(await readFile(join(folder, 'remote.config.ts'), 'utf8')).toContain("path: '/eye-care'")
  expect(await readFile(join(folder, 'src/eye-care-page.tsx'), 'utf8')).toContain('function EyeCarePage')
})

test.each(['', 'Eye', '1eye', 'eye/care', '../eye', 'eye-'])('the remote name "%s" is refused', async (name) => {
  await expect(makeRemote({ name, dir: join(dir, 'refused') })).rejects.toThrow('is not a valid name for a remote')
})

test('an existing remote is not overwritten', async () => {
  await expect(makeRemote({ name: 'eye-care', dir: join(dir, 'mfe-eye-care') })).rejects.toThrow('already')
})
