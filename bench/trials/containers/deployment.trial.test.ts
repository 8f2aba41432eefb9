import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { findTools } from '@homecare/cli/tools'
import { ROOT_FLAGS } from '@homecare/dev-servers/browser-flags'
import { bookingLink, bookUntilCard } from '@homecare/e2e/steps.ts'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Edge } from './edge-browser'
import { openSite, type ContainerSite } from './site'

// `NO_BUILD=1 npm run containers` takes the images of an earlier run.
const { NO_BUILD } = process.env
const HOUR = 3600_000
const EMAIL = 'containers@example.com'

let site: ContainerSite
let edge: Edge
beforeAll(async () => {
  site = await openSite({ project: 'homecare-trial', alsoWithDocker: true, log: console.log })
  if (!NO_BUILD) await site.containers.build()
  edge = await site.start()
}, HOUR)
afterAll(() => site?.stop(), HOUR)

describe('the edge', () => {
  let session: ClientHttp2Session
  beforeAll(() => void (session = connect(edge.publicUrl, { ca: edge.ca })))
  afterAll(() => session?.close())

  /** The headers of an answer over HTTP/2. */
  const send = (path: string, headers: Record<string, string> = {}, body?: Buffer) =>
    new Promise<IncomingHttpHeaders & { ':status'?: number }>((resolve, reject) => {
      const stream = session.request({ ':path': path, ...headers })
      stream.once('response', resolve).once('error', reject)
      stream.resume().end(body)
    })

  test('the edge speaks HTTP/2, offers HTTP/3, and passes a page on as the document server compressed it', async () => {
    const answer = await send('/', { 'accept-encoding': 'br' })
    expect(answer).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
    expect(answer['alt-svc']).toContain('h3=')
  })

  test('the edge sends a visitor without TLS to the same address with TLS', async () => {
    const plain = `http://localhost:${site.variables.HTTP_PORT}/contact`
    const { status, headers } = await fetch(plain, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, 'https://localhost/contact'])
  })

  test('one visitor who claims to be many is still counted as one', async () => {
    const claims = Array.from({ length: 70 }, (_, at) =>
      send('/api/contact', { ':method': 'POST', 'x-forwarded-for': `198.51.100.${at}` }, Buffer.from('{}')),
    )
    expect((await Promise.all(claims)).map((answer) => answer[':status'])).toContain(429)
  })

  test('a body beyond the limit is refused through the edge, and the next call is answered', async () => {
    const answer = await send('/api/payment/response', { ':method': 'POST' }, Buffer.alloc(300 * 1024))
    expect(answer[':status']).toBe(413)
    expect((await send('/'))[':status']).toBe(200)
  })
})

test(
  'a visitor books and pays through the containers, and the email’s link opens the booking after all of them were stopped and started',
  async () => {
    const { chromium: executablePath = '' } = findTools()
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ROOT_FLAGS })
    try {
      const page = await browser.newPage({ baseURL: edge.publicUrl, ignoreHTTPSErrors: true })
      page.setDefaultTimeout(60_000)
      const order = await bookUntilCard(page, { Email: EMAIL })
      await page.getByRole('button', { name: /^Pay AED/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor()
      const email = await site.mailbox.waitFor(({ to, text }) => to.includes(EMAIL) && text.includes(order), 60_000)
      await site.containers.compose('down')
      await site.containers.up()
      await page.goto(bookingLink(email))
      // On the day of the visit the page begins with the nurse.
      await page.getByRole('heading', { level: 1, name: /^Your (booking|nurse comes today, )/ }).waitFor()
      await expect.poll(() => page.getByText(order).count(), { timeout: 20_000 }).toBeGreaterThan(0)
    } finally {
      await browser.close()
    }
  },
  HOUR,
)
