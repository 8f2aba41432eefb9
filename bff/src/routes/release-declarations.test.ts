import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@homecare/contract/problem'
import type { Registry } from '@homecare/contract/releases'
import { startObjectStore, type RunningObjectStore } from '@homecare/dev-servers/object-store'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import { artifact, releaseOf } from '@homecare/server/testing/release-steps'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let store: RunningObjectStore
const dir = await mkdtemp(join(tmpdir(), 'release-declarations-'))
beforeAll(async () => {
  store = await startObjectStore({ dir })
  app = await createTestApp({ requestsPerMinute: 100_000 })
  app.ctx.files = { ...app.ctx.files, ...createMinioFiles(store) }
})
afterAll(async () => {
  await app.close()
  await store.stop()
  await rm(dir, { recursive: true })
})

const registry = async () => (await (await app.get('/api/remotes')).json()) as Registry
let releases = 0

/** Releases the remote `site` with these declarations. Whatever they are, the answer is a success or names its field. */
async function release(changes: object, files: ReadonlyMap<string, string> = new Map()): Promise<number> {
  const { manifest, files: built } = releaseOf(`1.0.${++releases}`, { changes })
  const form = new FormData()
  form.set('manifest', manifest)
  for (const [path, body] of built) form.set(`file:${path}`, new Blob([new Uint8Array(body)]), path)
  for (const [path, body] of files) form.set(`file:${path}`, new Blob([body]), 'file')
  const { revision } = await registry()
  const answer = await app.post('/api/releases', form, { authorization: 'Bearer site-token-0123456789' })
  if (answer.status !== 200) {
    const { fields } = (await answer.json()) as Problem
    expect([answer.status, Object.keys(fields ?? {}).length]).toEqual([422, expect.any(Number)])
    expect(Object.keys(fields ?? {})).not.toEqual([])
    expect((await registry()).revision).toBe(revision)
  }
  return answer.status
}

const piece = (...pieces: string[]) => fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((all) => all.join(''))
const any = fc.oneof(fc.string(), fc.string({ unit: 'binary' }))
const contentType = fc.oneof(
  any,
  piece('text', '/', 'html', '; charset=', 'utf-8', '*', ' ', '+', 'é', '\r\n', '"', '.'),
)
const path = fc.oneof(any, piece('a', 'remoteEntry.js', 'server', '/', '.', '..', '-', '%2e', 'remote.json', '\\', ' '))

it('any content type and any path of a file is released or refused at its field, and the object store is never asked in vain', async () => {
  const outcomes = new Set<number>()
  await fc.assert(
    fc.asyncProperty(contentType, path, async (type, name) => {
      const files = releaseOf('1').files
      const more = { ...artifact(name, 'more'), contentType: type }
      const changes = { files: [...[...files].map(([own, body]) => artifact(own, String(body))), more] }
      const first = `entry 1.0.${releases + 1}`
      changes.files[0] = artifact('remoteEntry.js', first)
      outcomes.add(await release(changes, new Map([[name, 'more']])))
    }),
    {
      numRuns: 150,
      examples: [
        ['text/css', 'a.css'],
        ['font/woff2; charset=utf-8', 'a/b.woff2'],
      ],
    },
  )
  expect(outcomes).toEqual(new Set([200, 422]))
}, 60_000)

/** Paths that the system itself answers, and those of the remote admin. */
const OTHERS = [
  '/api',
  '/api/catalogue',
  '/files/x',
  '/admin',
  '/Admin/bloodtests',
  '/pictures/x/y',
  '/docs',
  '/remotes/site',
]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Whether the router sends this path to this route: a parameter is any one part, and case does not matter. */
const catches = (route: string, other: string): boolean =>
  new RegExp(
    `^${route
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}$`,
    'i',
  ).test(other)

it('no release has a route that would catch what the system itself or the closed area answers', async () => {
  const part = fc.constantFrom(
    '',
    ...['api', 'API', 'files', 'admin', 'pictures', 'docs', 'remotes', 'catalogue', 'x'].flatMap((word) => [
      word,
      `${word}?`,
    ]),
    ':a',
    ':a?',
    '*',
    'care',
    '.',
    '..',
  )
  const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
  const outcomes = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(pattern, any), async (route) => {
      const status = await release({ routes: [{ path: route, layout: 'public', prerender: false }] })
      outcomes.add(status)
      if (status === 200) expect(OTHERS.filter((other) => catches(route, other))).toEqual([])
    }),
    { numRuns: 150, examples: [['/care'], ['/care/:name']] },
  )
  expect(outcomes).toEqual(new Set([200, 422]))
}, 60_000)
