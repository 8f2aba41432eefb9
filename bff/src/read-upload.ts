import { Readable } from 'node:stream'
import { uploadRecord } from '@homecare/contract/reports'
import { AppError } from '@homecare/server/process/app-error'
import type { DiskFile } from '@homecare/server/ports/files'
import { receiveUpload, type ReceivedUpload } from '@homecare/server/file/receive-upload'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from './app-env'

/** The parts of a multipart body. Throws UNSUPPORTED_TYPE or MALFORMED. */
export async function readParts(c: Context<AppEnv>): Promise<FormData> {
  if (!(c.req.header('content-type') ?? '').startsWith('multipart/form-data')) throw new AppError('UNSUPPORTED_TYPE')
  return c.req.formData().catch(() => {
    throw new AppError('MALFORMED')
  })
}

export interface ReceivedFile {
  /** The id of the record that came with the file as JSON text. */
  id: string
  /** For whom it is, of the people of a visit. */
  person: number
  name: string
  /** It exists until `take` has ended. */
  file: DiskFile
}

/** Passes the file of an upload to `take`. Throws INVALID_INPUT, UNSUPPORTED_TYPE, TOO_LARGE or MALFORMED. */
export function withUpload<T>(
  c: Context<AppEnv>,
  record: 'service' | 'test',
  take: (upload: ReceivedFile) => Promise<T>,
): Promise<T> {
  return withFile(c, ({ fields, ...upload }) => {
    const about = readRecord(fields.get(record))
    if (!about) throw new AppError('INVALID_INPUT', { fields: { [record]: 'Send the record as JSON with its id' } })
    return take({ ...about, ...upload })
  })
}

/** Passes the file of an upload and the fields beside it to `take`. Throws as above. */
export function withFile<T>(
  c: Context<AppEnv>,
  take: (upload: Pick<ReceivedFile, 'name' | 'file'> & Pick<ReceivedUpload, 'fields'>) => Promise<T>,
): Promise<T> {
  const claimed = Number(c.req.header('content-length'))
  const body = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same stream by the types of the DOM and of Node.
    stream: Readable.fromWeb((c.req.raw.body ?? new Blob([]).stream()) as Parameters<typeof Readable.fromWeb>[0]),
    contentType: c.req.header('content-type') ?? '',
    claimedBytes: Number.isFinite(claimed) ? claimed : undefined,
  }
  return receiveUpload(body, ({ file, fields }) => {
    if (!file) throw new AppError('INVALID_INPUT', { fields: { file: 'Choose a file' } })
    const { name, ...onDisk } = file
    return take({ fields, name, file: onDisk })
  })
}

function readRecord(text: unknown): z.infer<typeof uploadRecord> | null {
  try {
    return uploadRecord.safeParse(JSON.parse(String(text))).data ?? null
  } catch {
    return null
  }
}
