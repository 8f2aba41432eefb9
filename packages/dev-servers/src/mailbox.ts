import type { ReceivedEmail } from './mailbox/email'
import { openEmailStore } from './mailbox/email-store'
import { startImap } from './mailbox/imap'
import { sendReply, type Reply } from './mailbox/reply'
import { mailboxRoutes } from './mailbox/routes'
import { startSmtp, type SmtpMode } from './mailbox/smtp'
import { serve, type ListeningHost } from './serve'
import { waitFor } from './wait-for'

export type { ReceivedEmail } from './mailbox/email'

export type RunningMailbox = Awaited<ReturnType<typeof startMailbox>>

/**
 * An SMTP server that delivers nowhere, and a page that shows what it received and where it can be answered, both on loopback
 * unless told. What goes to `replies@…` is also in a mailbox that IMAP reads. With `dir` emails survive a restart.
 */
export async function startMailbox(
  options: {
    smtpPort?: number | undefined
    imapPort?: number | undefined
    pagePort?: number | undefined
    dir?: string | undefined
    host?: ListeningHost | undefined
  } = {},
) {
  let mode: SmtpMode = 'accept'
  const store = await openEmailStore(options.dir)
  const imap = await startImap(options.imapPort)
  const deliver = async (raw: Uint8Array, to: string[]): Promise<void> => {
    await store.add(raw)
    imap.deliver(to, raw)
  }
  const smtp = await startSmtp(options.smtpPort, () => mode, deliver, options.host)
  const smtpUrl = `smtp://127.0.0.1:${smtp.port}`
  const reply = (email: ReceivedEmail, answer: Reply) => sendReply(smtpUrl, email, answer)
  const page = await serve(await mailboxRoutes(store, reply), options.pagePort, options.host)
  const messages = (): ReceivedEmail[] => store.all().map(({ email }) => email)

  return {
    smtpUrl,
    pageUrl: page.url,
    /** The mailbox of replies. */
    imapUrl: imap.url,
    /** Answers an email as its reader would. */
    reply,
    /** Puts an email into the inbox as it is, for what no mail program writes. */
    deliver: (to: string, raw: string) => deliver(Buffer.from(raw), [to]),
    /** Newest first. */
    messages,
    /** Resolves with the newest matching email, waiting for it if needed; rejects after the timeout. */
    async waitFor(predicate: (email: ReceivedEmail) => boolean, timeoutMs: number): Promise<ReceivedEmail> {
      const found = () => messages().find(predicate)
      const email = await waitFor(found, { timeoutMs, intervalMs: 20, what: 'an email' }).catch(() => undefined)
      if (email) return email
      const subjects = messages().map(({ to, subject }) => `"${subject}" to ${to}`)
      throw new Error(
        `No such email arrived within ${timeoutMs / 1000} s. In the inbox: ${subjects.join('; ') || 'none'}.`,
      )
    },
    clear: store.clear,
    /** For tests of delivery failures. Connections that already hang keep hanging. */
    setMode(next: SmtpMode): void {
      mode = next
    },
    async stop(): Promise<void> {
      await Promise.all([smtp.stop(), page.stop(), imap.stop()])
    },
  }
}
