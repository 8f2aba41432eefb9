import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { Client } from 'minio'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startObjectStore, type RunningObjectStore } from './object-store'

let dir: string
let store: RunningObjectStore
let client: Client

function connect(): Client {
  const { hostname, port } = new URL(store.endpoint)
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey: store.accessKey,
    secretKey: store.secretKey,
    pathStyle: true,
  })
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'homecare-s3-'))
  store = await startObjectStore({ dir })
  client = connect()
})
afterAll(async () => {
  await store.stop()
  await rm(dir, { recursive: true, force: true })
})

test('the object store stores, reads, lists and removes an object with its type and metadata', async () => {
  const content = randomBytes(100_000)
  await client.putObject(store.bucket, 'uploads/a b/é.pdf', content, content.length, {
    'Content-Type': 'application/pdf',
    'x-amz-meta-by': 'mariam',
  })
  expect(await buffer(await client.getObject(store.bucket, 'uploads/a b/é.pdf'))).toEqual(content)
  expect(await client.statObject(store.bucket, 'uploads/a b/é.pdf')).toMatchObject({
    size: 100_000,
    metaData: { 'content-type': 'application/pdf', by: 'mariam' },
  })
  const names = (await client.listObjectsV2(store.bucket, 'uploads/', true).toArray()) as { name: string }[]
  expect(names.map(({ name }) => name)).toEqual(['uploads/a b/é.pdf'])
  await client.removeObject(store.bucket, 'uploads/a b/é.pdf')
  await expect(client.statObject(store.bucket, 'uploads/a b/é.pdf')).rejects.toMatchObject({ code: 'NotFound' })
})

test('the object store accepts a 20 MB stream of known length in one upload when the part size is larger', async () => {
  const { hostname, port } = new URL(store.endpoint)
  const big = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey: store.accessKey,
    secretKey: store.secretKey,
    partSize: 64 * 1024 * 1024,
  })
  const content = randomBytes(20 * 1024 * 1024)
  await big.putObject(
    store.bucket,
    'big',
    Readable.from([content.subarray(0, 7_000_000), content.subarray(7_000_000)]),
    content.length,
  )
  expect((await buffer(await big.getObject(store.bucket, 'big'))).equals(content)).toBe(true)
})

test('the object store answers NoSuchKey for a missing object', async () => {
  await expect(client.getObject(store.bucket, 'none')).rejects.toMatchObject({ code: 'NoSuchKey' })
})

test('the object store refuses requests without credentials', async () => {
  expect((await fetch(`${store.endpoint}/${store.bucket}/big`)).status).toBe(403)
  expect((await fetch(`${store.endpoint}/${store.bucket}/x`, { method: 'PUT', body: 'x' })).status).toBe(403)
})

test('objects survive a restart of the object store, which prints nothing', async () => {
  const write = vi.spyOn(process.stdout, 'write')
  await client.putObject(store.bucket, 'kept', 'yes')
  await store.stop()
  store = await startObjectStore({ dir })
  expect((await buffer(await connect().getObject(store.bucket, 'kept'))).toString()).toBe('yes')
  expect(write).not.toHaveBeenCalled()
})
