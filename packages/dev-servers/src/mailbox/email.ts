import PostalMime from 'postal-mime'

/** `cid` is the name by which the HTML shows it. */
export type EmailAttachment = { filename: string; contentType: string; cid?: string }

/** One email as `GET /messages` returns it. */
export type ReceivedEmail = {
  /** Unlike the index, it doesn't change when newer emails arrive. */
  id: string
  messageId: string
  /** Addresses without names, joined by ", ". */
  to: string
  from: string
  /** Where an answer goes. */
  replyTo: string
  /** The email that it answers; empty for none. */
  inReplyTo: string
  subject: string
  text: string
  html: string
  attachments: EmailAttachment[]
  /** When it arrived here, ISO 8601. */
  date: string
}

export type StoredEmail = { email: ReceivedEmail; contents: { bytes: Uint8Array; contentId?: string | undefined }[] }

export async function parseEmail(raw: Uint8Array, id: string, received: Date): Promise<StoredEmail> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const email: ReceivedEmail = {
    id,
    messageId: parsed.messageId ?? '',
    to: (parsed.to ?? []).map(({ address }) => address).join(', '),
    from: parsed.from?.name ? `${parsed.from.name} <${parsed.from.address}>` : (parsed.from?.address ?? ''),
    replyTo: (parsed.replyTo ?? [parsed.from]).flatMap((each) => each?.address ?? []).join(', '),
    inReplyTo: parsed.inReplyTo ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map(({ filename, mimeType, contentId }, n) => ({
      filename: filename ?? `attachment-${n + 1}`,
      contentType: mimeType,
      ...(contentId && { cid: cidOf(contentId) }),
    })),
    date: received.toISOString(),
  }
  const contents = parsed.attachments.map(({ content, contentId }) => ({
    bytes: toBytes(content),
    contentId: contentId && cidOf(contentId),
  }))
  return { email, contents }
}

const cidOf = (contentId: string): string => contentId.replace(/^<|>$/g, '')

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}
