import type { Readable } from 'node:stream'

/** A file on this machine's disk with its size in bytes. */
export interface DiskFile {
  path: string
  size: number
}

/** Port to the object store: private objects under keys of our own making. */
export interface Files {
  /**
   * Stores the object in one piece of known size: bytes in memory, or a file that is streamed from disk. Rejects when the
   * store can't be reached; then there is no object.
   */
  put(key: string, body: Buffer | DiskFile, contentType: string): Promise<void>
  /** The object as a stream with its size in bytes, or null if there is none under this key. */
  get(key: string): Promise<{ body: Readable; size: number; contentType: string } | null>
  /** All keys that begin with this text, in their order. */
  list(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
  /** Rejects when the store can't be reached. */
  check(): Promise<void>
}
