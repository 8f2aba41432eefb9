import { startMailbox, type RunningMailbox } from '@homecare/dev-servers/mailbox'
import { afterAll, beforeAll, describe } from 'vitest'
import { mailConformance } from '../ports/mail.conformance'
import { createSmtpMail } from './smtp-mail'

describe('email over SMTP', () => {
  let mailbox: RunningMailbox
  beforeAll(async () => {
    mailbox = await startMailbox()
  })
  afterAll(() => mailbox.stop())

  mailConformance(() => ({
    open: () =>
      createSmtpMail({
        smtpUrl: mailbox.smtpUrl,
        from: 'Ghaf Home Healthcare <hello@ghafhomecare.example>',
        timeoutMs: 700,
      }),
    received: async (messageId) => {
      const mail = await mailbox.waitFor((each) => each.messageId.includes(messageId), 5_000)
      const content = async (n: number) => {
        const answer = await fetch(new URL(`/messages/${mail.id}/attachments/${n}`, mailbox.pageUrl))
        return Buffer.from(await answer.arrayBuffer())
      }
      return { ...mail, content }
    },
    count: () => mailbox.messages().length,
    mode: (mode) => mailbox.setMode(mode),
  }))
})
