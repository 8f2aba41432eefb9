export interface MailMessage {
  to: string
  subject: string
  html: string
  text: string
  /** Derived from the effect's key, so that an email that was sent twice is recognised as one. */
  messageId: string
  replyTo?: string
  /** Where mail servers on the way report that it can't be delivered; the sender's own address without it. */
  returnTo?: string
  /** The Message-ID of the email that it answers. */
  inReplyTo?: string
  /** The pictures that the HTML shows, by `cid:`. */
  pictures?: { cid: string; contentType: string; content: Buffer }[]
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

/** The mail server takes nothing for this address, today or later: the mailbox or its domain does not exist. */
export class AddressRefused extends Error {}

/** Port to the mail server. Rejects if the server did not accept the message, with AddressRefused if that is for good. */
export interface Mail {
  send(message: MailMessage): Promise<void>
  close(): void
}
