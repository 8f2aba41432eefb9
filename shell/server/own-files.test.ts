import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOwnFiles } from './own-files'

const HOUR_MS = 3_600_000
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'old-files-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const build = (...names: string[]) => new Map(names.map((name) => [name, new TextEncoder().encode(name.repeat(100))]))
const isThere = (path: string) =>
  access(join(dir, path)).then(
    () => true,
    () => false,
  )

test('a chunk of the previous shell is served for a day after the shell was replaced, and then deleted', async () => {
  await writeOwnFiles(dir, build('/shell/main.1.js', '/shell/toasts.1.js', '/favicon.ico'), 0)
  const second = await writeOwnFiles(dir, build('/shell/main.2.js'), 100 * HOUR_MS)
  expect(second('/shell/toasts.1.js')).toBe(true)
  const restarted = await writeOwnFiles(dir, build('/shell/main.2.js'), 123 * HOUR_MS)
  expect([restarted('/shell/toasts.1.js'), await isThere('/shell/toasts.1.js.br')]).toEqual([true, true])
  const later = await writeOwnFiles(dir, build('/shell/main.2.js'), 125 * HOUR_MS)
  expect([later('/shell/toasts.1.js'), await isThere('/shell/toasts.1.js')]).toEqual([false, false])
  expect(await isThere('/shell/toasts.1.js.br')).toBe(false)
})

test('only files of a shell’s build count as its files', async () => {
  const isOwn = await writeOwnFiles(dir, build('/shell/main.3.js'), 126 * HOUR_MS)
  for (const path of [
    '/shell/index.json',
    '/index.json',
    '/shell/../index.json',
    '/favicon.ico',
    '/shell/main.3.js.br',
  ])
    expect([path, isOwn(path)]).toEqual([path, false])
})

test('while the shell is replaced, a server of the old build has the chunks of the new one on the same state folder', async () => {
  const old = await writeOwnFiles(dir, build('/shell/main.4.js'), 200 * HOUR_MS)
  expect(old('/shell/main.5.js')).toBe(false)
  const fresh = await writeOwnFiles(dir, build('/shell/main.5.js'), 201 * HOUR_MS)
  expect([old('/shell/main.5.js'), fresh('/shell/main.4.js')]).toEqual([true, true])
})
