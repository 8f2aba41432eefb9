import { createTransport } from 'nodemailer'
import type { Mail, MailMessage } from '../ports/mail'

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Matches one address and nothing else: a list or a comment in the field would send emails to strangers. */
function soleAddress(address: string): { name: string; address: string } {
  if (!/^[^\s,;:<>()"[\]\\]+@[^\s,;:<>()"[\]\\@]+$/.test(address))
    throw new RangeError('An email goes to exactly one plain address.')
  return { name: '', address }
}

/**
 * Email over SMTP with pooled connections. `send` resolves when the server has accepted the message and rejects on
 * refusal, or after `timeoutMs` of silence. TLS is used when the server offers it, and always with `smtps:`.
 */
export function createSmtpMail({
  smtpUrl,
  from,
  timeoutMs = 10_000,
}: {
  smtpUrl: string
  from: string
  timeoutMs?: number
}): Mail {
  const transport = createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(message: MailMessage) {
      await transport.sendMail({
        from,
        to: soleAddress(message.to),
        ...(message.replyTo ? { replyTo: soleAddress(message.replyTo) } : {}),
        subject: oneLine(message.subject),
        text: message.text,
        html: message.html,
        messageId: `<${message.messageId.replace(/[^\w.@+-]+/g, '-')}>`,
        attachments: [
          ...(message.pictures ?? []).map(({ cid, contentType, content }) => ({
            ...{ cid, contentType, content, contentDisposition: 'inline' as const },
            filename: `${cid.split('@')[0]}.png`,
          })),
          ...(message.attachments ?? []).map(({ filename, contentType, content }) => ({
            filename: oneLine(filename),
            contentType,
            content,
          })),
        ],
      })
    },
    close: () => transport.close(),
  }
}
