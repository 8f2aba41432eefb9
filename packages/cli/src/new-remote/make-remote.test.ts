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

test('a new remote names itself in its package, its declaration and its page', async () => {
  const place = join(dir, 'mfe-eye-care')
  await makeRemote({ name: 'eye-care', dir: place })
  expect(JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))).toMatchObject({
    name: '@homecare/mfe-eye-care',
  })
  expect(await readFile(join(place, 'remote.config.ts'), 'utf8')).toContain("path: '/eye-care'")
  expect(await readFile(join(place, 'src/eye-care-page.tsx'), 'utf8')).toContain('function EyeCarePage')
})

test.each(['', 'Eye', '1eye', 'eye/care', '../eye', 'eye-'])('"%s" is refused as a name', async (name) => {
  await expect(makeRemote({ name, dir: join(dir, 'refused') })).rejects.toThrow('no name for a remote')
})

test('a remote that is there is not written over', async () => {
  await expect(makeRemote({ name: 'eye-care', dir: join(dir, 'mfe-eye-care') })).rejects.toThrow('already')
})
