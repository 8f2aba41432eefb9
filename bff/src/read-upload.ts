import { Readable } from 'node:stream'
import { AppError } from '@homecare/server/app-error'
import type { DiskFile } from '@homecare/server/ports/files'
import { receiveUpload } from '@homecare/server/file/receive-upload'
import type { Context } from 'hono'
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
  const claimed = Number(c.req.header('content-length'))
  const body = {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- With the DOM's types beside Node's it is needed.
    stream: Readable.fromWeb((c.req.raw.body ?? new Blob([]).stream()) as Parameters<typeof Readable.fromWeb>[0]),
    contentType: c.req.header('content-type') ?? '',
    claimedBytes: Number.isFinite(claimed) ? claimed : undefined,
  }
  return receiveUpload(body, ({ file, fields }) => {
    if (!file) throw new AppError('INVALID_INPUT', { fields: { file: 'Choose a file' } })
    const id = idOf(fields.get(record))
    if (!id) throw new AppError('INVALID_INPUT', { fields: { [record]: 'Send the record as JSON with its id' } })
    const { name, ...onDisk } = file
    return take({ id, name, file: onDisk })
  })
}

function idOf(text: unknown): string | null {
  try {
    const record: unknown = JSON.parse(String(text))
    return record instanceof Object && 'id' in record && typeof record.id === 'string' ? record.id : null
  } catch {
    return null
  }
}
