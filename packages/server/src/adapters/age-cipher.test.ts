import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { OTHER_REPORT_KEY, TEST_REPORT_KEY } from '../testing/report-key'
import { createAgeCipher } from './age-cipher'

const CHUNK = 64 * 1024
const oldKey = await createAgeCipher([OTHER_REPORT_KEY])
const rotated = await createAgeCipher([TEST_REPORT_KEY, OTHER_REPORT_KEY])
const newKey = await createAgeCipher([TEST_REPORT_KEY])
const encrypted = async (cipher: typeof oldKey, bytes: Buffer) => buffer(await cipher.encrypt(Readable.from([bytes])))
const decrypted = async (cipher: typeof oldKey, bytes: Buffer) => buffer(await cipher.decrypt(Readable.from([bytes])))

it.each([1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK])(
  '%i bytes are the same after encryption and decryption',
  async (size) => {
    const bytes = randomBytes(size)
    const stored = await encrypted(oldKey, bytes)
    // A single byte is in every text.
    expect(size >= 16 && stored.includes(bytes.subarray(0, 16))).toBe(false)
    expect((await decrypted(oldKey, stored)).equals(bytes)).toBe(true)
  },
)

it('during a rotation reports of the old key are still read, and new ones need the new key only', async () => {
  const bytes = randomBytes(100)
  expect((await decrypted(rotated, await encrypted(oldKey, bytes))).equals(bytes)).toBe(true)
  expect((await decrypted(newKey, await encrypted(rotated, bytes))).equals(bytes)).toBe(true)
})

it('a report without a fitting key is refused before a byte of it is passed on', async () => {
  const stored = await encrypted(oldKey, randomBytes(100))
  await expect(newKey.decrypt(Readable.from([stored]))).rejects.toThrow('no identity matched')
})

it('a report that was changed or cut at any place fails instead of being passed on in part as if it were whole', async () => {
  const bytes = randomBytes(2 * CHUNK + 100)
  const stored = await encrypted(oldKey, bytes)
  const head = stored.length - bytes.length - 3 * 16
  for (const length of [0, 10, head, head + CHUNK + 16, head + 2 * (CHUNK + 16), stored.length - 1])
    await expect(decrypted(oldKey, stored.subarray(0, length)), `cut at ${length}`).rejects.toThrow()
  for (const at of [5, head - 20, head + 1, head + CHUNK + 20, stored.length - 1]) {
    const changed = Buffer.from(stored)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(decrypted(oldKey, changed), `changed at ${at}`).rejects.toThrow()
  }
})

it('a mistyped key is refused at the start', async () => {
  const mistyped = TEST_REPORT_KEY.replace(/.$/, 'Q')
  await expect(createAgeCipher([mistyped])).rejects.toThrow()
  await expect(createAgeCipher([TEST_REPORT_KEY, mistyped])).rejects.toThrow()
})
