import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBody } from './body'

test('what is served at once in haste is soon served in fewer bytes, and is the same text', async () => {
  const raw = new Uint8Array(await readFile(import.meta.filename))
  const body = await makeBody(raw, 'text/javascript; charset=utf-8')
  const inHaste = body.br?.byteLength ?? 0
  expect(inHaste).toBeGreaterThan(0)
  await expect.poll(() => body.br?.byteLength ?? 0).toBeLessThan(inHaste)
  expect(brotliDecompressSync(body.br ?? new Uint8Array())).toEqual(Buffer.from(raw))
})
