import { mkdir } from 'node:fs/promises'
import S3rver from 's3rver'
import { serve } from './serve'

export type RunningObjectStore = {
  endpoint: string
  port: number
  accessKey: string
  secretKey: string
  bucket: string
  stop(): Promise<void>
}

// s3rver has this one account and checks only the key's name, not the signature: use it on loopback only.
const ACCOUNT = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
const DENIED =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'

/** An S3 server on loopback that keeps its objects in `dir`, and creates its bucket. Anonymous requests are refused; multipart uploads do not work. */
export async function startObjectStore(options: {
  dir: string
  port?: number | undefined
  bucket?: string | undefined
}): Promise<RunningObjectStore> {
  const { dir, bucket = 'homecare' } = options
  await mkdir(dir, { recursive: true })
  const s3 = new S3rver({ directory: dir, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] })
  await s3.configureBuckets()
  const handle = s3.callback()
  const { port, url, stop } = await serve((request, response) => {
    if (request.headers.authorization || request.url?.includes('X-Amz-Signature=')) return handle(request, response)
    response.writeHead(403, { 'content-type': 'application/xml', connection: 'close' }).end(DENIED)
  }, options.port)
  return {
    endpoint: url,
    port,
    ...ACCOUNT,
    bucket,
    async stop() {
      await stop()
      s3.logger.exceptions.unhandle()
      s3.logger.close()
    },
  }
}
