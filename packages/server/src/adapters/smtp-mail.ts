import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { AddressRefused, type Mail, type MailMessage } from '../ports/mail'

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Somebody else's Message-ID as it was, without what would end its header. */
const idOf = (messageId: string) => `<${messageId.replace(/[\s<>\p{Cc}]+/gu, '')}>`

/** Matches one address and nothing else: a list or a comment in the field would send emails to strangers. */
function soleAddress(address: string): { name: string; address: string } {
  if (!/^[^\s,;:<>()"[\]\\]+@[^\s,;:<>()"[\]\\@]+$/.test(address))
    throw new RangeError('An email goes to exactly one plain address.')
  return { name: '', address }
}

/** What a server answers to an address: a code, which says whether trying again helps, and a finer one that says what is wrong. */
const smtpRefusal = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.number(),
  response: z.string().catch(''),
})
const NO_MAILBOX = [550, 551, 553, 556]

/**
 * Whether a server has no such mailbox. A finer code about policy or a full mailbox is not the address's fault.
 * Source: RFC 5321 4.2.3, RFC 3463 3.2, RFC 7504.
 */
function isForGood(error: unknown): boolean {
  const refusal = smtpRefusal.safeParse(error)
  if (!refusal.success) return false
  const { responseCode, response } = refusal.data
  const finer = /^\d{3}[ -](\d\.\d{1,3})\.\d{1,3}\b/.exec(response)?.[1]
  return finer === undefined ? NO_MAILBOX.includes(responseCode) : finer === '5.1'
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
      const sent = transport.sendMail({
        from,
        to: soleAddress(message.to),
        ...(message.replyTo ? { replyTo: soleAddress(message.replyTo) } : {}),
        ...(message.returnTo && {
          envelope: { from: soleAddress(message.returnTo).address, to: soleAddress(message.to).address },
        }),
        ...(message.inReplyTo && { inReplyTo: idOf(message.inReplyTo), references: idOf(message.inReplyTo) }),
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
      await sent.catch((error: unknown) => {
        // Without the server's words, since they have the address.
        throw isForGood(error) ? new AddressRefused('The mail server refuses this address') : error
      })
    },
    close: () => transport.close(),
  }
}
