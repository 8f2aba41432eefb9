import { isEmail } from '@homecare/domain/email'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { newText } from './new-text'

/** A file of an email, by its place among all of its parts. */
export interface EmailFile {
  place: number
  bytes: Uint8Array
}

/** What a person wrote by email. */
export interface WrittenEmail {
  kind: 'written'
  messageId: string
  /** As the email says it, which anybody can: in small letters. */
  from: string
  subject: string
  text: string
  files: EmailFile[]
}

/** A mail server's report that an address takes nothing, today or later. */
export interface BouncedEmail {
  kind: 'bounced'
  address: string
  /** The Message-ID of what could not be delivered, if the report has it. */
  messageId: string
}

/** `names` are the addresses and Message-IDs in which the token of a record may be. */
export type ReadEmail = { names: string[] } & (WrittenEmail | BouncedEmail | { kind: 'automatic' })

const MAX_FILES = 10
/** A picture in the text that is smaller is a logo or a line of somebody's signature. */
const SMALL_PICTURE_BYTES = 20_000
const SIGNATURES = ['application/pkcs7-signature', 'application/x-pkcs7-signature', 'application/pgp-signature']

/** Reads an email. Rejects if it is none. */
export async function readEmail(raw: Uint8Array): Promise<ReadEmail> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? ''
  const to = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address }) => address ?? [])
  const names = [...to, email.deliveredTo ?? '', email.inReplyTo ?? '', ...(email.references ?? '').split(/\s+/)]
  const bounced = readBounce(email)
  if (bounced) return { names, ...bounced }
  const from = (email.from?.address ?? '').toLowerCase()
  if (!isEmail(from) || isAutomatic(from, header)) return { names, kind: 'automatic' }
  const written = { messageId: bare(email.messageId), from, subject: email.subject ?? '' }
  return { names, kind: 'written', ...written, text: newText(email), files: filesOf(email) }
}

const bare = (messageId = ''): string => messageId.replace(/^<|>$/g, '')

/** What no person wrote: RFC 3834, and the older headers that mean the same. A mail server's own mail has no way back. */
function isAutomatic(from: string, header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase()
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(?:bulk|junk|list|auto_reply)$/i.test(header('precedence').trim()) ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => header(name) !== '') ||
    header('return-path').trim() === '<>' ||
    /^multipart\/report/i.test(header('content-type')) ||
    /^(?:mailer-daemon|postmaster)@/.test(from)
  )
}

/** Only what says that the mailbox or its domain does not exist: a full mailbox is full today. Source: RFC 3463 3.2, RFC 3464. */
function readBounce({ attachments }: Email): BouncedEmail | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!report) return null
  const text = textOf(report)
  const address = /^Final-Recipient:\s*rfc822;\s*<?([^\s<>]+)/im.exec(text)?.[1]
  if (address === undefined || !/^Action:\s*failed/im.test(text) || !/^Status:\s*5\.1\.\d/im.test(text)) return null
  const original = attachments.find(({ mimeType }) => /^message\/rfc822$|^text\/rfc822-headers$/.test(mimeType))
  const messageId = /^Message-ID:\s*<([^<>\s]+)>/im.exec(original ? textOf(original) : '')?.[1] ?? ''
  return { kind: 'bounced', address, messageId }
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
const textOf = (part: Attachment): string => Buffer.from(bytesOf(part)).toString()

function filesOf({ attachments }: Email): EmailFile[] {
  return attachments
    .map((part, place) => ({ part, place, bytes: bytesOf(part) }))
    .filter(({ part, bytes }) => !SIGNATURES.includes(part.mimeType) && !isOfTheText(part, bytes.length))
    .slice(0, MAX_FILES)
    .map(({ place, bytes }) => ({ place, bytes }))
}

const isOfTheText = ({ mimeType, disposition, related }: Attachment, size: number): boolean =>
  mimeType.startsWith('image/') && (related === true || disposition === 'inline') && size < SMALL_PICTURE_BYTES
