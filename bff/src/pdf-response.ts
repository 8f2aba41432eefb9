import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** A document to download. */
export const pdfResponse = (c: Context<AppEnv>, name: string, pdf: Buffer) =>
  c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}.pdf"`,
  })
