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
    received: (messageId) => mailbox.waitFor((mail) => mail.messageId.includes(messageId), 5_000),
    count: () => mailbox.messages().length,
    mode: (mode) => mailbox.setMode(mode),
  }))
})
