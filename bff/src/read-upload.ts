import { AppError } from '@homecare/server/app-error'
import { MAX_UPLOAD_BYTES } from '@homecare/server/use-cases/upload-file'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from './app-env'

/** Room for the record and the parts' heads beside the file. */
const AROUND_BYTES = 512 * 1024

const tooLarge = () => {
  throw new AppError('TOO_LARGE', { detail: 'A file may have 20 MB at most.' })
}

export const uploadLimit = (): MiddlewareHandler<AppEnv> =>
  bodyLimit({ maxSize: MAX_UPLOAD_BYTES + AROUND_BYTES, onError: tooLarge })

/** The parts of a multipart body. Throws UNSUPPORTED_TYPE or MALFORMED. */
export async function readParts(c: Context<AppEnv>): Promise<FormData> {
  if (!(c.req.header('content-type') ?? '').startsWith('multipart/form-data')) throw new AppError('UNSUPPORTED_TYPE')
  return c.req.formData().catch(() => {
    throw new AppError('MALFORMED')
  })
}

/** The file of an upload and the id of the record that it came with as JSON text. */
export async function readUpload(
  c: Context<AppEnv>,
  record: 'service' | 'test',
): Promise<{ id: string; name: string; body: Buffer }> {
  const parts = await readParts(c)
  const file = parts.get('file')
  if (!(file instanceof File)) throw new AppError('INVALID_INPUT', { fields: { file: 'Choose a file' } })
  const id = idOf(parts.get(record))
  if (!id) throw new AppError('INVALID_INPUT', { fields: { [record]: 'Send the record as JSON with its id' } })
  return { id, name: file.name, body: Buffer.from(await file.arrayBuffer()) }
}

function idOf(text: unknown): string | null {
  try {
    const { id } = JSON.parse(String(text)) as { id?: unknown }
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
