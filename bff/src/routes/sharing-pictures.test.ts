import { sharingPicturePath } from '@homecare/domain/sharing-picture'
import { createShared } from '@homecare/server/process/shared'
import { createSharingPictureCache } from '@homecare/server/sharing-picture/get'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const A_YEAR = 'public, max-age=31536000, immutable'
const SHORTLY = 'public, max-age=60'
const bytes = async (path: string) => Buffer.from(await (await test.get(path)).arrayBuffer())

it('the picture under the address of a page is kept for a year, and other sites may show it', async () => {
  const answer = await test.get(sharingPicturePath('terms', test.ctx.profile.name))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe(A_YEAR)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300 * 1024)
})

it('a changed profile has another picture under another address, and the earlier address is not kept for long', async () => {
  const before = test.ctx.profile
  const path = sharingPicturePath('terms', before.name)
  const first = await bytes(path)
  test.ctx.profile = { ...before, name: 'Sidr Nursing' }
  expect((await bytes(path)).equals(first)).toBe(false)
  expect((await test.get(path)).headers.get('cache-control')).toBe(SHORTLY)
  const next = await test.get(sharingPicturePath('terms', 'Sidr Nursing'))
  expect(next.headers.get('cache-control')).toBe(A_YEAR)
  test.ctx.profile = before
})

it('the text on a picture comes from the profile only, and an unknown page has the general picture', async () => {
  const home = await bytes('/pictures/shared/home.png')
  for (const path of ['home.png?v=Buy%20now', 'home.png?name=Buy', 'buy-now.png'])
    expect((await bytes(`/pictures/shared/${path}`)).equals(home), path).toBe(true)
})

it.each(['..%2F..%2Fpackage.json', 'home.svg', 'home', '.png', 'a.png%00.png'])(
  'nothing but pictures of pages is served: /pictures/shared/%s',
  async (page) => {
    expect([400, 404, 422]).toContain((await test.get(`/pictures/shared/${page}`)).status)
  },
)

it('a page whose picture can’t be drawn has the general one without a name, and only shortly', async () => {
  const { shared } = test.ctx
  const named = await bytes('/pictures/shared/home.png')
  test.ctx.shared = createShared(test.ctx, [[createSharingPictureCache, () => Promise.reject(new Error('no memory'))]])
  const answer = await test.get(sharingPicturePath('terms', test.ctx.profile.name))
  test.ctx.shared = shared
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('cache-control')).toBe(SHORTLY)
  expect(Buffer.from(await answer.arrayBuffer()).equals(named)).toBe(false)
})
