import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeBody } from './body'

test('what is served at once in haste is soon served in fewer bytes, and is the same text', async () => {
  const raw = new Uint8Array(await readFile(import.meta.filename))
  const body = makeBody(raw, 'text/javascript; charset=utf-8')
  const size = async () => (await body.squeezed?.('br'))?.byteLength ?? 0
  const inHaste = await size()
  expect(inHaste).toBeGreaterThan(0)
  await expect.poll(size).toBeLessThan(inHaste)
  expect(brotliDecompressSync((await body.squeezed?.('br')) ?? new Uint8Array())).toEqual(Buffer.from(raw))
})
