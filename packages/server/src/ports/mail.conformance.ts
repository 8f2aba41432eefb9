import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logo, LOGO_CID } from '../email/logo'
import { AddressRefused, type Mail, type MailMessage } from './mail'

/** An email as the server received it. */
export interface ReceivedMail {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; cid?: string | undefined }[]
  /** The bytes of an attachment. */
  content(n: number): Promise<Buffer>
}

export interface MailTestServer {
  open(): Mail
  /** The newest email with this Message-ID (without brackets), once it has arrived. */
  received(messageId: string): Promise<ReceivedMail>
  count(): number
  mode(mode: 'accept' | 'refuse' | 'hang'): void
}

/** The promises of every mail adapter, tested on a server that can be made to fail. */
export function mailConformance(testServer: () => MailTestServer): void {
  const message = (more: Partial<MailMessage> = {}): MailMessage => ({
    to: 'patient@example.com',
    subject: 'Your visit – ready',
    html: '<p>Hello <b>Zoë</b></p>',
    text: 'Hello Zoë',
    messageId: `${randomUUID()}@homecare.example`,
    ...more,
  })

  async function delivered(mail: MailMessage): Promise<ReceivedMail> {
    const adapter = testServer().open()
    try {
      await adapter.send(mail)
      return await testServer().received(mail.messageId)
    } finally {
      adapter.close()
    }
  }

  test('an email arrives with both bodies, its attachments and its given Message-ID', async () => {
    const attachments = [
      { filename: 'visit.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR') },
    ]
    const mail = message({ attachments })
    const received = await delivered(mail)
    expect(received).toMatchObject({
      to: mail.to,
      subject: mail.subject,
      attachments: [{ filename: 'visit.ics', contentType: 'text/calendar' }],
    })
    expect(received.messageId).toContain(mail.messageId)
    expect(received.text).toContain('Hello Zoë')
    expect(received.html).toContain('<b>Zoë</b>')
  })

  test('the logo of an email arrives as a PNG inside the message, by the name that the text has', async () => {
    const received = await delivered(message({ html: `<img src="cid:${LOGO_CID}" alt="Ghaf">`, pictures: [logo()] }))
    expect(received.html).toContain(`src="cid:${LOGO_CID}"`)
    expect(received.attachments).toEqual([
      { filename: expect.stringMatching(/\.png$/), contentType: 'image/png', cid: LOGO_CID },
    ])
    expect((await received.content(0)).equals(logo().content)).toBe(true)
  })

  test('a line break in a subject adds no header', async () => {
    const received = await delivered(message({ subject: 'Visit\r\nBcc: stranger@example.com\r\n\r\nbody' }))
    expect(received.subject).toBe('Visit Bcc: stranger@example.com body')
    expect(received.to).toBe('patient@example.com')
  })

  test.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'Name <a@example.com>', ''])(
    'an email to %j is refused, because that is not one plain address',
    async (to) => {
      const before = testServer().count()
      await expect(delivered(message({ to }))).rejects.toThrow(/one plain address/)
      expect(testServer().count()).toBe(before)
    },
  )

  test.each([
    ['no-such-mailbox@nobody.example', true],
    ['anybody@nowhere.example', true],
    ['later@full.example', false],
    ['we@policy.example', false],
  ])('the error says whether the server refused %s for good: %s', async (to, forGood) => {
    const failure = await delivered(message({ to })).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure instanceof AddressRefused).toBe(forGood)
  })

  test.each(['refuse', 'hang'] as const)(
    'an email to a server in mode "%s" is an error, and the same adapter works when the server accepts again',
    async (mode) => {
      const adapter = testServer().open()
      testServer().mode(mode)
      await expect(adapter.send(message())).rejects.toThrow()
      testServer().mode('accept')
      const later = message()
      await adapter.send(later)
      expect((await testServer().received(later.messageId)).subject).toBe(later.subject)
      adapter.close()
    },
  )
}
