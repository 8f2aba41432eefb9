import { expect, test } from 'vitest'
import { page } from './testing/fixture-remote'
import { startSampleSite, TOKENS } from './testing/sample-site'

/** The shell's own number here, so that there is something before and after it. */
const N = 5
const release = (version: string, words: string) => ({ version, words, contract: N })

const site = await startSampleSite({ contract: N, remotes: [release('1.0.0-aaaaaaaa', 'First words')] })
const { upstream, textOf } = site

test.each([
  [N - 1, 'the previous one', null],
  [N, 'its own', null],
  [N + 1, 'the next one', /built for contract 6 and the shell runs 4 and 5\. Deploy the shell of contract 6 first/],
  [N - 2, 'one that is too old', /built for contract 3 .* Build it again with the current @homecare\/federation/],
])(
  'the trial of a release for contract %i, %s, returns the result for that contract',
  async (contract, _, expected) => {
    const reason = await site.offer({ version: `1.0.1-aaaaaaa${contract}`, words: 'Tried words', contract })
    if (expected === null) expect(reason).toBeNull()
    else expect(reason).toMatch(expected)
    expect(await textOf('/')).toContain('First words')
  },
)

test('a release is refused when one of its routes would catch a path of another remote', async () => {
  const reason = await site.offer({ ...release('1.0.0-eeeeeeee', 'x'), name: 'another', paths: [page('/')] })
  expect(reason).toMatch(/^\/ belongs to test already\. Take it out of another's remote\.config\.ts/)
})

test.each([
  // A caller with a valid token gets an answer about its manifest, which is invalid here.
  ['the present SHELL_TOKEN', TOKENS[0], 503],
  ['the SHELL_TOKEN before it, during a rotation', TOKENS[1], 503],
  ['another token', 'a-token-of-another-time', 401],
])('a request for a trial with %s, %s, gets status %i', async (_, token, expected) => {
  const { status } = await site.post('/shell/try-release', '{}', { authorization: `Bearer ${token}` })
  expect(status).toBe(expected)
})

test('a release is refused when one of its files differs from the built file', async () => {
  const { send } = upstream
  upstream.send = () => new TextEncoder().encode('altered')
  expect(await site.offer(release('1.0.3-cccccccc', 'x'))).toMatch(/ is not the file that was released/)
  upstream.send = send
})

test('a remote whose new release the shell does not support stays at its previous release', async () => {
  site.release({ ...release('2.0.0-aaaaaaaa', 'Words of tomorrow'), contract: N + 1 })
  site.release({ ...release('1.0.0-ffffffff', 'Another remote'), name: 'other', paths: [page('/other')] })
  await site.until('/other', (html) => html.includes('Another remote'))
  expect(await textOf('/')).toContain('First words')
})

test('a canary release is served to its buckets on every request by every document server, and the others get the current release', async () => {
  site.release(release('3.0.0-aaaaaaaa', 'For everybody'))
  await site.until('/', (html) => html.includes('For everybody'))
  expect((await site.get('/')).headers.get('set-cookie')).toBeNull()
  upstream.share('test', { percent: 10, manifest: site.store(release('3.1.0-bbbbbbbb', 'For a few')) })
  await site.until('/', (html) => html.includes('For a few'), { cookie: 'bucket=9' })
  const second = await site.another({})
  await second.until('/', (html) => html.includes('For a few'), { cookie: 'bucket=9' })
  for (const server of [site, second])
    for (const path of ['/', '/shell/remotes.json'])
      for (const bucket of [0, 9, 10, 99]) {
        const text = await (await server.get(path, { cookie: `a=b; bucket=${bucket}` })).text()
        expect([path, bucket, text.includes('/3.1.0-bbbbbbbb/')]).toEqual([path, bucket, bucket < 10])
      }
})

test('a new visitor gets a bucket once, and nothing else is stored about visitors', async () => {
  const first = await site.get('/')
  expect(first.headers.get('set-cookie')).toMatch(
    /^bucket=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  expect((await site.get('/', { cookie: 'bucket=7' })).headers.get('set-cookie')).toBeNull()
  expect((await site.get('/', { cookie: 'bucket=700' })).headers.get('set-cookie')).not.toBeNull()
})

test('page views are counted for the release that the page was served with', async () => {
  site.counted.length = 0
  await site.get('/', { cookie: 'bucket=0' })
  await site.get('/', { cookie: 'bucket=50' })
  await site.get('/nowhere', { cookie: 'bucket=50' })
  expect(site.counted).toEqual(['test 3.1.0-bbbbbbbb', 'test 3.0.0-aaaaaaaa'])
})

test('a canary release is replaced by the current release for all visitors when it ends', async () => {
  upstream.share('test', null)
  await site.until('/', (html) => html.includes('For everybody'), { cookie: 'bucket=0' })
})

test('files of a release that this document server does not have are fetched from the BFF once it has them', async () => {
  expect((await site.get('/remotes/test/0.9.0-aaaaaaaa/entry.js')).status).toBe(404)
  site.store(release('0.9.0-aaaaaaaa', 'Of another time'))
  expect((await site.get('/remotes/test/0.9.0-aaaaaaaa/entry.js')).status).toBe(200)
  expect((await site.get('/remotes/test/0.9.0-aaaaaaaa/server.cjs')).status).toBe(404)
  expect((await site.get('/remotes/test/0.9.0-bbbbbbbb/entry.js')).status).toBe(404)
})
