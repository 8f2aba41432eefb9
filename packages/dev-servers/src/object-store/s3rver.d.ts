declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  /** The parts of s3rver 3.7 that are used here; the package ships no types. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    configureBuckets(): Promise<void>
    callback(): RequestListener
    logger: { close(): void; exceptions: { unhandle(): void } }
  }
}

declare module 's3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: { createKeyPair(accessKey: string, secretKey: string): void }
}
