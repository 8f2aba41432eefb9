import { createTransport } from 'nodemailer'
import type { ReceivedEmail } from './email'

/** What a person sends who answers an email in their mail program, which quotes what it answers. */
export interface Reply {
  text: string
  file?: { filename: string; contentType: string; content: Buffer }
  /** Another sender than the one who got the email. */
  from?: string
  headers?: Record<string, string>
}

/** Sends the answer to an email to the address that it names for answers. */
export async function sendReply(smtpUrl: string, email: ReceivedEmail, reply: Reply): Promise<void> {
  const transport = createTransport({ url: smtpUrl })
  const quoted = email.text.split('\n').map((line) => `> ${line}`)
  const { text, file, from = email.to, headers = {} } = reply
  try {
    await transport.sendMail({
      ...{ from, headers, to: email.replyTo, subject: `Re: ${email.subject}` },
      ...{ inReplyTo: email.messageId, references: email.messageId },
      text: [text, '', `On ${new Date(email.date).toUTCString()}, ${email.from} wrote:`, '', ...quoted].join('\n'),
      attachments: file ? [file] : [],
    })
  } finally {
    transport.close()
  }
}
