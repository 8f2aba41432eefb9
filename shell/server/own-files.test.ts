import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOwnFiles } from './own-files'
import { readStateFile, writeStateFile } from './state-files'

const HOUR_MS = 3_600_000
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'old-files-'))
})
afterAll(() => Promise.all([dir, `${dir}.json`].map((path) => rm(path, { recursive: true, force: true }))))

const build = (...names: string[]) => new Map(names.map((name) => [name, new TextEncoder().encode(name.repeat(100))]))
const isThere = (path: string) => existsSync(join(dir, path))

test('a chunk of the previous shell is served for a day after the shell was replaced, and then deleted', async () => {
  const first = await writeOwnFiles(dir, build('/shell/main.1.js', '/shell/toasts.1.js', '/favicon.ico'))
  await first.removeUnused(100 * HOUR_MS)
  const second = await writeOwnFiles(dir, build('/shell/main.2.js'))
  for (const hour of [100, 124]) {
    await second.removeUnused(hour * HOUR_MS)
    expect([await second.has('/shell/toasts.1.js'), isThere('/shell/toasts.1.js.br')]).toEqual([true, true])
  }
  await second.removeUnused(126 * HOUR_MS)
  expect([await second.has('/shell/toasts.1.js'), isThere('/shell/toasts.1.js.br')]).toEqual([false, false])
  expect([await second.has('/shell/main.2.js'), isThere('/shell/main.2.js.br')]).toEqual([true, true])
  // It is of the first build alone, and its name says nothing of its content.
  expect(await second.has('/favicon.ico')).toBe(false)
})

test('while the shell is replaced, a server of the old build has the chunks of the new one on the same state folder', async () => {
  const old = await writeOwnFiles(dir, build('/shell/main.4.js'))
  expect(await old.has('/shell/main.5.js')).toBe(false)
  const fresh = await writeOwnFiles(dir, build('/shell/main.5.js'))
  expect([await old.has('/shell/main.5.js'), await fresh.has('/shell/main.4.js')]).toEqual([true, true])
})

test('a server of an earlier version finds the chunks of a new build in the list that it reads, beside its own', async () => {
  await writeFile(`${dir}.json`, JSON.stringify({ '/shell/main.6.js': null }))
  await writeOwnFiles(dir, build('/shell/main.7.js'))
  const list = JSON.parse(await readFile(`${dir}.json`, 'utf8')) as unknown
  expect(list).toEqual({ '/shell/main.6.js': null, '/shell/main.7.js': null })
})

test('two document servers that write the same state file simultaneously both succeed, and the file is complete', async () => {
  const file = join(dir, 'pages.json')
  const texts = Array.from({ length: 20 }, (_, at) => JSON.stringify({ at, text: 'x'.repeat(50_000) }))
  await Promise.all(texts.map((text) => writeStateFile(file, text)))
  expect(texts).toContain(JSON.stringify(await readStateFile(file)))
})
