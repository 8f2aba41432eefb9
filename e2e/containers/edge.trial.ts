import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { expect, test } from 'playwright/test'

let session: ClientHttp2Session
test.beforeAll(() => {
  // The certificate is of the edge's own authority here.
  session = connect(process.env.SITE_URL ?? '', { rejectUnauthorized: false })
})
test.afterAll(() => session.close())

type Answer = IncomingHttpHeaders & { ':status'?: number }

/** The headers of an answer over HTTP/2. */
const send = (path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers })
    stream.once('response', resolve).once('error', reject)
    stream.resume().end(body)
  })

test('the edge speaks HTTP/2, offers HTTP/3, and passes a page on as the document server compressed it', async () => {
  // A document server has the pages some seconds after the release; on a busy machine the BFFs may just have missed a check.
  for (const path of ['/', '/api/catalogue'])
    await expect.poll(async () => (await send(path))[':status'], { message: path, timeout: 60_000 }).toBe(200)
  const answer = await send('/', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  expect(answer['alt-svc']).toContain('h3=')
})

test('the edge sends a visitor without TLS to the same address with TLS', async () => {
  const answer = await fetch(`${process.env.PLAIN_URL}/contact`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toMatch(/^https:\/\/localhost\/contact$/)
})

test('one visitor who claims to be many is still counted as one', async () => {
  const claims = Array.from({ length: 70 }, (_, at) =>
    send('/api/contact', { ':method': 'POST', 'x-forwarded-for': `198.51.100.${at}` }, Buffer.from('{}')),
  )
  const statuses = (await Promise.all(claims)).map((answer) => answer[':status'])
  expect(statuses).toContain(429)
})

test('a body beyond the limit is refused through the edge, and the next call is answered', async () => {
  const answer = await send('/api/payment/response', { ':method': 'POST' }, Buffer.alloc(300 * 1024))
  expect(answer[':status']).toBe(413)
  expect((await send('/'))[':status']).toBe(200)
})
