import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe.each(['/api/catalogue', '/api/catalogue-in-short', '/api/catalogue-words'])('%s', (path) => {
  it('is compressed for a browser, with the same text that a client without compression gets', async () => {
    const plain = await app.get(path)
    const compressed = await app.get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect([plain.headers.get('content-encoding'), compressed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await compressed.arrayBuffer())
    const text = await plain.text()
    expect(bytes.byteLength).toBeLessThan(text.length / 3)
    expect(gunzipSync(bytes).toString()).toBe(text)
  })

  it('returns 304 to a browser that has it compressed', async () => {
    const accepted = { 'accept-encoding': 'gzip' }
    const first = await app.get(path, accepted)
    const again = await app.get(path, { ...accepted, 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})
