import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Files } from './files'

/** The promises of every object store adapter. `openHanging` connects to a server that never responds. */
export function filesConformance({
  open,
  openOnNothing,
  openHanging,
}: Record<'open' | 'openOnNothing' | 'openHanging', () => Files>): void {
  test('get returns the stored object with its size and type', async () => {
    const files = open()
    const body = randomBytes(300_000)
    await files.put('uploads/a b/é.pdf', body, 'application/pdf')
    const object = await files.get('uploads/a b/é.pdf')
    expect(object).toMatchObject({ size: body.length, contentType: 'application/pdf' })
    expect((await buffer(object!.body)).equals(body)).toBe(true)
  })

  test('a file of the largest accepted size is stored in one request', async () => {
    const files = open()
    const body = randomBytes(20 * 1024 * 1024)
    await files.put('big', body, 'image/png')
    expect((await buffer((await files.get('big'))!.body)).equals(body)).toBe(true)
  })

  test('a file from disk is stored unchanged', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'homecare-files-'))
    const path = join(dir, 'file')
    const body = randomBytes(3_000_000)
    await writeFile(path, body)
    const files = open()
    await files.put('from/dïsk', { path, size: body.length }, 'image/webp')
    const object = await files.get('from/dïsk')
    expect(object).toMatchObject({ size: body.length, contentType: 'image/webp' })
    expect((await buffer(object!.body)).equals(body)).toBe(true)
    for (const bad of [openOnNothing(), openHanging()])
      await expect(bad.put('x', { path, size: body.length }, 'image/webp')).rejects.toThrow()
    await expect(files.put('gone', { path: join(dir, 'none'), size: 5 }, 'image/webp')).rejects.toThrow()
    expect(await files.get('gone')).toBeNull()
    await rm(dir, { recursive: true })
  })

  test('an empty file is stored', async () => {
    await open().put('empty', Buffer.alloc(0), 'text/plain')
    expect(await open().get('empty')).toMatchObject({ size: 0 })
  })

  test('get returns null for a missing object, and removing a missing object does not fail', async () => {
    const files = open()
    const key = randomUUID()
    expect(await files.get(key)).toBeNull()
    await files.remove(key)
    await files.put(key, Buffer.from('x'), 'text/plain')
    await files.remove(key)
    expect(await files.get(key)).toBeNull()
  })

  test('list returns the keys with a prefix in order, even more than a thousand', async () => {
    const files = open()
    const prefix = `list-${randomUUID()}/`
    const keys = Array.from({ length: 1_050 }, (_, n) => `${prefix}${String(n).padStart(4, '0')}.json`)
    const remaining = [...keys]
    const put = async (): Promise<void> => {
      for (let key = remaining.pop(); key; key = remaining.pop()) await files.put(key, Buffer.from('x'), 'text/plain')
    }
    await Promise.all(Array.from({ length: 10 }, put))
    await files.put(`other-${prefix}x`, Buffer.from('x'), 'text/plain')
    expect(await files.list(prefix)).toEqual(keys)
    expect(await files.list(`${prefix}none`)).toEqual([])
  }, 60_000)

  test('check creates a missing bucket, and does not fail when the bucket exists', async () => {
    await open().check()
    await expect(open().check()).resolves.toBeUndefined()
  })

  test.each([
    ['is unreachable', openOnNothing],
    ['never responds', openHanging],
  ])('a store that %s rejects in bounded time', async (_, make) => {
    const files = make()
    await expect(files.check()).rejects.toThrow()
    await expect(files.put('x', Buffer.from('x'), 'text/plain')).rejects.toThrow()
    await expect(files.get('x')).rejects.toThrow()
    await expect(files.list('x')).rejects.toThrow()
    await expect(files.remove('x')).rejects.toThrow()
  })
}
