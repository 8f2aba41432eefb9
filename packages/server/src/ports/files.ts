import type { Readable } from 'node:stream'

/** Port to the object store: private objects under keys of our own making. */
export interface Files {
  /** Stores the object in one piece; `body.length` is its size. Rejects when the store can't be reached. */
  put(key: string, body: Buffer, contentType: string): Promise<void>
  /** The object as a stream with its size in bytes, or null if there is none under this key. */
  get(key: string): Promise<{ body: Readable; size: number; contentType: string } | null>
  remove(key: string): Promise<void>
  /** Rejects when the store can't be reached. */
  check(): Promise<void>
}
