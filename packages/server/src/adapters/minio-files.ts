import { Client, S3Error } from 'minio'
import type { Files } from '../ports/files'
import { putFromDisk } from './put-from-disk'
import { withTimeout } from '../process/with-timeout'

/** Larger than every accepted upload, so that each upload is one sized PUT, which every S3 server understands. */
const PART_SIZE = 64 * 1024 * 1024

export interface MinioSettings {
  endpoint: string
  accessKey: string
  secretKey: string
  bucket: string
  timeoutMs?: number
}

/**
 * Objects in one private bucket of an S3 server, which `check` and the first `put` create if it does not exist. A store
 * that does not respond is an error after `timeoutMs`; uploads get one more second for each megabyte.
 */
export function createMinioFiles(settings: MinioSettings): Files {
  const { bucket, accessKey, secretKey, timeoutMs = 5_000 } = settings
  const url = new URL(settings.endpoint)
  const useSSL = url.protocol === 'https:'
  const client = new Client({
    endPoint: url.hostname,
    port: url.port ? Number(url.port) : useSSL ? 443 : 80,
    useSSL,
    accessKey,
    secretKey,
    region: 'us-east-1',
    partSize: PART_SIZE,
    retryOptions: { disableRetry: true },
  })
  const bounded = <T>(promise: Promise<T>, ms = timeoutMs) =>
    withTimeout(promise, ms, `The object store at ${url.origin} did not answer within ${ms / 1000} s.`)

  async function makeBucket(): Promise<void> {
    if (await bounded(client.bucketExists(bucket))) return
    await bounded(client.makeBucket(bucket)).catch((error: unknown) => {
      if (!isCode(error, 'BucketAlreadyOwnedByYou', 'BucketAlreadyExists')) throw error
    })
  }

  let ready: Promise<void> | undefined
  function bucketReady(): Promise<void> {
    ready ??= makeBucket().catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return ready
  }

  return {
    async put(key, body, contentType) {
      await bucketReady()
      const size = 'path' in body ? body.size : body.length
      const ms = timeoutMs + Math.ceil(size / 1_000_000) * 1000
      if ('path' in body) {
        // The client's own putObject would read the whole file into memory first.
        const url = await bounded(client.presignedPutObject(bucket, key, 600))
        await putFromDisk({ url, file: body, contentType, timeoutMs: ms })
      } else await bounded(client.putObject(bucket, key, body, size, { 'Content-Type': contentType }), ms)
    },
    async get(key) {
      try {
        const { size, metaData } = await bounded(client.statObject(bucket, key))
        const body = await bounded(client.getObject(bucket, key))
        return { body, size, contentType: String(metaData['content-type'] ?? 'application/octet-stream') }
      } catch (error) {
        if (isCode(error, 'NotFound', 'NoSuchKey', 'NoSuchBucket')) return null
        throw error
      }
    },
    async list(prefix) {
      const keys: string[] = []
      // Listing uses version 1, which continues after a key: the embedded server fails at the tokens of version 2.
      const listing = client.listObjects(bucket, prefix, true)
      const objects = listing[Symbol.asyncIterator]()
      try {
        // The timeout applies to each page of keys.
        for (;;) {
          const next = await bounded(objects.next() as Promise<IteratorResult<{ name?: string }, undefined>>)
          if (next.done) break
          if (next.value.name !== undefined) keys.push(next.value.name)
        }
      } catch (error) {
        if (!isCode(error, 'NoSuchBucket')) throw error
      } finally {
        listing.destroy()
      }
      return keys.sort()
    },
    async remove(key) {
      await bounded(client.removeObject(bucket, key))
    },
    check: makeBucket,
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof S3Error && codes.includes(error.code ?? '')
}
