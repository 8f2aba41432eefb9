import { mkdir } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import S3rver from 's3rver'
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js'
import { serve, type ListeningHost } from './serve'

export type RunningObjectStore = Awaited<ReturnType<typeof startObjectStore>>

// s3rver checks only the key's name, not the signature: use it on loopback, or on a network without strangers.
export const ACCOUNT = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
export const BUCKET = 'homecare'
const DENIED =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'

/** An S3 server that keeps its objects in `dir`, and creates its bucket. Anonymous requests are refused; multipart uploads do not work. */
export async function startObjectStore(options: {
  dir: string
  port?: number | undefined
  bucket?: string | undefined
  account?: { accessKey: string; secretKey: string } | undefined
  host?: ListeningHost | undefined
}) {
  const { dir, bucket = BUCKET, account = ACCOUNT } = options
  DUMMY_ACCOUNT.createKeyPair(account.accessKey, account.secretKey)
  await mkdir(dir, { recursive: true })
  const s3 = new S3rver({ directory: dir, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] })
  await s3.configureBuckets()
  const handle = s3.callback()
  const answer: RequestListener = (request, response) => {
    if (request.headers.authorization || request.url?.includes('X-Amz-Signature=')) return handle(request, response)
    response.writeHead(403, { 'content-type': 'application/xml', connection: 'close' }).end(DENIED)
  }
  const { port, url, stop } = await serve(answer, options.port, options.host)
  return {
    endpoint: url,
    port,
    ...account,
    bucket,
    async stop(): Promise<void> {
      await stop()
      s3.logger.exceptions.unhandle()
      s3.logger.close()
    },
  }
}
