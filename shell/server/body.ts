import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Secured, SecuredResponse } from './security-headers'

/** The answer to an address, compressed once in advance. */
export interface ServedBody {
  type: string
  etag: string
  raw: Uint8Array<ArrayBuffer>
  /** Null if compressing would save nothing. */
  compressed: Awaited<ReturnType<typeof compress>>
  secured?: Secured
  headers?: Record<string, string>
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const TEXT = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/

/** `best` takes some seconds of processor time for all pages of a release; `fast` a tenth of it, for a third more bytes. */
export type Compression = 'best' | 'fast'

const LEVELS = {
  best: { script: 11, text: 10, gzip: 9 },
  fast: { script: 3, text: 3, gzip: 1 },
}

/** Compresses a text in both encodings, or returns null. The best level takes 0.5 s for the page's script, once a build. */
export async function compress(raw: Uint8Array, type: string, compression: Compression = 'best') {
  if (!TEXT.test(type) || raw.byteLength < 256) return null
  const levels = LEVELS[compression]
  const quality = type.includes('javascript') ? levels.script : levels.text
  const [br, gz] = await Promise.all([
    compressors.br(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressors.gzip(raw, { level: levels.gzip }),
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

export const entityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

export async function makeBody(text: string, type: string, compression?: Compression): Promise<ServedBody> {
  const raw = new TextEncoder().encode(text)
  return { type, etag: entityTag(text), raw, compressed: await compress(raw, type, compression) }
}

/** Returns the response to a GET in the best encoding that the browser accepts. */
export function sendBody(
  context: Context<SecuredResponse>,
  body: ServedBody,
  status: ContentfulStatusCode,
  headers: Record<string, string>,
): Response {
  const accepted = context.req.header('accept-encoding') ?? ''
  const encoding = body.compressed && (/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null)
  const bytes = body.compressed && encoding ? body.compressed[encoding] : body.raw
  return context.body(bytes, status, {
    vary: 'Accept-Encoding',
    ...headers,
    ...body.headers,
    etag: body.etag,
    'content-type': body.type,
    'content-length': String(bytes.byteLength),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
}
