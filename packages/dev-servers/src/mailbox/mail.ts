import PostalMime, { type Address } from 'postal-mime'

export type MailAttachment = { filename: string; contentType: string }

/** One mail as the inbox answers it; see the interface description of `GET /messages`. */
export type Mail = {
  /** Stays the same while newer mails push the index on. */
  id: string
  messageId: string
  /** Bare addresses, joined by ", ". */
  to: string
  from: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
  /** When it arrived here, ISO 8601. */
  date: string
}

export type StoredMail = { mail: Mail; contents: { bytes: Uint8Array; contentId?: string | undefined }[] }

export async function readMail(raw: Uint8Array, id: string, received: Date): Promise<StoredMail> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const mail: Mail = {
    id,
    messageId: parsed.messageId ?? '',
    to: flatten(parsed.to ?? [])
      .map(({ address }) => address)
      .join(', '),
    from: flatten(parsed.from ? [parsed.from] : [])
      .map(({ name, address }) => (name ? `${name} <${address}>` : address))
      .join(', '),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map(({ filename, mimeType }, n) => ({
      filename: filename ?? `attachment-${n + 1}`,
      contentType: mimeType,
    })),
    date: received.toISOString(),
  }
  const contents = parsed.attachments.map(({ content, contentId }) => ({
    bytes: toBytes(content),
    contentId: contentId?.replace(/^<|>$/g, ''),
  }))
  return { mail, contents }
}

function flatten(addresses: Address[]): { name: string; address: string }[] {
  return addresses.flatMap((entry) =>
    entry.group ? entry.group : [{ name: entry.name, address: entry.address ?? '' }],
  )
}

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}
