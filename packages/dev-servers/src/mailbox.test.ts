import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMailbox, type RunningMailbox } from './mailbox'

let dir: string
let mailbox: RunningMailbox

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'homecare-mailbox-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))
beforeEach(async () => {
  mailbox = await startMailbox({ dir })
})
afterEach(async () => {
  await mailbox.clear()
  await mailbox.stop()
})

async function send(subject: string, more: object = {}, timeouts: object = {}): Promise<void> {
  const transport = nodemailer.createTransport({ url: mailbox.smtpUrl, ...timeouts } as never)
  try {
    await transport.sendMail({
      from: 'Ghaf Home Healthcare <hello@ghafhomecare.example>',
      to: 'mariam@patient.example',
      subject,
      text: 'Plain',
      ...more,
    })
  } finally {
    transport.close()
  }
}

const get = (path: string) => fetch(mailbox.pageUrl + path)

test('GET /messages lists the emails, newest first, with the names of their attachments', async () => {
  await send('First')
  await send('Zweite — عربي', {
    html: '<p>Hello</p>',
    attachments: [
      { filename: 'receipt é.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
      { filename: 'visit.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
    ],
  })
  const messages = (await (await get('/messages')).json()) as object[]
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatchObject({
    to: 'mariam@patient.example',
    from: 'Ghaf Home Healthcare <hello@ghafhomecare.example>',
    subject: 'Zweite — عربي',
    text: expect.stringContaining('Plain'),
    html: expect.stringContaining('<p>Hello</p>'),
    attachments: [
      { filename: 'receipt é.pdf', contentType: 'application/pdf' },
      { filename: 'visit.ics', contentType: 'text/calendar' },
    ],
    date: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  const file = await get('/messages/0/attachments/0')
  expect(await file.text()).toBe('%PDF-1.7')
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''receipt%20%C3%A9.pdf")
  expect((await get('/messages/0/attachments/2')).status).toBe(404)
  expect((await get('/messages/7/attachments/0')).status).toBe(404)
})

test('the HTML view of an email blocks scripts and foreign requests and shows attached pictures', async () => {
  await send('Picture', {
    html: '<img src="cid:tree">',
    attachments: [{ filename: 'tree.png', content: Buffer.from('png'), cid: 'tree' }],
  })
  const page = await get('/messages/0/html')
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(await page.text()).toMatch(/src="\/messages\/\d+-\d+\/attachments\/0"/)
})

test('waitFor finds an email that arrived or arrives later, and its error lists the others', async () => {
  await send('Here')
  expect((await mailbox.waitFor(({ subject }) => subject === 'Here', 10)).to).toBe('mariam@patient.example')
  const expected = mailbox.waitFor(({ subject }) => subject === 'Coming', 5000)
  await send('Coming')
  expect((await expected).subject).toBe('Coming')
  await expect(mailbox.waitFor(({ subject }) => subject === 'Never', 20)).rejects.toThrow(
    'No such email arrived within 0.02 s. In the inbox: "Coming" to mariam@patient.example; "Here"',
  )
})

test('emails survive a restart of the mailbox until they are deleted', async () => {
  await send('Kept')
  await mailbox.stop()
  mailbox = await startMailbox({ dir })
  expect(mailbox.messages().map(({ subject }) => subject)).toEqual(['Kept'])
  expect((await fetch(`${mailbox.pageUrl}/messages`, { method: 'DELETE' })).status).toBe(204)
  await mailbox.stop()
  mailbox = await startMailbox({ dir })
  expect(mailbox.messages()).toEqual([])
})

describe('delivery failures', () => {
  test('the mailbox in mode refuse answers every email with 451', async () => {
    mailbox.setMode('refuse')
    await expect(send('No')).rejects.toMatchObject({ responseCode: 451 })
    mailbox.setMode('accept')
    await send('Yes')
    expect(mailbox.messages()).toHaveLength(1)
  })

  test('the mailbox in mode hang never sends a greeting, and the server can still stop', async () => {
    mailbox.setMode('hang')
    await expect(send('No', {}, { greetingTimeout: 100 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})

test('the inbox lists the emails, opens each, and is served with a strict content security policy', async () => {
  await send('A <b>subject</b>')
  const inbox = await get('/')
  expect(inbox.headers.get('content-security-policy')).toContain("script-src 'self'")
  const [, link = ''] = /<a href="(\/emails\/[^"]+)">A &lt;b&gt;subject&lt;\/b&gt;/.exec(await inbox.text()) ?? []
  expect(await (await get(link)).text()).toMatch(/<pre[^>]*>Plain/)
  for (const path of ['/pico.css', '/pages.css', '/pages.js']) expect((await get(path)).status, path).toBe(200)
})
