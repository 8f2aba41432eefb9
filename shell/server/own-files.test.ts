import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBody } from './body'
import { keepOwnFiles } from './own-files'

const HOUR_MS = 3_600_000
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'old-files-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const build = (...names: string[]) =>
  new Map(names.map((name) => [name, makeBody(new TextEncoder().encode(name), 'text/javascript')]))
const text = async (old: Awaited<ReturnType<typeof keepOwnFiles>>, path: string) => {
  const body = await old(path)
  return body && new TextDecoder().decode(body.raw)
}

test('a chunk of the shell before stays for a day after the shell was replaced, and then goes', async () => {
  await keepOwnFiles(dir, build('/shell/main.1.js', '/shell/toasts.1.js', '/favicon.ico'), 0)
  const second = await keepOwnFiles(dir, build('/shell/main.2.js'), 100 * HOUR_MS)
  expect(await text(second, '/shell/toasts.1.js')).toBe('/shell/toasts.1.js')
  const restarted = await keepOwnFiles(dir, build('/shell/main.2.js'), 123 * HOUR_MS)
  expect(await text(restarted, '/shell/toasts.1.js')).toBe('/shell/toasts.1.js')
  const later = await keepOwnFiles(dir, build('/shell/main.2.js'), 125 * HOUR_MS)
  expect(await text(later, '/shell/toasts.1.js')).toBeNull()
})

test('nothing but what a shell was built of is given', async () => {
  const old = await keepOwnFiles(dir, build('/shell/main.3.js'), 126 * HOUR_MS)
  for (const path of ['/shell/index.json', '/index.json', '/shell/../index.json', '/favicon.ico'])
    expect([path, await old(path)]).toEqual([path, null])
})
