import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBody } from './body'

test('a page body is compressed in both encodings when it is composed, and decompresses to the same text', async () => {
  const text = await readFile(import.meta.filename, 'utf8')
  const { raw, compressed } = await makeBody(text, 'text/javascript; charset=utf-8')
  expect(brotliDecompressSync(compressed?.br ?? '').toString()).toBe(text)
  expect(gunzipSync(compressed?.gzip ?? '').toString()).toBe(text)
  expect(compressed?.br.byteLength).toBeLessThan(raw.byteLength)
})

test('a quickly compressed body decompresses to the same text and is larger than the best one', async () => {
  const text = await readFile(import.meta.filename, 'utf8')
  const [fast, best] = await Promise.all([makeBody(text, 'text/css', 'fast'), makeBody(text, 'text/css', 'best')])
  expect(brotliDecompressSync(fast.compressed?.br ?? '').toString()).toBe(text)
  expect(fast.compressed?.br.byteLength).toBeGreaterThan(best.compressed?.br.byteLength ?? Infinity)
})

test('a body that compressing does not make smaller is served uncompressed', async () => {
  expect((await makeBody('x'.repeat(1000), 'image/png')).compressed).toBeNull()
  expect((await makeBody('short', 'text/plain')).compressed).toBeNull()
})
