import { readFileSync } from 'node:fs'
import { dataFile } from '../process/data-file'
import type { MailMessage } from '../ports/mail'

export const LOGO_CID = 'logo@homecare'

let content: Buffer | undefined

/** The logo of emails: Gmail and Outlook show no SVG. `scripts/draw-email-logo.ts` draws it. */
export function logo(): NonNullable<MailMessage['pictures']>[number] {
  content ??= readFileSync(dataFile('email-logo.png'))
  return { cid: LOGO_CID, contentType: 'image/png', content }
}
