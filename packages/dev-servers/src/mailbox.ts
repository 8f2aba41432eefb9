import type { Mail } from './mailbox/mail'
import { openMailStore } from './mailbox/mail-store'
import { mailboxRoutes } from './mailbox/routes'
import { startSmtp, type SmtpMode } from './mailbox/smtp'
import { serve } from './serve'

export type { Mail } from './mailbox/mail'

export type RunningMailbox = {
  smtpUrl: string
  pageUrl: string
  /** Newest first. */
  messages(): Mail[]
  /** The newest mail that fits, at once or when it arrives; rejects with a sentence when time is up. */
  waitFor(predicate: (mail: Mail) => boolean, timeoutMs: number): Promise<Mail>
  clear(): Promise<void>
  /** For tests of mail trouble. Connections that already hang stay hanging. */
  setMode(mode: SmtpMode): void
  stop(): Promise<void>
}

/** An SMTP server that delivers nowhere and a page that shows what it was given, both on loopback. With `dir` mails outlive a restart. */
export async function startMailbox(
  options: { smtpPort?: number | undefined; pagePort?: number | undefined; dir?: string | undefined } = {},
): Promise<RunningMailbox> {
  let mode: SmtpMode = 'accept'
  const store = await openMailStore(options.dir)
  const page = await serve(await mailboxRoutes(store), options.pagePort)
  const smtp = await startSmtp(options.smtpPort, () => mode, store.add)
  const messages = (): Mail[] => store.all().map(({ mail }) => mail)

  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    pageUrl: page.url,
    messages,
    waitFor(predicate, timeoutMs) {
      const there = messages().find(predicate)
      if (there) return Promise.resolve(there)
      return new Promise((resolve, reject) => {
        const stopListening = store.onArrival(({ mail }) => {
          if (!predicate(mail)) return
          clearTimeout(timer)
          stopListening()
          resolve(mail)
        })
        const timer = setTimeout(() => {
          stopListening()
          const subjects =
            messages()
              .map(({ to, subject }) => `"${subject}" to ${to}`)
              .join('; ') || 'none'
          reject(new Error(`No such mail arrived within ${timeoutMs / 1000} s. Mails there: ${subjects}.`))
        }, timeoutMs)
      })
    },
    clear: store.clear,
    setMode(next) {
      mode = next
    },
    async stop() {
      await Promise.all([smtp.stop(), page.stop()])
    },
  }
}
