import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** Nothing runs and nothing is loaded, and only our own pages may frame it. Browsers' PDF viewers still work. */
const PREVIEW_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

interface FileResponse {
  body: Readable
  size: number
  contentType: string
  name: string
  /** Shown by the browser, else an attachment. */
  inline: boolean
}

/** A file of a patient as a stream that no cache keeps. */
export function fileResponse(c: Context<AppEnv>, { body, size, contentType, name, inline }: FileResponse) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's and the DOM's declarations of the same stream differ.
  return c.body(Readable.toWeb(body) as ReadableStream, 200, {
    'Content-Type': contentType,
    'Content-Length': String(size),
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name),
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': inline ? PREVIEW_POLICY : "default-src 'none'; sandbox",
    'X-Frame-Options': inline ? 'SAMEORIGIN' : 'DENY',
  })
}

function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, inPercent)}`
}

/** `escape` leaves the star, which RFC 8187 reserves. */
const inPercent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
