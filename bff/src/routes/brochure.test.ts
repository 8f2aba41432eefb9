import { createBrochureCache } from '@homecare/server/brochure/get'
import { createShared } from '@homecare/server/process/shared'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('the brochure has a stable address, a file name and an ETag by which a browser asks whether it has changed', async () => {
  const first = await test.get('/Broucher.pdf')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('content-disposition')).toContain('Broucher.pdf')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect((await test.get('/Broucher.pdf', { 'if-none-match': etag })).status).toBe(304)
  const before = test.ctx.profile
  test.ctx.profile = { ...before, phone: '+971 4 111 1111' }
  const changed = await test.get('/Broucher.pdf', { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  test.ctx.profile = before
})

it('the brochure is another one in Arabic, and a language that there is not is refused', async () => {
  const [english, arabic, same] = await Promise.all(
    ['', '?locale=ar', '?locale=en'].map(async (query) =>
      (await test.get(`/Broucher.pdf${query}`)).headers.get('etag'),
    ),
  )
  expect(arabic).not.toBe(english)
  expect(same).toBe(english)
  expect((await test.get('/Broucher.pdf?locale=fr')).status).toBe(422)
})

it('a brochure that can’t be made is a problem that says so, and no file', async () => {
  const { shared } = test.ctx
  test.ctx.shared = createShared(test.ctx, [[createBrochureCache, () => Promise.reject(new Error('no font'))]])
  const answer = await test.get('/Broucher.pdf')
  test.ctx.shared = shared
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
