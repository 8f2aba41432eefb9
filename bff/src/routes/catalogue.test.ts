import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe.each(['/api/catalogue', '/api/catalogue-in-short', '/api/catalogue-words'])('%s', (path) => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])(
    'to a browser that accepts %s it comes as %s, each time with the text that others get',
    async (accepted, encoding, open) => {
      const plain = await app.get(path)
      expect(plain.headers.get('content-encoding')).toBeNull()
      const text = await plain.text()
      for (let times = 0; times < 2; times++) {
        const compressed = await app.get(path, { 'accept-encoding': accepted })
        expect(compressed.headers.get('content-encoding')).toBe(encoding)
        expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
        const bytes = Buffer.from(await compressed.arrayBuffer())
        expect(bytes.byteLength).toBeLessThan(text.length / 3)
        expect(open(bytes).toString()).toBe(text)
      }
    },
  )

  it.each(['gzip', 'gzip, br'])('returns 304 to a browser that has it compressed and accepts %s', async (encodings) => {
    const accepted = { 'accept-encoding': encodings }
    const first = await app.get(path, accepted)
    const again = await app.get(path, { ...accepted, 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe.each([
  '/api/catalogue',
  '/api/catalogue-in-short',
  '/api/catalogue-words',
  '/api/packages',
  '/api/item-pages',
])('%s in a language', (path) => {
  it('is in English without one, in Arabic for locale=ar, each with its own ETag', async () => {
    const [plain, english, arabic] = await Promise.all(
      ['', '?locale=en', '?locale=ar'].map((query) => app.get(path + query)),
    )
    expect([plain!.status, english!.status, arabic!.status]).toEqual([200, 200, 200])
    expect(english!.headers.get('etag')).toBe(plain!.headers.get('etag'))
    expect(arabic!.headers.get('etag')).not.toBe(plain!.headers.get('etag'))
    expect(await plain!.text()).not.toMatch(/[\u0600-\u06ff]{12}/)
    expect(await arabic!.text()).toMatch(/[\u0600-\u06ff]{3}/)
  })

  it('returns 422 for an unknown language', async () => {
    const answers = await Promise.all(
      ['fr', 'AR', '', 'ar&locale=en'].map((locale) => app.get(`${path}?locale=${locale}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect(await answers[0]!.json()).toMatchObject({ fields: { locale: expect.any(String) } })
  })
})
