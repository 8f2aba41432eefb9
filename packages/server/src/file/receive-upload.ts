import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { AppError } from '../process/app-error'
import type { DiskFile } from '../ports/files'

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** The space for the record's fields and the parts' headers beside the file. */
const AROUND_BYTES = 512 * 1024

export interface UploadBody {
  stream: Readable
  contentType: string
  /** The declared length, if there is one. */
  claimedBytes?: number | undefined
  pace?: UploadPace
}

export interface ReceivedUpload {
  /** The text fields beside the file. */
  fields: ReadonlyMap<string, string>
  /** Null if no file came under the name `file`. */
  file: (DiskFile & { name: string }) | null
}

export const tooLarge = () => new AppError('TOO_LARGE', { detail: 'A file may have 20 MB at most.' })

/**
 * Streams a multipart body of any size to disk in a few hundred KB of memory, passes it to `take`, and leaves nothing
 * on disk afterwards. Throws UNSUPPORTED_TYPE, TOO_LARGE, and MALFORMED for a body that ends early or arrives too
 * slowly.
 */
export async function receiveUpload<T>(body: UploadBody, take: (upload: ReceivedUpload) => Promise<T>): Promise<T> {
  if (!body.contentType.startsWith('multipart/form-data')) throw new AppError('UNSUPPORTED_TYPE')
  if ((body.claimedBytes ?? 0) > MAX_UPLOAD_BYTES + AROUND_BYTES) throw tooLarge()
  const dir = await mkdtemp(join(tmpdir(), 'homecare-upload-'))
  try {
    return await take(await toDisk(body, join(dir, 'file')))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function toDisk(
  { stream, contentType, pace = { graceMs: 30_000, bytesPerSecond: 64 * 1024 } }: UploadBody,
  path: string,
): Promise<ReceivedUpload> {
  const fields = new Map<string, string>()
  let part: BusboyFileStream | undefined
  let arrival: Promise<DiskFile & { name: string }> | undefined
  const parser = openParser(contentType)
  parser.on('field', (name: string, value: string) => fields.set(name, value))
  parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
    // A part with another name is read and discarded.
    if (field !== 'file' || part) return void stream.resume()
    part = stream
    arrival = save(stream, path, nameOf(name))
    arrival.catch((error: Error) => parser.destroy(error))
  })
  try {
    await pipeline(stream, counted(), keepPace(pace), parser)
    return { fields, file: (await arrival) ?? null }
  } catch (error) {
    // The parser drops an unfinished part without an event.
    part?.destroy(new Error('cut off'))
    await arrival?.catch(() => {})
    throw error instanceof AppError ? error : new AppError('MALFORMED')
  }
}

function openParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 2, fields: 5, parts: 8, fieldSize: 256 * 1024, headerPairs: 50 },
    })
  } catch {
    throw new AppError('MALFORMED')
  }
}

/** Browsers write the quotes and line breaks of a name so, and no other character (HTML, multipart form data). */
const nameOf = (sent: string): string => sent.replace(/%22|%0D|%0A/gi, decodeURIComponent)

async function save(part: BusboyFileStream, path: string, name: string): Promise<DiskFile & { name: string }> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(part, target)
  if (part.truncated) throw tooLarge()
  return { path, size: target.bytesWritten, name }
}

/** Rejects a body that is too large, whichever part the bytes belong to. */
function counted(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(bytes > MAX_UPLOAD_BYTES + AROUND_BYTES ? tooLarge() : null, chunk)
    },
  })
}

export interface UploadPace {
  /** The time in milliseconds before the speed is checked. */
  graceMs: number
  /** The average speed that a sender must reach after that. */
  bytesPerSecond: number
}

/** Forwards bytes while they arrive fast enough, and ends the connection of a sender who is slower than that. */
export function keepPace({ graceMs, bytesPerSecond }: UploadPace): Transform {
  const startedAt = performance.now()
  let bytes = 0
  const watch = setInterval(
    () => {
      const allowed = graceMs + (bytes / bytesPerSecond) * 1000
      if (performance.now() - startedAt > allowed)
        paced.destroy(
          new AppError('MALFORMED', { detail: 'The file came too slowly. Try again with a better connection.' }),
        )
    },
    Math.min(1000, graceMs),
  )
  const paced = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(null, chunk)
    },
    destroy(error, done) {
      clearInterval(watch)
      done(error)
    },
  })
  return paced
}
